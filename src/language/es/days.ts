/** Spanish days and meals. */

import type { DayWords } from '../days.ts'

export const days: DayWords = {
  weekdays: {
    monday: ['lunes'],
    tuesday: ['martes'],
    wednesday: ['miércoles'],
    thursday: ['jueves'],
    friday: ['viernes'],
    saturday: ['sábado'],
    sunday: ['domingo'],
  },
  short: {
    monday: ['lun'],
    tuesday: ['mar'],
    wednesday: ['mié'],
    thursday: ['jue'],
    friday: ['vie'],
    saturday: ['sáb'],
    sunday: ['dom'],
  },
  meals: {
    breakfast: ['desayuno'],
    brunch: ['brunch'],
    lunch: ['almuerzo', 'comida'],
    snack: ['merienda', 'tentempié'],
    dinner: ['cena'],
  },
}
