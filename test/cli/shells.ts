/** Types text into real shells (bash, zsh and fish), each on a pseudo-terminal (`script` of util-linux). */

import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Shell } from '../../src/cli/completion/scripts.ts'
import { ROOT } from './run.ts'

const PROMPT = 'READY> '
const PATIENCE_MS = 20_000

/**
 * The startup file of each shell. It loads our completion script as the comments in that script advise, and sets a
 * fixed prompt.
 */
const START: Readonly<Record<Shell, { rc: string; text: string; command: string }>> = {
  bash: {
    rc: '.bashrc',
    text: `bind 'set enable-bracketed-paste off'\nPS1='${PROMPT}'\n. <(ingr completion bash)\n`,
    command: 'bash --rcfile .bashrc -i',
  },
  zsh: {
    rc: '.zshrc',
    text: `autoload -U compinit; compinit -u -D\nunsetopt zle_bracketed_paste\nPROMPT='${PROMPT}'\nsource <(ingr completion zsh)\n`,
    command: 'zsh -i',
  },
  fish: {
    rc: 'init.fish',
    text: `function fish_prompt; echo -n '${PROMPT}'; end\nset -g fish_greeting\ningr completion fish | source\n`,
    command: "fish --no-config -i -C 'source init.fish'",
  },
}

/**
 * Creates a folder with files to complete and an `ingr` that records its arguments. For completion, this `ingr` calls
 * the real program.
 */
function makeFolder(shell: Shell): string {
  const folder = mkdtempSync(join(tmpdir(), `ingr-${shell}-`))
  writeFileSync(join(folder, START[shell].rc), START[shell].text)
  writeFileSync(join(folder, 'recipe one.txt'), '200 g butter\n')
  mkdirSync(join(folder, 'my-foods'))
  const program = `#!/bin/sh
case $1 in
  completion | __complete) exec node '${join(ROOT, 'bin/ingr.js')}' "$@" ;;
esac
for word; do printf '%s\\n' "$word"; done > '${folder}/words.new'
mv '${folder}/words.new' '${folder}/words'
`
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/ingr'), program, { mode: 0o755 })
  return folder
}

/** Types lines into a shell, with tabs for completion, and returns the arguments that `ingr` receives. */
export async function typeInto(
  shell: Shell,
  lines: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<readonly (readonly string[])[]> {
  const folder = makeFolder(shell)
  const noted = join(folder, 'words')
  const child = spawn('script', ['-qec', START[shell].command, '/dev/null'], {
    cwd: folder,
    env: {
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
      HOME: folder,
      ZDOTDIR: folder,
      TERM: 'xterm',
      LANG: 'C.UTF-8',
      LC_ALL: 'C.UTF-8',
      ...env,
    },
  })
  let shown = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    shown += text
  })
  child.stdin.on('error', () => {})
  const until = async (met: () => boolean, what: string) => {
    const end = Date.now() + PATIENCE_MS
    while (!met()) {
      if (Date.now() > end) throw new Error(`${shell}: no ${what} after ${JSON.stringify(shown)}`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  const answers: string[][] = []
  try {
    await until(() => shown.includes(PROMPT), 'prompt')
    for (const line of lines) {
      rmSync(noted, { force: true })
      shown = ''
      child.stdin.write(`${line}\r`)
      await until(() => existsSync(noted), `words for ${JSON.stringify(line)}`)
      answers.push(readFileSync(noted, 'utf8').split('\n').slice(0, -1))
      await until(() => shown.includes(PROMPT), 'prompt')
    }
    return answers
  } finally {
    const closed = new Promise((resolve) => child.on('close', resolve))
    child.kill()
    await closed
    rmSync(folder, { recursive: true, force: true })
  }
}
