/** The beginning: how to get a key, three calls, how to read a verdict, the languages. */

import { h } from 'preact'
import type { Language } from '../domain/languages.ts'
import { VERDICTS } from '../domain/risk.ts'
import { t } from '../wording/page.ts'
import { VerdictMark } from './parts.ts'

export function Start({ lang, needsKey }: { readonly lang: Language; readonly needsKey: boolean }) {
  const { origin } = location
  const key = needsKey ? ' \\\n  -H "Authorization: Bearer $INGR_KEY"' : ''
  return [
    h('h1', {}, t('start.title', lang)),
    h('p', {}, t('start.intro', lang)),
    h(
      'p',
      { class: 'actions' },
      h('a', { class: 'button', href: '#/check' }, t('nav.check', lang)),
      h('a', { class: 'button', href: '#/explore' }, t('nav.explore', lang)),
    ),
    h('h2', {}, t('start.key', lang)),
    h('p', {}, withCode(t(needsKey ? 'start.keyAsk' : 'start.keyLocal', lang))),
    needsKey
      ? h(Code, { text: 'ingr account create "My app"\ningr key issue <customer id>' })
      : null,
    h('h2', {}, t('start.calls', lang)),
    h('h3', {}, t('start.callSearch', lang)),
    h(Code, { text: `curl "${origin}/v1/ingredients/search?q=butter&lang=${lang}&limit=3"${key}` }),
    h('h3', {}, t('start.callAllergens', lang)),
    h(Code, { text: `curl "${origin}/v1/ingredients/butter/allergens?lang=${lang}"${key}` }),
    h('h3', {}, t('start.callCheck', lang)),
    h(Code, {
      text: `curl "${origin}/v1/recipes/check"${key} \\\n  -H "Content-Type: application/json" \\\n  -d '${JSON.stringify(
        { text: t('check.exampleText', lang), lang, concerns: ['egg', 'dairy'] },
      )}'`,
    }),
    h('h2', {}, t('start.verdicts', lang)),
    h(
      'dl',
      {},
      VERDICTS.map((verdict) => [
        h('dt', {}, h(VerdictMark, { verdict, lang }), ' ', h('code', {}, verdict)),
        h('dd', {}, t(`start.${verdict}`, lang)),
      ]),
    ),
    h('h2', {}, t('start.languages', lang)),
    h('p', {}, withCode(t('start.languagesText', lang))),
  ]
}

/** It scrolls where it is wider than the page, so the keyboard must reach it. */
function Code({ text }: { readonly text: string }) {
  return h('pre', { tabIndex: 0 }, h('code', {}, text))
}

/** What stands between backquotes is code. */
function withCode(text: string) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? h('code', {}, part) : part))
}
