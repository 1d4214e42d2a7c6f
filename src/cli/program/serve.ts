/** The commands around the HTTP service: the server, one call of it, accounts, keys and usage. */

import type { Command } from 'commander'
import { PLANS } from '../../accounts/account.ts'
import type { App } from '../app.ts'
import { type GroupRow, repeatable, type Section } from './rows.ts'

const account = () => import('../commands/account.ts')
const key = () => import('../commands/key.ts')

/** In the examples. */
const CUSTOMER = '1b4e28ba-2fa1-41d2-883f-0016d3cca427'
const KEY = '6ec0bd7f-11c0-43da-975e-2a8ad9ebae0b'

function bookingOptions(command: Command): void {
  command
    .option('--modules <modules>', 'booked modules: M1, M2, M3, M4, comma-separated')
    .option('--plan <plan>', `${PLANS.join(', ')}; sets the rate limit unless that is given`)
    .option('--monthly-quota <n>', 'credits per month (UTC), or none')
    .option('--credit-price <x>', 'price of a credit beyond the quota, or none')
    .option('--spending-cap <x>', 'at most this much per month beyond the quota, or none')
    .option('--rate-limit <n>', 'requests per minute')
}

const ACCOUNT: GroupRow = {
  usage: 'account',
  about: 'Accounts of the HTTP API',
  examples: ['account create "Bistro Anna" --monthly-quota 10000', 'account list'],
  parts: [
    {
      usage: 'create <name>',
      about: 'Open an account (default: all modules, plan free, no quota)',
      examples: [
        'account create "Bistro Anna" --monthly-quota 10000',
        'account create Test --modules M1,M2 --plan standard',
      ],
      load: async () => (await account()).runCreate,
      options: bookingOptions,
    },
    {
      usage: 'list',
      about: 'All accounts',
      examples: ['account list --json'],
      load: async () => (await account()).runList,
    },
    {
      usage: 'show <customerId>',
      about: 'One account',
      examples: [`account show ${CUSTOMER}`],
      load: async () => (await account()).runShow,
    },
    {
      usage: 'update <customerId>',
      about: 'Change an account; what is not given stays',
      examples: [
        `account update ${CUSTOMER} --plan pro`,
        `account update ${CUSTOMER} --monthly-quota none`,
      ],
      load: async () => (await account()).runUpdate,
      options: (command) => {
        bookingOptions(command)
        command.option('--name <name>', 'name of the customer')
      },
    },
    {
      usage: 'block <customerId>',
      about: 'Refuse the calls of an account',
      examples: [`account block ${CUSTOMER}`],
      load: async () => (await account()).runBlock,
    },
    {
      usage: 'unblock <customerId>',
      about: 'Answer the calls of an account again',
      examples: [`account unblock ${CUSTOMER}`],
      load: async () => (await account()).runUnblock,
    },
  ],
}

const KEYS: GroupRow = {
  usage: 'key',
  about: 'Keys of an account',
  examples: [`key issue ${CUSTOMER}`, `key revoke ${KEY}`],
  parts: [
    {
      usage: 'issue <customerId>',
      about: 'Make a key; it is shown this once',
      examples: [`key issue ${CUSTOMER}`, `key issue ${CUSTOMER} --test`],
      load: async () => (await key()).runIssue,
      options: (command) =>
        command.option('--test', 'a key for tests: the same answers, no credits, a low rate'),
    },
    {
      usage: 'list <customerId>',
      about: 'The keys of an account, revoked ones too',
      examples: [`key list ${CUSTOMER}`],
      load: async () => (await key()).runList,
    },
    {
      usage: 'revoke <keyId>',
      about: 'Revoke a key for good',
      examples: [`key revoke ${KEY}`],
      load: async () => (await key()).runRevoke,
    },
  ],
}

export const SERVE: Section = {
  heading: 'Serve:',
  rows: [
    {
      usage: 'serve',
      about: 'Answer over HTTP, with keys, modules, credits and limits',
      examples: [
        'serve',
        'serve --port 0 --metrics',
        'serve --workers 4 --cors https://app.example',
      ],
      load: async (version) => {
        const { runServe } = await import('../commands/serve.ts')
        return (app: App, _: unknown, options: never) => runServe(app, options, version)
      },
      options: (command) =>
        command
          .option('--host <address>', 'address to listen on', '127.0.0.1')
          .option('-p, --port <n>', 'port to listen on; 0 picks one', '8080')
          .option(
            '--workers <n>',
            'answer with this many processes; SIGHUP changes them one by one',
          )
          .option('--log-level <level>', 'silent, fatal, error, warn, info, debug or trace', 'info')
          .option('--body-limit <bytes>', 'largest body that is read', '1048576')
          .option(
            '--cors <origin>',
            'let browsers call from this origin; repeatable, * for all',
            repeatable,
          )
          .option('--metrics', 'serve /metrics for Prometheus, without a key'),
    },
    {
      usage: 'explore',
      about: 'The page on this machine alone: ingredients and recipes in a browser, without a key',
      examples: ['explore', 'explore --port 8081 --no-open'],
      load: async (version) => {
        const { runExplore } = await import('../commands/explore.ts')
        return (app: App, _: unknown, options: never) => runExplore(app, options, version)
      },
      options: (command) =>
        command
          .option('-p, --port <n>', 'port to listen on; 0 picks one', '0')
          .option('--no-open', 'print the address and open no browser'),
    },
    {
      usage: 'call <method> <path> [body]',
      about: 'One request to the HTTP service, in-process and without a port',
      examples: [
        'call GET "/v1/ingredients/search?q=butter&limit=1"',
        `call POST /v1/compatibility/check '{"items":[{"ingredientId":"butter"}]}'`,
      ],
      load: async (version) => {
        const { runCall } = await import('../commands/call.ts')
        return (app: App, args: never, options: never) => runCall(app, args, options, version)
      },
      options: (command) =>
        command
          .option(
            '-k, --key <key>',
            'call with this API key, which others may see in the list of processes; better INGR_KEY or:',
          )
          .option(
            '--key-file <path>',
            'call with the API key in this file, or - for standard input',
          )
          .option('-f, --file <path>', 'read the body from a file, or - for standard input')
          .option('-i, --include', 'print status and headers before the body'),
    },
    {
      usage: 'mcp',
      about:
        'The operations as tools for language models (Model Context Protocol), over standard input and output',
      examples: ['mcp', 'mcp --lang de'],
      load: async (version) => {
        const { runMcp } = await import('../commands/mcp.ts')
        return (app: App) => runMcp(app, version)
      },
    },
    {
      usage: 'usage',
      about: 'What was asked for in the last days, and its credits',
      examples: ['usage', 'usage --days 7', `usage --customer ${CUSTOMER}`],
      load: async () => (await import('../commands/usage.ts')).runUsage,
      as: 'usage',
      options: (command) =>
        command
          .option('--customer <id>', 'the account (default local: the calls of this terminal)')
          .option('-d, --days <n>', 'this many days until today (UTC), 1 to 365 (default 30)'),
    },
    ACCOUNT,
    KEYS,
  ],
}
