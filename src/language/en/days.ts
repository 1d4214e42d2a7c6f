/** English days and meals. */

import type { DayWords } from '../days.ts'

export const days: DayWords = {
  weekdays: {
    monday: ['Monday'],
    tuesday: ['Tuesday'],
    wednesday: ['Wednesday'],
    thursday: ['Thursday'],
    friday: ['Friday'],
    saturday: ['Saturday'],
    sunday: ['Sunday'],
  },
  short: {
    monday: ['Mon'],
    tuesday: ['Tue', 'Tues'],
    wednesday: ['Wed'],
    thursday: ['Thu', 'Thur', 'Thurs'],
    friday: ['Fri'],
    saturday: ['Sat'],
    sunday: ['Sun'],
  },
  meals: {
    breakfast: ['breakfast'],
    brunch: ['brunch'],
    lunch: ['lunch'],
    snack: ['snack', 'snacks'],
    dinner: ['dinner', 'supper'],
  },
}
