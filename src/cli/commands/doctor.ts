/** `ingr doctor`: what to look at in a built library. */

import { examine, type Finding } from '../../library/doctor.ts'
import type { App } from '../app.ts'
import { say, sayWord } from '../text/say.ts'

export async function runDoctor(app: App) {
  const findings = examine(await app.soundLibrary())
  const count = (kind: Finding['severity']) =>
    findings.filter(({ severity }) => severity === kind).length
  const [errors, warnings, explained] = [count('error'), count('warning'), count('explained')]
  const body = { library: app.library.hash, errors, warnings, explained, findings }
  if (!app.json(body)) {
    await app.table(
      (['severity', 'check', 'id', 'finding'] as const).map((head) =>
        say(`head.${head}`, app.lang),
      ),
      findings.map(({ severity, check, id, finding, why }) => [
        sayWord('severity', severity, app.lang),
        check,
        id,
        why === undefined ? finding : `${finding}: ${why}`,
      ]),
    )
    const { hash, count: all } = app.library
    const told = [
      `${all} ${say('said.ingredients', app.lang)}`,
      `${errors} ${say('said.errors', app.lang)}`,
      `${warnings} ${say('said.warnings', app.lang)}`,
      `${explained} ${say('said.explained', app.lang)}`,
    ]
    app.remark(`${say('said.library', app.lang)} ${hash}: ${told.join(', ')}`)
  }
  return errors > 0 ? 1 : 0
}
