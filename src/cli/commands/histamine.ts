/** `ingr histamine`: the histamine risk of a list. */

import { doseCommand } from './fodmap.ts'

export const command = doseCommand('histamine')
