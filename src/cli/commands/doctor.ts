/** `ingr doctor`: what to look at in a built library. */

import { examine } from '../../library/doctor.ts'
import type { App } from '../app.ts'

export async function runDoctor(app: App) {
  const findings = examine(app.library)
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const warnings = findings.length - errors
  const body = { library: app.library.hash, errors, warnings, findings }
  if (!app.json(body)) {
    await app.table(
      ['severity', 'check', 'id', 'finding'],
      findings.map(({ severity, check, id, finding }) => [severity, check, id, finding]),
    )
    app.remark(
      `library ${app.library.hash}: ${app.library.count} ingredients, ${errors} errors, ${warnings} warnings`,
    )
  }
  return errors > 0 ? 1 : 0
}
