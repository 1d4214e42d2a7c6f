/** The facts about a recipe or package, independent of any person: allergens, doses, diets, nutrients, additives. */

import { useState } from 'preact/hooks'
import type { Output } from '../client/client.ts'
import { nutrientAt } from '../domain/nutrients.ts'
import { upper } from '../wording/because.ts'
import type { Row, Summary } from './answer.ts'
import { DECLARED } from './nutrients.tsx'
import type { Label } from './reasons.ts'
import { useWords, type WordsOf } from './words.ts'

const FACTS = ['contains', 'mayContain', 'notKnown'] as const

/** Shows allergens and diets as facts without colour, since colour is for conflicts with what people avoid. */
export function Facts({ summary, isPackage }: Readonly<{ summary: Summary; isPackage: boolean }>) {
  const words = useWords()
  const { t, say } = words
  const [isOpen, setOpen] = useState(false)
  const { facts, doses, diets } = summary
  const open = diets.filter(({ verdict }) => verdict !== 'compatible')
  const more = [...doses, ...(isPackage ? [] : open)]
  const row = (one: Row, label = upper(one.name)) => (
    <div>
      <dt>{label}</dt>
      <dd>
        {label === upper(one.name) ? '' : `${one.name}: `}
        {one.scale === 'diet' && one.verdict === 'incompatible' ? '' : findingWord(one, words)}{' '}
        <span>{one.why}</span>
      </dd>
    </div>
  )
  return (
    <>
      <dl class="facts">
        {FACTS.filter((one) => facts[one].length > 0).map((one) => (
          <div>
            <dt>{say(`fact.${one}`)}</dt>
            <dd>
              <ul {...(facts[one].length > 2 && { class: 'pairs' })}>
                {facts[one].map(({ name, why }) => (
                  <li>
                    <b>{name}</b> <span>{why}</span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
        {facts.notFound.length > 0 && (
          <div>
            <dt>{say('fact.notFound')}</dt>
            <dd>
              {facts.notFound.join(', ')}{' '}
              <span>{say(isPackage ? 'said.onPackage' : 'said.inData')}</span>
            </dd>
          </div>
        )}
        {isPackage && open.map((one) => row(one, say('fact.diets')))}
        {isOpen && more.map((one) => row(one))}
      </dl>
      {!isOpen && (
        <p class="hid">
          {t(isPackage ? 'result.hiddenDoses' : 'result.hidden')}{' '}
          <button type="button" class="plain" onClick={() => setOpen(true)}>
            {t('result.show')}
          </button>
        </p>
      )}
    </>
  )
}

const findingWord = ({ scale, verdict }: Row, { say, sayWord }: WordsOf) =>
  verdict === 'compatible' ? say('verdict.compatible') : sayWord(`found.${scale}`, verdict)

const SHORT = ['macros.energyKcal', 'macros.fat', 'macros.carbohydrates', 'macros.protein'] as const
export function RecipeNutrition({ total, perServing, unresolved }: Output<'recipeAnalyze'>) {
  const { t, figure, sayWord } = useWords()
  const shown = perServing ?? total
  const isPart = unresolved.length > 0
  const named = (key: string) => sayWord('nutrient', key.replace(/.*\./, ''))
  const plainly = (key: string) => {
    const value = nutrientAt(shown, key)
    return value === null ? '–' : figure(value, key)
  }
  const isLess = (key: string) =>
    isPart || (nutrientAt({ id: '', ...total.coverage }, key) ?? 0) < 1
  const value = (key: string) => `${isLess(key) ? `${t('nutrition.atLeast')} ` : ''}${plainly(key)}`
  const short = SHORT.map((key, at) => (at === 0 ? plainly(key) : `${plainly(key)} ${named(key)}`))
  const atLeast = SHORT.some(isLess) ? `${t('nutrition.atLeast')} ` : ''
  return (
    <details>
      <summary>
        {t(perServing ? 'nutrition.serving' : 'nutrition.whole')}{' '}
        <span>{atLeast + short.join(', ')}</span>
      </summary>
      <dl class="figures">
        {DECLARED.map((key) => (
          <div>
            <dt>{named(key)}</dt>
            <dd>{value(key)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

export function Additives({ additives, ingredients }: Label) {
  const { t, number } = useWords()
  const shares = ingredients
    .filter(({ share }) => share.given)
    .map(({ name, share }) => `${name} ${number(share.max)} g`)
  return (
    <>
      {additives.length > 0 && (
        <details>
          <summary>
            {t('package.additives', { count: additives.length })}{' '}
            <span>
              {additives.map(({ number: e, name }) => `${e ?? ''} ${name}`.trim()).join(', ')}
            </span>
          </summary>
          <ul class="lines">
            {additives.map(({ number: e, name, text, note }) => (
              <li>
                {`${e ?? ''} ${name}`}{' '}
                <span class="quiet">
                  “{text}” {note}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <details>
        <summary>
          {t('package.amounts')} <span>{shares.join(', ')}</span>
        </summary>
        <ul class="lines">
          {ingredients.map(({ name, share }) => (
            <li>
              {name}{' '}
              <span class="quiet">
                {share.given ? '' : `${t('package.atMost')} `}
                {number(share.max)} g
              </span>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
