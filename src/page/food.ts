/** One ingredient: allergens, flavour, kitchen, nutrients, substitutes and pairings; each part is answered by itself. */

import { type ComponentChildren, h } from 'preact'
import type { Language } from '../domain/languages.ts'
import { NUTRIENT_GROUPS, NUTRIENT_UNITS } from '../domain/nutrient-keys.ts'
import { nutrientAt } from '../domain/nutrients.ts'
import { DIMENSIONS, EU_ALLERGENS, isAllergen } from '../domain/restrictions.ts'
import { number } from '../wording/numbers.ts'
import { t } from '../wording/page.ts'
import { say, sayWord } from '../wording/say.ts'
import type {
  Allergens,
  Detail,
  Named,
  Nutrition,
  Pairings,
  Profile,
  Substitutes,
} from './answers.ts'
import type { Api } from './api.ts'
import { Await, broughtNames, restrictionName, useAnswer } from './parts.ts'
import { Radar } from './radar.ts'
import { word } from './words.ts'

/** The field of a profile that says the most, for those that are not told by `contains`. */
const TELLS: Readonly<Record<string, string>> = {
  histamine: 'histamineContent',
  fodmap: 'fodmapLevel',
  pancreas: 'pancreasRisk',
}
/** What is there, then what is not known: what is not there comes last. */
const FIRST: readonly string[] = ['yes', 'high', 'traces', 'moderate', 'possible', 'unknown', 'low']

export function Food({
  api,
  lang,
  id,
}: {
  readonly api: Api
  readonly lang: Language
  readonly id: string
}) {
  const path = `/v1/ingredients/${encodeURIComponent(id)}`
  const on = [api, lang, id]
  const detail = useAnswer(() => api.get<Detail>(path, { lang }), on)
  const part = <Answer>(name: string) =>
    useAnswer(() => api.get<Answer>(`${path}/${name}`, { lang }), on)
  // Of what takes no language, none is sent.
  const plainPart = <Answer>(name: string, query?: Readonly<Record<string, string>>) =>
    useAnswer(() => api.get<Answer>(`${path}/${name}`, query), [api, id])
  const allergens = part<Allergens>('allergens')
  const profile = plainPart<Profile>('profile')
  const nutrition = plainPart<Nutrition>('nutrition', { sources: 'true' })
  const substitutes = part<Substitutes>('substitutes')
  const pairings = part<Pairings>('pairings')

  return h(
    'article',
    {},
    h(Await<Detail>, { answer: detail, lang, show: (value) => head(value, lang) }),
    h(
      'section',
      {},
      h('h2', {}, t('food.allergens', lang)),
      h(Await<Allergens>, {
        answer: allergens,
        lang,
        show: (value) => allergenTables(value, lang),
      }),
    ),
    h(Await<Profile>, { answer: profile, lang, show: (value) => profileParts(value, lang) }),
    h(
      'section',
      {},
      h('h2', {}, t('food.nutrients', lang)),
      h(Await<Nutrition>, { answer: nutrition, lang, show: (value) => nutrients(value, lang) }),
    ),
    h(
      'section',
      {},
      h('h2', {}, t('food.substitutes', lang)),
      h(Await<Substitutes>, { answer: substitutes, lang, show: (value) => instead(value, lang) }),
    ),
    h(
      'section',
      {},
      h('h2', {}, t('food.pairings', lang)),
      h(Await<Pairings>, { answer: pairings, lang, show: (value) => goesWith(value, lang) }),
    ),
  )
}

function head({ name, synonyms, category, animalSources }: Detail, lang: Language) {
  return [
    h('h1', {}, name),
    synonyms.length > 0
      ? h('p', { class: 'quiet' }, `${t('food.also', lang)}: ${synonyms.join(', ')}`)
      : null,
    h(
      'p',
      {},
      `${say('head.category', lang)}: ${word('categories', category, lang)}`,
      animalSources.length > 0
        ? ` · ${say('field.animalSources', lang)}: ${animalSources.map((one) => word('animal_sources', one, lang)).join(', ')}`
        : '',
    ),
  ]
}

function Table({
  label,
  isTitled = false,
  heads,
  rows,
}: {
  readonly label: string
  /** A heading with the same words stands before it. */
  readonly isTitled?: boolean
  readonly heads: readonly string[]
  readonly rows: readonly (readonly ComponentChildren[])[]
}) {
  return h(
    'table',
    {},
    h('caption', isTitled ? { class: 'unseen' } : {}, label),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        heads.map((one) => h('th', { scope: 'col' }, one)),
      ),
    ),
    h(
      'tbody',
      {},
      rows.map(([first, ...others]) =>
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, first),
          others.map((one) => h('td', {}, one)),
        ),
      ),
    ),
  )
}

function allergenTables({ allergenProfile, euAllergens }: Allergens, lang: Language) {
  const rank = (value: string) => (FIRST.includes(value) ? FIRST.indexOf(value) : FIRST.length)
  const rows = DIMENSIONS.map((dimension) => {
    const profile: Readonly<Record<string, unknown>> = allergenProfile[dimension] ?? {}
    const field = TELLS[dimension] ?? 'contains'
    return {
      dimension,
      // What nobody has assessed is not known.
      figure: String(profile[field] ?? 'unknown'),
      contact: isAllergen(dimension) ? String(profile.crossContactRisk ?? 'unknown') : undefined,
      confidence: String(profile.confidence ?? 'unknown'),
    }
  }).sort((a, b) => rank(a.figure) - rank(b.figure))
  const entries = EU_ALLERGENS.map((entry) => ({
    entry,
    figure: euAllergens[entry] ?? 'unknown',
  })).sort((a, b) => rank(a.figure) - rank(b.figure))
  const told = (figure: string) =>
    h('span', { class: `figure ${figure}` }, sayWord('level', figure, lang))
  return [
    h('p', { class: 'quiet' }, t('food.allergensNote', lang)),
    h(Table, {
      label: t('food.allergens', lang),
      isTitled: true,
      heads: [
        say('head.dimension', lang),
        t('food.figure', lang),
        t('food.crossContact', lang),
        say('head.confidence', lang),
      ],
      rows: rows.map(({ dimension, figure, contact, confidence }) => [
        restrictionName(dimension, lang),
        told(figure),
        contact === undefined ? '–' : sayWord('level', contact, lang),
        sayWord('confidence', confidence, lang),
      ]),
    }),
    h(Table, {
      label: t('food.eu', lang),
      heads: [say('head.allergen', lang), t('food.figure', lang)],
      rows: entries.map(({ entry, figure }) => [sayWord('eu', entry, lang), told(figure)]),
    }),
  ]
}

function profileParts(profile: Profile, lang: Language) {
  const { flavorProfile, cookProfile } = profile
  const others = [
    ['textureProfile', 'texture_axes'],
    ['functionalProfile', 'functions'],
    ['applicationProfile', 'applications'],
  ] as const
  return [
    h(
      'section',
      {},
      h('h2', {}, t('food.flavour', lang)),
      flavorProfile
        ? h(
            'div',
            { class: 'flavours' },
            h(Radar, { axes: flavorProfile, lang }),
            h(
              'div',
              {},
              h(Axes, {
                axes: flavorProfile,
                named: (axis) => word('flavor_axes', axis, lang),
                lang,
              }),
              h('p', { class: 'quiet' }, t('food.otherAxes', lang)),
            ),
          )
        : h('p', { class: 'quiet' }, t('food.nothing', lang)),
    ),
    h(
      'section',
      {},
      h('h2', {}, t('food.kitchen', lang)),
      cookProfile
        ? h(
            'p',
            {},
            `${say('profile.cookProfile', lang)}: ${cookProfile.methods.map((one) => word('cook_methods', one, lang)).join(', ')}`,
          )
        : null,
      others.map(([name, group]) => {
        const axes = profile[name]
        return [
          h('h3', {}, say(`profile.${name}`, lang)),
          axes
            ? h(Axes, { axes, named: (axis) => word(group, axis, lang), lang })
            : h('p', { class: 'quiet' }, t('food.nothing', lang)),
        ]
      }),
    ),
  ]
}

/** Those above zero, strongest first, each with a bar that says nothing that the number does not. */
function Axes({
  axes,
  named,
  lang,
}: {
  readonly axes: Readonly<Record<string, number>>
  readonly named: (axis: string) => string
  readonly lang: Language
}) {
  const told = Object.entries(axes)
    .filter(([, value]) => value > 0)
    .sort(([, a], [, b]) => b - a)
  return h(
    'ul',
    { class: 'axes' },
    told.map(([axis, value]) =>
      h(
        'li',
        {},
        h('span', {}, named(axis)),
        h(
          'svg',
          { viewBox: '0 0 100 10', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
          h('rect', { class: 'bar', x: 0, y: 0, width: value * 100, height: 10 }),
        ),
        h('span', { class: 'value' }, number(value, lang)),
      ),
    ),
  )
}

function nutrients({ nutrients: values, sources = [] }: Nutrition, lang: Language) {
  const all = Object.entries(NUTRIENT_GROUPS).flatMap(([group, names]) =>
    names.map((name) => ({
      name: sayWord('nutrient', name, lang),
      unit: (NUTRIENT_UNITS[`${group}.${name}`] ?? 'g').replace('ug', 'µg'),
      value: nutrientAt(values, `${group}.${name}`),
      source: sources.find((one) => one.nutrients.includes(`${group}.${name}`))?.source ?? '',
    })),
  )
  const missing = all.filter(({ value }) => value === null)
  return [
    h(Table, {
      label: t('food.nutrients', lang),
      isTitled: true,
      heads: [say('head.nutrient', lang), t('food.value', lang), say('head.source', lang)],
      rows: all.flatMap(({ name, unit, value, source }) =>
        value === null ? [] : [[name, `${number(value, lang)} ${unit}`, source]],
      ),
    }),
    missing.length > 0
      ? h(
          'p',
          { class: 'quiet' },
          `${t('food.unmeasuredAll', lang)} ${missing.map(({ name }) => name).join(', ')}`,
        )
      : null,
  ]
}

function instead({ substitutes }: Substitutes, lang: Language) {
  if (substitutes.length === 0) return h('p', { class: 'quiet' }, t('food.nothing', lang))
  const words = (group: 'contexts' | 'losses', codes: readonly string[]) =>
    codes.map((code) => word(group, code, lang)).join(', ')
  return [
    h('p', { class: 'quiet' }, t('food.unchecked', lang)),
    h(Table, {
      label: t('food.substitutes', lang),
      isTitled: true,
      heads: [
        say('head.ingredient', lang),
        say('head.quality', lang),
        say('head.use', lang),
        say('head.loses', lang),
      ],
      rows: substitutes.map((one) => [
        [link(one), ` (${number(one.ratio, lang)} ${say('head.ratio', lang)})`],
        sayWord('quality', one.quality, lang),
        words('contexts', one.contexts),
        [
          words('losses', one.loses),
          one.brings && one.brings.length > 0
            ? h('span', {}, ` ${t('check.brings', lang)}: ${broughtNames(one.brings, lang)}`)
            : null,
        ],
      ]),
    }),
  ]
}

function goesWith({ pairsWellWith, oftenUsedWith }: Pairings, lang: Language) {
  const names = (list: readonly Named[]) =>
    list.length === 0
      ? h('p', { class: 'quiet' }, t('food.nothing', lang))
      : h(
          'ul',
          { class: 'names' },
          list.map((one) => h('li', {}, link(one))),
        )
  return [names(pairsWellWith), h('h3', {}, t('food.often', lang)), names(oftenUsedWith)]
}

const link = ({ ingredientId, name }: Named) =>
  h('a', { href: `#/explore/${encodeURIComponent(ingredientId)}` }, name)
