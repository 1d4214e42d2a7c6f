/** `ingr doctor`: what to look at in a built library. */

import { examine, type Finding } from '../../library/doctor.ts'
import type { App } from '../app.ts'

export async function runDoctor(app: App) {
  const findings = examine(await app.soundLibrary())
  const count = (kind: Finding['severity']) =>
    findings.filter(({ severity }) => severity === kind).length
  const [errors, warnings, explained] = [count('error'), count('warning'), count('explained')]
  const body = { library: app.library.hash, errors, warnings, explained, findings }
  if (!app.json(body)) {
    await app.table(
      ['severity', 'check', 'id', 'finding'],
      findings.map(({ severity, check, id, finding, why }) => [
        severity,
        check,
        id,
        why === undefined ? finding : `${finding}: ${why}`,
      ]),
    )
    app.remark(
      `library ${app.library.hash}: ${app.library.count} ingredients, ${errors} errors, ${warnings} warnings, ${explained} explained`,
    )
  }
  return errors > 0 ? 1 : 0
}
