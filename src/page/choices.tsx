/** Checkboxes for the dimensions and diets to check. */

import { CONCERNS, DIETS, RESTRICTIONS, type Restriction } from '../domain/restrictions.ts'
import { useWords } from './words.ts'

const GROUPS = [
  { title: 'check.concerns', of: CONCERNS },
  { title: 'check.diets', of: DIETS },
] as const

export function Choices({
  chosen,
  onChange,
}: Readonly<{
  chosen: readonly Restriction[]
  onChange: (chosen: readonly Restriction[]) => void
}>) {
  const { t, restriction } = useWords()
  const toggle = (one: Restriction) => {
    const isChosen = chosen.includes(one)
    onChange(RESTRICTIONS.filter((other) => (other === one ? !isChosen : chosen.includes(other))))
  }
  return GROUPS.map(({ title, of }) => (
    <fieldset>
      <legend>{t(title)}</legend>
      <div class="choices">
        {of.map((one) => (
          <label>
            <input
              type="checkbox"
              value={one}
              checked={chosen.includes(one)}
              onChange={() => toggle(one)}
            />{' '}
            {restriction(one)}
          </label>
        ))}
      </div>
    </fieldset>
  ))
}
