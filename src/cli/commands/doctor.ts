/** `ingr doctor`: reports possible problems in a built library. */

import type { Finding } from '../../library/doctor.ts'
import { textOf } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { working } from '../output/progress.ts'
import type { CommandRow } from '../rows.ts'
import { messageFormatter } from '../screen.ts'

export const command: CommandRow = { usage: 'doctor', json: ['DoctorResponse'], run: doctor }

async function doctor(app: App) {
  const { examine } = await import('../../library/doctor.ts')
  const library = await app.soundLibrary()
  const findings = working(app.io, app.say('said.working'), () => examine(library))
  const count = (kind: Finding['severity']) =>
    findings.filter(({ severity }) => severity === kind).length
  const [errors, warnings, explained] = [count('error'), count('warning'), count('explained')]
  const body = {
    library: app.library.hash,
    errors,
    warnings,
    explained,
    unread: app.library.unread,
    findings: findings.map(({ finding, why, ...rest }) => ({
      ...rest,
      finding: textOf(finding),
      ...(why && { why: why.en }),
    })),
  }
  if (!app.json(body)) {
    const format = await messageFormatter(app.lang)
    await app.table(
      app.heads('severity', 'check', 'id', 'finding'),
      findings.map(({ severity, check, id, finding, why }) => [
        app.word('severity', severity),
        check,
        id,
        why === undefined ? format(finding) : `${format(finding)}: ${why[app.lang]}`,
      ]),
    )
    const { hash, count: all, unread } = app.library
    const counts = [
      `${all} ${app.say('said.ingredients')}`,
      `${errors} ${app.say('said.errors')}`,
      `${warnings} ${app.say('said.warnings')}`,
      `${explained} ${app.say('said.explained')}`,
      `${unread} ${app.say('said.unreadEntries')}`,
    ]
    app.remark(`${app.say('said.library')} ${hash}: ${counts.join(', ')}`)
  }
  return errors > 0 ? 1 : 0
}
