/** German days and meals, also as Austria and Switzerland say. */

import type { DayWords } from '../days.ts'

export const days: DayWords = {
  weekdays: {
    monday: ['Montag'],
    tuesday: ['Dienstag'],
    wednesday: ['Mittwoch'],
    thursday: ['Donnerstag'],
    friday: ['Freitag'],
    saturday: ['Samstag', 'Sonnabend'],
    sunday: ['Sonntag'],
  },
  short: {
    monday: ['Mo'],
    tuesday: ['Di'],
    wednesday: ['Mi'],
    thursday: ['Do'],
    friday: ['Fr'],
    saturday: ['Sa'],
    sunday: ['So'],
  },
  meals: {
    breakfast: ['Frühstück', 'morgens', 'Zmorge'],
    brunch: ['Brunch'],
    lunch: ['Mittag', 'mittags', 'Mittagessen', 'Zmittag'],
    snack: ['Jause', 'Snack', 'Zwischenmahlzeit', 'Zvieri', 'Znüni', 'Vesper'],
    dinner: ['Abend', 'abends', 'Abendessen', 'Abendbrot', 'Nachtmahl', 'Znacht'],
  },
}
