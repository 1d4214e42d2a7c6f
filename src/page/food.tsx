/** One ingredient: allergens, flavour, nutrients, substitutes and pairings; each part has its own call. */

import type { Client, Output } from '../client/client.ts'
import { Allergens } from './allergens.tsx'
import { Nutrients } from './nutrients.tsx'
import { Answer, FoodLink, type Named, NoData, Section } from './parts.tsx'
import { Profile } from './profile.tsx'
import { Table } from './table.tsx'
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
      <Section title={t('food.allergens')}>
        <Answer ask={() => client.allergens(inLang)} on={on}>
          {(answer) => <Allergens {...answer} />}
        </Answer>
      </Section>
      <Answer ask={() => client.profile(food)} on={[client]}>
        {(answer) => <Profile {...answer} />}
      </Answer>
      <Section title={t('food.nutrients')}>
        <Answer ask={() => client.nutrition({ ...food, sources: true })} on={[client]}>
          {(answer) => <Nutrients {...answer} />}
        </Answer>
      </Section>
      <Section title={t('food.substitutes')}>
        <Answer ask={() => client.substitutes(inLang)} on={on}>
          {(answer) => <Substitutes {...answer} />}
        </Answer>
      </Section>
      <Section title={t('food.pairings')}>
        <Answer ask={() => client.pairings(inLang)} on={on}>
          {({ pairsWellWith, oftenUsedWith }) => (
            <>
              <Names names={pairsWellWith} />
              <h3>{t('food.often')}</h3>
              <Names names={oftenUsedWith} />
            </>
          )}
        </Answer>
      </Section>
    </article>
  )
}

function Head({ name, synonyms, category, animalSources }: Output<'detail'>) {
  const { t, say, vocabulary } = useWords()
  const sources = animalSources.map((one) => vocabulary('animal_sources', one)).join(', ')
  return (
    <>
      <h1>{name}</h1>
      {synonyms.length > 0 && <p class="quiet">{`${t('food.also')}: ${synonyms.join(', ')}`}</p>}
      <p>
        {say('head.category')}: {vocabulary('categories', category)}
        {sources !== '' && ` · ${say('field.animalSources')}: ${sources}`}
      </p>
    </>
  )
}

function Substitutes({ substitutes }: Pick<Output<'substitutes'>, 'substitutes'>) {
  const { t, say, sayWord, number, brought, vocabulary } = useWords()
  if (substitutes.length === 0) return <NoData />
  const words = (group: 'contexts' | 'losses', codes: readonly string[]) =>
    codes.map((code) => vocabulary(group, code)).join(', ')
  const rows = substitutes.map(({ ratio, quality, contexts, loses, brings = [], ...one }) => [
    <>
      <FoodLink {...one} /> ({number(ratio)} {say('head.ratio')})
    </>,
    sayWord('quality', quality),
    words('contexts', contexts),
    <>
      {words('losses', loses)}
      {brings.length > 0 && <span>{` ${t('check.brings')}: ${brought(brings)}`}</span>}
    </>,
  ])
  const heads = ['head.ingredient', 'head.quality', 'head.use', 'head.loses'] as const
  return (
    <>
      <p class="quiet">{t('food.unchecked')}</p>
      <Table
        label={t('food.substitutes')}
        isTitled
        heads={heads.map((head) => say(head))}
        rows={rows}
      />
    </>
  )
}

function Names({ names }: Readonly<{ names: readonly Named[] }>) {
  if (names.length === 0) return <NoData />
  return (
    <ul class="names">
      {names.map((one) => (
        <li>
          <FoodLink {...one} />
        </li>
      ))}
    </ul>
  )
}
