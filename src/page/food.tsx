/** One food: a strip of key facts, nutrients, flavour, substitutes and pairings. */

import { useEffect, useState } from 'preact/hooks'
import type { Client, Output } from '../client/client.ts'
import { DIETS, DIMENSIONS, EU_CONCERNS } from '../domain/restrictions.ts'
import { upper } from '../wording/because.ts'
import { Allergens } from './allergens.tsx'
import { type Row, summaryOf } from './answer.ts'
import { asSent, storedPeople } from './household.ts'
import { Nutrition } from './nutrients.tsx'
import { findingOf } from './parties.tsx'
import { Answer, FoodLink, type Named, NoData, Section } from './parts.tsx'
import { Flavour, Kitchen } from './profile.tsx'
import { useWords } from './words.ts'

export function Food({ client, id }: Readonly<{ client: Client; id: string }>) {
  const { t, lang } = useWords()
  const food = { canonicalId: id }
  const inLang = { canonicalId: id, lang }
  const on = [client, lang]
  return (
    <article>
      <Answer ask={() => client.detail(inLang)} on={on}>
        {(answer) => <Head {...answer} />}
      </Answer>
      <Answer ask={() => askStrip(client, inLang)} on={on}>
        {(answer) => <Strip {...answer} />}
      </Answer>
      <div class="cols">
        <div>
          <Answer ask={() => client.units({ lang })} on={on}>
            {({ units }) => <Nutrition client={client} id={id} units={units} />}
          </Answer>
          <Answer ask={() => client.profile(food)} on={[client]}>
            {(answer) => <Kitchen {...answer} />}
          </Answer>
          <details>
            <summary>
              {t('food.dimensions', { count: DIMENSIONS.length })}{' '}
              <span>{t('food.dimensionsNote')}</span>
            </summary>
            <Answer ask={() => client.allergens(inLang)} on={on}>
              {(answer) => <Allergens {...answer} />}
            </Answer>
          </details>
        </div>
        <div class="side">
          <Section title={t('food.flavour')}>
            <Answer ask={() => client.profile(food)} on={[client]}>
              {({ flavorProfile }) => <Flavour axes={flavorProfile} />}
            </Answer>
          </Section>
          <Section title={t('food.substitutes')}>
            <Answer ask={() => client.substitutes(inLang)} on={on}>
              {(answer) => <Substitutes {...answer} />}
            </Answer>
          </Section>
          <Section title={t('food.pairings')}>
            <Answer ask={() => client.pairings(inLang)} on={on}>
              {({ pairsWellWith }) => <Names names={pairsWellWith} />}
            </Answer>
          </Section>
        </div>
      </div>
    </article>
  )
}

function Head({ name, synonyms, category }: Output<'detail'>) {
  const { vocabulary } = useWords()
  useEffect(() => {
    document.title = `${upper(name)} · ingr`
  }, [name])
  return (
    <>
      <p class="over">{upper(vocabulary('categories', category))}</p>
      <h1>{name}</h1>
      <p class="small quiet">{synonyms.slice(0, 4).join(', ')}</p>
    </>
  )
}

type Id = Readonly<{ canonicalId: string; lang: Output<'detail'>['language'] }>

/** Asks the server to check 100 g of the food. */
async function askStrip(client: Client, { canonicalId, lang }: Id) {
  const eaters = storedPeople.read().filter(({ eats }) => eats)
  const [checked, profile] = await Promise.all([
    client.recipeCheck({
      items: [{ ingredientId: canonicalId, amount: 100, unit: 'gram' }],
      lang,
      concerns: [...EU_CONCERNS],
      ...(eaters.length > 0 ? { people: eaters.map(asSent) } : {}),
    }),
    client.allergens({ canonicalId, lang }),
  ])
  return { checked, eaters, profile }
}

function Strip({ checked, eaters, profile }: Awaited<ReturnType<typeof askStrip>>) {
  const words = useWords()
  const { t, say } = words
  const { facts, diets, parties } = summaryOf(checked, words)
  const names = (rows: readonly Row[]) => rows.map(({ name }) => name).join(', ')
  const not = diets.filter(({ verdict }) => verdict === 'incompatible')
  const maybe = diets.filter(({ verdict }) => verdict === 'uncertain')
  const fits = diets.filter(({ verdict }) => verdict === 'compatible')
  const { fodmap, histamine } = profile.allergenProfile
  const people = parties.map(({ at, rows }) => {
    const found = rows.filter(({ verdict }) => verdict !== 'compatible')
    const shown = found.length > 0 ? found : rows.slice(0, 1)
    return `${eaters[at]?.name}: ${shown.map((row) => findingOf(row, words)).join('; ')}`
  })
  return (
    <>
      {people.length > 0 && <p class="small">{people.join(' · ')}</p>}
      <div class="card strip">
        <section>
          <h2>{say('fact.contains')}</h2>
          <p class="big">{names(facts.contains) || t('food.noneFound')}</p>
          {facts.mayContain.length > 0 && (
            <p>
              {say('fact.mayContain')} <b>{names(facts.mayContain)}</b>
            </p>
          )}
          {facts.notKnown.length > 0 && (
            <p>
              {say('fact.notKnown')}: <b>{names(facts.notKnown)}</b>
            </p>
          )}
          <p class="quiet">{t('food.others')}</p>
        </section>
        <section>
          <h2>{say('fact.diets')}</h2>
          <p class="big">
            {upper(names(not) || (maybe.length > 0 ? say('fact.notKnown') : names(fits)))}
          </p>
          {maybe.length > 0 && <p>{`${say('fact.notKnown')}: ${names(maybe)}`}</p>}
          {fits.length > 0 && fits.length < DIETS.length && <p class="quiet">{names(fits)}</p>}
        </section>
        <Dose name="fodmap" level={fodmap?.fodmapLevel} limit={fodmap?.safeServingGrams} />
        <Dose
          name="histamine"
          level={histamine?.histamineContent}
          limit={histamine?.thresholdGrams}
        />
      </div>
      <p class="small quiet">{t('food.general')}</p>
    </>
  )
}

/** Shows the level of FODMAP, histamine or fat, and how many grams of the food are too much. */
function Dose({
  name,
  level = 'unknown',
  limit,
}: {
  readonly name: string
  readonly level?: string | undefined
  readonly limit?: number | null | undefined
}) {
  const { t, sayWord, restriction, number } = useWords()
  return (
    <section>
      <h2>{upper(restriction(name))}</h2>
      <p class="big">{upper(sayWord('level', level))}</p>
      <p class="quiet">{limit == null ? '' : t('food.limit', { grams: number(limit) })}</p>
    </section>
  )
}

const FIRST = 5

function Substitutes({ substitutes }: Pick<Output<'substitutes'>, 'substitutes'>) {
  const { t, number, brought, vocabulary } = useWords()
  const [isOpen, setOpen] = useState(false)
  if (substitutes.length === 0) return <NoData />
  const shown = isOpen ? substitutes : substitutes.slice(0, FIRST)
  return (
    <>
      <ul class="links">
        {shown.map(({ ratio, loses, brings = [], ...one }) => {
          const notes = [
            ...(ratio === 1 ? [] : [t('food.ratio', { grams: number(10 * ratio) })]),
            ...loses.map((code) => t('food.other', { what: vocabulary('losses', code) })),
            ...(brings.length > 0 ? [t('swap.brings', { names: brought(brings) })] : []),
          ]
          return (
            <li>
              <FoodLink {...one} /> <span class="quiet">{notes.join('; ')}</span>
            </li>
          )
        })}
      </ul>
      {!isOpen && substitutes.length > FIRST && (
        <button type="button" class="plain" onClick={() => setOpen(true)}>
          {t('food.more', { count: substitutes.length - FIRST })}
        </button>
      )}
      <p class="small quiet">{t('food.unchecked')}</p>
    </>
  )
}

function Names({ names }: Readonly<{ names: readonly Named[] }>) {
  if (names.length === 0) return <NoData />
  return (
    <ul class="inline">
      {names.slice(0, 2 * FIRST).map((one) => (
        <li>
          <FoodLink {...one} />
        </li>
      ))}
    </ul>
  )
}
