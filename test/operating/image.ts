/**
 * Builds a Dockerfile without a container engine: runs its instructions in order, in a new root folder with the
 * system's programs. `RUN` instructions run there as root. The image's command runs as the image's user, as process 1,
 * on a read-only root.
 */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'

type Env = Readonly<Record<string, string>>

interface Instruction {
  readonly name: string
  readonly text: string
}

/** Parses a Dockerfile. Returns its instructions in order, without comments and with continued lines joined. */
export function instructionsOf(dockerfile: string): readonly Instruction[] {
  const lines = dockerfile.split('\n').filter((line) => !/^\s*(#|$)/.test(line))
  return lines
    .join('\n')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => {
      const [, name, text] = /^([A-Z]+) +(.+)$/.exec(line) ?? []
      if (!name || !text) throw new Error(`no instruction: ${line}`)
      return { name, text }
    })
}

export interface Image {
  readonly env: Env
  readonly healthCheck: readonly string[]
  /** The entry point followed by its command. */
  readonly command: readonly string[]
  readonly volumes: readonly string[]
  /** Starts a command as process 1 of a container with this image. Only the `writable` folders can be changed. */
  readonly start: (given: Given) => ChildProcess
}

interface Given {
  readonly command: readonly string[]
  readonly env: Env
  readonly writable?: readonly string[]
}

/** PATH of the base image. */
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
/** User id of the program. A test that does not run as root cannot switch users, but also has no privileges. */
const NODE_UID = process.getuid?.() === 0 ? 1000 : 0

interface BuildInput {
  /** The folder that contains the Dockerfile. */
  readonly context: string
  /** Folder of files that npm uses instead of a registry. It is mounted at /vendor during the build. */
  readonly vendor: string
  /** Host names that resolve to this machine. */
  readonly hosts: readonly string[]
}

/** Builds the image in a folder, which is deleted at the end of the test file. */
export function builtImage(dockerfile: string, { context, vendor, hosts }: BuildInput): Image {
  const folder = newFolder(hosts)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(vendor, join(folder, 'root/vendor'), { recursive: true })
  let user = 'root'
  let env: Env = { PATH }
  let healthCheck: readonly string[] = []
  let entryPoint: readonly string[] = []
  let command: readonly string[] = []
  const volumes: string[] = []
  const steps: Readonly<Record<string, (text: string) => void>> = {
    FROM: (text) => {
      if (!/^node:\d+-slim$/.test(text)) throw new Error(`not Node's slim image: ${text}`)
    },
    COPY: (text) => {
      const [from = '', to = ''] = text.split(/\s+/)
      const [file, ...others] = globSync(from, { cwd: context })
      if (!file || others.length > 0) throw new Error(`not one file: ${from}`)
      copyFileSync(join(context, file), join(folder, 'root', to))
    },
    RUN: (text) => {
      const offline = { npm_config_offline: 'true', npm_config_install_links: 'true' }
      const words = inRoot(folder, { user, command: ['sh', '-c', text], writable: ['/'] })
      execFileSync(words[0]!, words.slice(1), { env: { ...env, ...offline, HOME: '/root' } })
    },
    ENV: (text) => {
      const pairs = [...text.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)]
      env = { ...env, ...Object.fromEntries(pairs.map(([, key, a, b]) => [key, a ?? b])) }
    },
    VOLUME: (text) => volumes.push(text),
    EXPOSE: () => {},
    USER: (text) => {
      user = text
    },
    HEALTHCHECK: (text) => {
      healthCheck = JSON.parse(text.replace(/^.*? CMD /, ''))
    },
    ENTRYPOINT: (text) => {
      entryPoint = JSON.parse(text)
    },
    CMD: (text) => {
      command = JSON.parse(text)
    },
  }
  for (const { name, text } of instructionsOf(dockerfile)) {
    const step = steps[name]
    if (!step) throw new Error(`unknown instruction: ${name}`)
    step(text)
  }
  rmSync(join(folder, 'root/vendor'), { recursive: true })
  return {
    env,
    healthCheck,
    volumes,
    command: [...entryPoint, ...command],
    start: ({ command: words, env: more, writable = [] }) => {
      const [program, ...rest] = inRoot(folder, { user, command: words, writable })
      return spawn(program!, rest, { env: { ...env, ...more } })
    },
  }
}

/** Creates the content of the base image: the system, Node, npm and a user `node`. `local` is its /usr/local. */
function newFolder(hosts: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'ingr-image-'))
  const [root, local] = [join(folder, 'root'), join(folder, 'local')]
  chmodSync(folder, 0o755)
  for (const name of ['usr', 'etc', 'dev', 'proc', 'tmp', 'root', 'var/lib'])
    mkdirSync(join(root, name), { recursive: true })
  for (const name of ['bin', 'sbin', 'lib', 'lib64']) {
    const link = lstatSync(`/${name}`, { throwIfNoEntry: false })
    if (link?.isSymbolicLink()) symlinkSync(readlinkSync(`/${name}`), join(root, name))
    else if (link) mkdirSync(join(root, name))
  }
  mkdirSync(join(local, 'bin'), { recursive: true })
  copyFileSync(process.execPath, join(local, 'bin/node'))
  const npm = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim()
  const modules = join(local, 'lib/node_modules')
  cpSync(join(dirname(realpathSync(npm)), '..'), join(modules, 'npm'), { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'))
  const etc = (name: string, lines: readonly string[]) =>
    writeFileSync(join(root, 'etc', name), `${lines.join('\n')}\n`)
  etc('passwd', ['root:x:0:0::/root:/bin/sh', `node:x:${NODE_UID}:${NODE_UID}::/home/node:/bin/sh`])
  etc('group', ['root:x:0:', `node:x:${NODE_UID}:`])
  etc('hosts', [`127.0.0.1 localhost ${hosts.join(' ')}`])
  etc('nsswitch.conf', ['passwd: files', 'group: files', 'hosts: files'])
  return folder
}

interface Running {
  readonly user: string
  readonly command: readonly string[]
  /** Writable folders in the image; `/` during the build. */
  readonly writable: readonly string[]
}

/**
 * Shell script that mounts the system's /usr with the image's /usr/local, all read-only except the writable folders,
 * and then runs the command without any privileges or any way to gain them.
 */
const IN_ROOT = `
folder=$1 writable=$2 uid=$3 groups=$4; shift 4
root=$folder/root
mount --bind $root $root
mount --rbind /usr $root/usr
mount -o remount,bind,ro $root/usr
mount --bind $folder/local $root/usr/local
for name in bin sbin lib lib64; do test -L $root/$name || ! test -d /$name || mount --rbind /$name $root/$name; done
mount --rbind /dev $root/dev
mount -t proc proc $root/proc
if test "$writable" != /; then
  for name in $writable; do mount --bind $root$name $root$name; done
  mount -o remount,bind,ro $root/usr/local
  mount -o remount,bind,ro $root
fi
test $uid != root || exec chroot $root "$@"
exec chroot $root setpriv --reuid=$uid --regid=$uid --$groups-groups --no-new-privs --bounding-set=-all --inh-caps=-all -- "$@"
`

function inRoot(folder: string, { user, command, writable }: Running): readonly string[] {
  const isRoot = process.getuid?.() === 0
  const uid = user === 'node' ? String(NODE_UID) : user
  const space = [
    '--mount',
    '--pid',
    '--fork',
    '--kill-child',
    ...(isRoot ? [] : ['--map-root-user']),
  ]
  const given = [folder, writable.join(' '), uid, isRoot ? 'clear' : 'keep']
  return ['unshare', ...space, 'sh', '-ec', IN_ROOT, 'sh', ...given, ...command]
}
