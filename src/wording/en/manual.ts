/** Texts of the reference sections in English: topics, variables, exit codes, error codes, manual pages. */

import type { TextsOf } from '../translate.ts'

export type Manual = TextsOf<typeof manual>

export const manual = () =>
  ({
    // Topics
    'topic.items': 'how ingredients, amounts and recipes are written',
    'topic.verdicts': 'what verdicts, question marks and confidences mean',
    'topic.environment': 'the variables that ingr reads',
    'topic.exit-codes': 'what the exit code says',
    'text.items': `An ingredient is any name in German, English or Spanish, or its id. Typing
errors are recognised, and what was understood is reported.

Items are one ingredient per argument, or one per line:

  ingr check "200 g butter" "2 EL Mehl" "1 1/2 tazas de harina" butter:200g
  ingr check --file recipe.txt
  pbpaste | ingr check -

An amount without a unit is grams. In checks an item without an amount counts as
100 g, and that is said; analyze leaves it out and says so. JSON items as the
HTTP API takes them work wherever lines do.`,
    'text.verdicts': `no conflict found in the data
               nothing in the data speaks against it. It is information,
               not medical advice, and says nothing about your brand or kitchen
uncertain      something is not known: an ingredient, an amount, or a value
caution        moderate risk: traces, or less than what counts as much
incompatible   high risk

A question mark after a name says that something about it is not known.
Confidence is that of the weakest data behind the verdict: high, medium, low.
A verdict that rests only on weak data is uncertain. --explain shows every rule.`,
    // Environment variables and their defaults
    withDefault: '{meaning}; without it: {otherwise}',
    'variable.INGR_LANG': 'language: de, en or es',
    'otherwise.INGR_LANG': 'the locale: LC_ALL, LC_MESSAGES or LANG',
    'variable.LC_ALL': 'locale; its language is that of the screen (C, POSIX and others than de, en and es: English), but not of JSON',
    'variable.LC_MESSAGES': 'the same, after LC_ALL',
    'variable.LANG': 'the same, after LC_MESSAGES',
    'variable.INGR_LIBRARY': 'library file',
    'otherwise.INGR_LIBRARY': 'the shipped one',
    'variable.INGR_ACCOUNTS': 'file of the accounts, keys and usage, or postgres://…',
    'otherwise.INGR_ACCOUNTS': 'ingr/accounts.sqlite in the data folder',
    'variable.INGR_REDIS': 'redis://… or rediss://…: rate limits that several servers share',
    'otherwise.INGR_REDIS': 'each server counts for itself',
    'variable.HOST': 'address that `serve` listens on',
    'otherwise.HOST': '127.0.0.1',
    'variable.PORT': 'port that `serve` listens on',
    'otherwise.PORT': '8080',
    'variable.WORKERS': 'number of processes of `serve`',
    'otherwise.WORKERS': 'one process',
    'variable.LOG_LEVEL': 'least level that `serve` logs: silent, fatal, error, warn, info, debug or trace',
    'otherwise.LOG_LEVEL': 'info',
    'variable.INGR_KEY': 'API key that `call` uses',
    'otherwise.INGR_KEY': 'the account local',
    'variable.INGR_METER': 'off: do not record the calls of the terminal',
    'otherwise.INGR_METER': 'on',
    'variable.INGR_HINTS': 'off: suggest no next command on a terminal',
    'otherwise.INGR_HINTS': 'on',
    'variable.INGR_PAGER': 'program for answers longer than the terminal; empty or cat: none',
    'otherwise.INGR_PAGER': 'PAGER',
    'variable.PAGER': 'the same, for all programs',
    'otherwise.PAGER': 'less',
    'variable.LESS': 'options of less',
    'otherwise.LESS': 'FRX',
    'variable.NO_COLOR': 'not empty: no colour',
    'otherwise.NO_COLOR': 'colour on a terminal',
    'variable.FORCE_COLOR': 'colour even in a pipe; 0: none',
    'variable.CLICOLOR': '0: no colour',
    'variable.CLICOLOR_FORCE': 'not 0: colour even in a pipe',
    'variable.TERM': 'dumb: no colour, no pager',
    'variable.XDG_DATA_HOME': 'data folder, an absolute path',
    'otherwise.XDG_DATA_HOME': '~/.local/share (macOS ~/Library/Application Support, Windows %LOCALAPPDATA%)',
    'variable.XDG_CONFIG_HOME': 'configuration folder with ingr/household.yaml and ingr/words.yaml, an absolute path',
    'otherwise.XDG_CONFIG_HOME': '~/.config (macOS ~/Library/Application Support, Windows %APPDATA%)',
    'variable.XDG_CACHE_HOME': 'cache folder of the single executable, an absolute path',
    'otherwise.XDG_CACHE_HOME': '~/.cache (macOS ~/Library/Caches, Windows %LOCALAPPDATA%)',
    // Exit codes
    'exit.0': 'answered, whatever the verdict',
    'exit.1': 'internal error, unreadable library, or `doctor` found errors',
    'exit.2': 'wrong usage or bad input',
    'exit.3': 'unknown ingredient',
    'exit.4': 'a verdict reached `--fail-on`',
    'exit.5': 'unresolved items under `--strict`',
    'exit.6': 'no relationship data (`substitutes`, `pairings`, `similar`), or `swap` cannot replace something in a recipe',
    'exit.7': 'account, key, quota or rate',
    // Error codes
    'meaning.INVALID_REQUEST': 'a field is missing or has a wrong value',
    'meaning.INVALID_LANGUAGE': 'lang is not de, en or es',
    'meaning.INVALID_JSON': 'the body is not valid JSON',
    'meaning.MISSING_QUERY': 'q is missing or blank',
    'meaning.EMPTY_ITEMS': 'the list of items is empty',
    'meaning.EMPTY_BATCH': 'the list of checks is empty',
    'meaning.TOO_MANY_ITEMS': 'a list has more entries than one call may',
    'meaning.BATCH_TOO_LARGE': 'more than 100 checks',
    'meaning.INVALID_CONCERN': 'a concern is neither a dimension nor an EU allergen without its own dimension',
    'meaning.INVALID_DIET': 'the diet is not a known one',
    'meaning.UNKNOWN_UNIT': 'a unit is not in the list of units',
    'meaning.CONVERSION_NOT_POSSIBLE': 'the library knows no density or piece weight for the conversion',
    'meaning.MISSING_API_KEY': 'no API key was sent',
    'meaning.INVALID_API_KEY': 'the API key is unknown or revoked',
    'meaning.QUOTA_EXCEEDED': 'the call costs more credits than are left of the month',
    'meaning.SPENDING_CAP_REACHED': 'the call costs more than the spending cap leaves',
    'meaning.MODULE_NOT_BOOKED': 'the account has not booked the module',
    'meaning.ACCOUNT_BLOCKED': 'the account is blocked',
    'meaning.INGREDIENT_NOT_FOUND': 'no ingredient has this id',
    'meaning.ROUTE_NOT_FOUND': 'nothing is at this path',
    'meaning.ACCOUNT_NOT_FOUND': 'no account has this customer id',
    'meaning.KEY_NOT_FOUND': 'no key has this id',
    'meaning.METHOD_NOT_ALLOWED': 'the path does not take this method',
    'meaning.REQUEST_TIMEOUT': 'the request did not arrive in time',
    'meaning.PAYLOAD_TOO_LARGE': 'the body is larger than the server takes',
    'meaning.UNSUPPORTED_MEDIA_TYPE': 'the body is not application/json',
    'meaning.NO_RELATIONSHIP_DATA': 'the ingredient has no relationship data of this kind',
    'meaning.IDEMPOTENCY_KEY_REUSED': 'the Idempotency-Key was sent with another request within a day',
    'meaning.RATE_LIMITED': 'more requests in this minute than allowed',
    'meaning.HEADERS_TOO_LARGE': 'the headers are larger than allowed',
    'meaning.UNSUPPORTED_TRANSFER_CODING': 'the body is sent in another transfer coding than chunked',
    'meaning.ENGINE_ERROR': 'a fault of the program',
    'meaning.UNAVAILABLE': 'the library or the accounts cannot be used now, or the server is overloaded or stopping',
    // The manual
    'man.name': 'NAME',
    'man.synopsis': 'SYNOPSIS',
    'man.description': 'DESCRIPTION',
    'man.environment': 'ENVIRONMENT',
    'man.files': 'FILES',
    'man.exitStatus': 'EXIT STATUS',
    'man.examples': 'EXAMPLES',
    'man.diagnostics': 'DIAGNOSTICS',
    'man.seeAlso': 'SEE ALSO',
    'man.commands': 'The commands:',
    'man.options': 'The options:',
    'man.advice': 'Advice',
    'man.allVariables': 'All variables are described in',
    'man.allFiles': 'Files are described in',
    'man.about.1': 'Ingredient intelligence for cooks, dietitians and app builders, offline and deterministic: fixed rules over a bundled library of cooking ingredients with names in German, English and Spanish.',
    'man.about.2': 'An ingredient is named by any name in any of the three languages, or by its id. Items are written as people write them (`200 g butter`, `2 EL Mehl`, `butter:200g`), one per argument, or one per line of a file or of standard input, or as the JSON that the HTTP interface takes.',
    'man.about.3': 'On a terminal answers are tables; in a pipe they are rows separated by tabs. Results go to standard output, everything else to standard error.',
    'man.adviceText': 'Information, not medical advice. Data have gaps and errors, recipes and brands differ, and people react differently. Read the label, and ask a doctor or dietitian before you decide anything about an allergy, an intolerance or a diet. A verdict of no conflict found in the data means just that.',
    'man.errors': 'An error is one line on standard error. With --json it is also printed on standard output, with one of these codes; each is followed by its exit status:',
    'man.files.accounts': 'Accounts, keys and usage, unless `INGR_ACCOUNTS` names another file.',
    'man.files.calls': 'The calls of the terminal in a month.',
    'man.files.cache': 'What the single executable unpacks at its first start.',
  }) as const
