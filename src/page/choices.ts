/** Boxes to tick: the dimensions and diets that somebody avoids or keeps. */

import { h } from 'preact'
import type { Language } from '../domain/languages.ts'
import { CONCERNS, DIETS, RESTRICTIONS, type Restriction } from '../domain/restrictions.ts'
import { t } from '../wording/page.ts'
import { restrictionName } from './parts.ts'

const GROUPS = [
  { title: 'check.concerns', of: CONCERNS },
  { title: 'check.diets', of: DIETS },
] as const

export function Choices({
  chosen,
  lang,
  onChange,
}: {
  readonly chosen: readonly Restriction[]
  readonly lang: Language
  readonly onChange: (chosen: readonly Restriction[]) => void
}) {
  const toggle = (one: Restriction) => {
    const isChosen = chosen.includes(one)
    onChange(RESTRICTIONS.filter((other) => (other === one ? !isChosen : chosen.includes(other))))
  }
  return GROUPS.map(({ title, of }) =>
    h(
      'fieldset',
      {},
      h('legend', {}, t(title, lang)),
      h(
        'div',
        { class: 'choices' },
        of.map((one) =>
          h(
            'label',
            {},
            h('input', {
              type: 'checkbox',
              value: one,
              checked: chosen.includes(one),
              onChange: () => toggle(one),
            }),
            ' ',
            restrictionName(one, lang),
          ),
        ),
      ),
    ),
  )
}
