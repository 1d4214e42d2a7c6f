/** A table in which the first cell of each row is its heading. */

import type { ComponentChildren } from 'preact'

export function Table({
  label,
  isTitled = false,
  heads,
  rows,
}: {
  readonly label: string
  /** True if there is already a heading with the same text above the table. */
  readonly isTitled?: boolean
  readonly heads: readonly string[]
  readonly rows: readonly (readonly ComponentChildren[])[]
}) {
  return (
    <table>
      <caption {...(isTitled && { class: 'unseen' })}>{label}</caption>
      <thead>
        <tr>
          {heads.map((one) => (
            <th scope="col">{one}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr>
            <th scope="row">{first}</th>
            {others.map((one) => (
              <td>{one}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
