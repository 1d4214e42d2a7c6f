/** The rules of German: inflection, sounds and plurals. Over folded letters. */

import type { Ending, LanguageRules, Plurals } from '../rules.ts'
import type { SoundRules } from '../sounds.ts'

/** "Gänsees" is not a form of Gänse: two vowels meet only in "Eier" and "Frauen". */
const SYLLABLE = /(?:[^aeiou]|[ae]i|[ae]u)$/
/** Only adjectives take "em": "getrocknetem", "hellem". */
const ADJECTIVE = /(?:[^aeioul]|ll)$/

const endings: readonly Ending[] = [
  ['innen', 'in'],
  ['ern', 'er'],
  ['ern', '', SYLLABLE],
  // "Kirschen" is tried as Kirsche before Kirsch: if both are names, the longer stem is the food.
  ['en', 'e', SYLLABLE],
  ['en', '', SYLLABLE],
  ['er', '', SYLLABLE],
  ['es', '', SYLLABLE],
  ['em', '', ADJECTIVE],
  ['n', ''],
  ['e', ''],
  ['s', '', /[^sxz]$/],
]

/** German plurals of nouns that recipes count. */
const plurals: Plurals = {
  compounds: true,
  plural: [
    [/(?<=ung|ion|schaft|keit|heit)$/, 'en'],
    [/(?<=chen|lein)$/, ''],
    [/e$/, 'en'],
  ],
  singular: [
    [/(?<=ung|ion|schaft|keit|heit)en$/, ''],
    [/(?<=chen|lein)$/, ''],
    [/(?<=[^aeiou]|[aei]u|[aei]i)en$/, 'e'],
  ],
  changes: 'last',
  ends: new Set(
    'mit ohne in im aus von vom für und oder zum zur à a nach bis je pro auf am an ca etwa gut'.split(
      ' ',
    ),
  ),
  adjectives: { plural: 'e', singular: { m: 'er', n: 'es', f: 'e' }, gender: 'f' },
}

/** German sounds: b and p, d and t, g and k sound alike, as do f, v and w. */
const sounds: SoundRules = [
  [/worcester(?:shire)?/g, 'wuster'],
  [/eau/g, 'o'],
  [/oque/g, 'oke'],
  [/ouill/g, 'ulj'],
  [/oiss/g, 'oas'],
  [/(?:ong|ant)$/, 'on'],
  [/(?<=[eo]r)t$/, ''],
  [/ew$/, 'u'],
  [/aiche?$/, 'esch'],
  [/ais(?=e$)/, 'as'],
  [/aes(?=e$)/, 'as'],
  [/chs/g, 'ks'],
  [/t?sch|dsch|ch|sh/g, 'S'],
  [/^s(?=[pt])/, 'S'],
  [/ph|v|w/g, 'f'],
  [/qu/g, 'kf'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 'z'],
  [/ck|c/g, 'k'],
  [/tz|z|ts/g, 's'],
  [/gn/g, 'nj'],
  [/ni(?=[aou])/g, 'nj'],
  [/([tr])h/g, '$1'],
  [/([aeiou])h/g, '$1'],
  [/dt|d/g, 't'],
  [/b/g, 'p'],
  [/g/g, 'k'],
  [/ie/g, 'i'],
  [/ey|ei|ay/g, 'ai'],
  [/eu/g, 'oi'],
  [/y|j/g, 'i'],
  [/ii/g, 'i'],
  [/[ae]r(?=[^aeiour]|$)/g, 'a'],
  [/e([lnm])$/, '$1'],
  [/(?<=..)e$/, ''],
  [/(.)\1+/g, '$1'],
]

export const rules: LanguageRules = {
  endings,
  plurals,
  sounds,
  headFirst: false,
  umlauts: true,
  compounds: true,
  // Matches "angedampft", "geschwenkt", "ubergossen", "pochiert".
  participle:
    /^(?:(?:[a-z]{2,6})?ge[a-z]{3,}(?:t|en)|(?:uber|unter|ver|be|er|zer|durch)[a-z]{4,}(?:t|en)|[a-z]{3,}iert)$/,
  nameWithout: (foods) => `\\b${foods}(?:frei|los)|\\bohne ${foods}\\b`,
  // Infinitives at the end of a step, with their prefixes: "vorheizen", "unterheben", "kleinschneiden".
  last: /^(?:ab|an|auf|aus|be|bei|dazu|dar(?:uber|auf|in|unter)|durch|ein|ent|er|fein|fest|fertig|gar|glatt|grob|heraus|hinein|hinzu|hin|in|klein|lauwarm|los|mit|nach|schaumig|steif|uber|um|unter|ver|vor|warm|weg|weich|zer|zu|zuruck|zusammen)*(?:arbeiten|backen|bestauben|binden|blanchieren|braten|braunen|brechen|bringen|bursten|decken|drehen|drucken|dunsten|einkochen|fetten|formen|frittieren|fugen|fullen|garen|garnieren|geben|gehen|giessen|gratinieren|grillen|hacken|halbieren|heben|heizen|hobeln|holen|karamellisieren|kneten|kochen|kocheln|kuhlen|lassen|legen|loffeln|losen|loschen|mahlen|marinieren|mengen|mischen|mixen|nehmen|olen|passieren|pinseln|pochieren|pressen|purieren|putzen|quirlen|raspeln|reduzieren|reiben|rollen|rosten|ruhren|ruhen|salzen|schalen|schaumen|schichten|schlagen|schmecken|schmelzen|schmoren|schneiden|schutteln|schwenken|schwitzen|servieren|setzen|sieben|sieden|simmern|spritzen|spulen|stampfen|stauben|stechen|stellen|stocken|streichen|streuen|stocken|spalten|temperieren|teilen|traufeln|trennen|trocknen|tropfen|tupfen|vierteln|wallen|walzen|warmen|waschen|weichen|wenden|wickeln|wurfeln|wurzen|zerkleinern|ziehen|zupfen|stampfen|mehlen|zuckern|sussen|wird|werden)$/,
  verb: null,
}
