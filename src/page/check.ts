/** The recipe checker: a pasted text, what to avoid, and a verdict on each line with its reason and a swap. */

import { h } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { isLanguage, LANGUAGES, type Language } from '../domain/languages.ts'
import { CONCERNS, isDiet, RESTRICTIONS, type Restriction } from '../domain/restrictions.ts'
import { VERDICTS } from '../domain/risk.ts'
import { t } from '../wording/page.ts'
import { say, sayWord } from '../wording/say.ts'
import type { Checked, Swapped } from './answers.ts'
import type { Api } from './api.ts'
import { Choices } from './choices.ts'
import { judgeLines, stepsOver, verdictOn } from './judged.ts'
import { Line } from './line.ts'
import { Failure, restrictionName, stepText, VerdictMark } from './parts.ts'
import { asSent, avoidedBy, eaters, ForEach, keptPeople, People, type Person } from './people.ts'
import { withSwap } from './swapped.ts'
import { plain } from './words.ts'

interface Asked {
  readonly text: string
  readonly lang: Language
  /** What somebody chose for all, or those who eat avoid; nothing means everything. */
  readonly chosen: readonly Restriction[]
  /** Those who eat. */
  readonly people: readonly Person[]
}

interface Result extends Asked {
  readonly checked: Checked
  readonly swapped: Swapped | undefined
}

const NOTHING: readonly Restriction[] = []

export function Check({ api, lang }: { readonly api: Api; readonly lang: Language }) {
  const [text, setText] = useState('')
  const [ownLang, setOwnLang] = useState<Language>()
  const [extra, setExtra] = useState(NOTHING)
  const [people, setPeople] = useState(keptPeople.read)
  const [result, setResult] = useState<Result>()
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const [taken, setTaken] = useState<readonly string[]>([])
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const latest = useRef(0)
  const recipeLang = ownLang ?? lang
  const asking = {
    lang: recipeLang,
    chosen: avoidedBy(people, extra),
    people: eaters(people),
  }

  // A verdict on what stands there no more must not be read as one on what does.
  const change = (set: () => void) => {
    latest.current += 1
    setResult(undefined)
    setError(undefined)
    setSaid('')
    setBusy(false)
    set()
  }
  const run = async (asked: Asked) => {
    const mine = ++latest.current
    setBusy(true)
    setError(undefined)
    try {
      const answer = await ask(api, asked)
      if (mine !== latest.current) return
      setResult({ ...asked, ...answer })
    } catch (failure) {
      if (mine !== latest.current) return
      setResult(undefined)
      setError(failure)
    }
    setBusy(false)
  }
  useEffect(() => {
    if (result) heading.current?.focus()
  }, [result])

  const take = (next: string, name: string) => {
    setTaken([...taken, text])
    setText(next)
    setSaid(`${t('check.taken', lang)} ${name}`)
    void run({ ...asking, text: next })
  }
  const undo = () => {
    const before = taken.at(-1)
    if (before === undefined) return
    setTaken(taken.slice(0, -1))
    setText(before)
    setSaid('')
    void run({ ...asking, text: before })
  }

  return [
    h('h1', {}, t('check.title', lang)),
    h(People, {
      people,
      lang,
      onChange: (next) =>
        change(() => {
          keptPeople.write(next)
          setPeople(next)
        }),
    }),
    h(
      'form',
      {
        onSubmit: (event: Event) => {
          event.preventDefault()
          setSaid('')
          void run({ ...asking, text })
        },
      },
      h('label', { for: 'recipe' }, t('check.text', lang)),
      h('textarea', {
        id: 'recipe',
        rows: 9,
        required: true,
        lang: recipeLang,
        spellcheck: false,
        value: text,
        onInput: (event: Event) => {
          const { value } = event.currentTarget as HTMLTextAreaElement
          change(() => {
            setText(value)
            setTaken([])
          })
        },
      }),
      h(
        'p',
        { class: 'actions' },
        h(
          'button',
          {
            type: 'button',
            onClick: () =>
              change(() => {
                setText(t('check.exampleText', recipeLang))
                setTaken([])
              }),
          },
          t('check.example', lang),
        ),
        h(
          'label',
          {},
          t('check.lang', lang),
          ' ',
          h(
            'select',
            {
              value: recipeLang,
              onChange: (event: Event) => {
                const { value } = event.currentTarget as HTMLSelectElement
                if (isLanguage(value)) change(() => setOwnLang(value))
              },
            },
            LANGUAGES.map((one) =>
              h('option', { value: one, lang: one }, say('language.name', one)),
            ),
          ),
        ),
      ),
      h(Choices, { chosen: extra, lang, onChange: (next) => change(() => setExtra(next)) }),
      asking.chosen.length === 0 ? h('p', { class: 'quiet' }, t('check.none', lang)) : null,
      h('button', { class: 'main' }, t('check.run', lang)),
    ),
    h('p', { role: 'status', class: 'status' }, isBusy ? t('page.loading', lang) : said),
    error === undefined ? null : h(Failure, { error, lang }),
    result
      ? [
          h('h2', { ref: heading, tabIndex: -1 }, t('check.result', lang)),
          taken.length > 0
            ? h('p', {}, h('button', { type: 'button', onClick: undo }, t('check.undo', lang)))
            : null,
          h(Verdicts, { result, lang, onTake: take }),
        ]
      : null,
  ]
}

async function ask(api: Api, { text, lang, chosen, people }: Asked) {
  const diets = chosen.filter(isDiet)
  const concerns = chosen.filter((one) => !isDiet(one))
  const checked = await api.post<Checked>('/v1/recipes/check', {
    text,
    lang,
    ...(chosen.length > 0 ? { concerns, diets } : { concerns: CONCERNS }),
    ...(people.length > 0 ? { people: people.map(asSent) } : {}),
  })
  const isFine = chosen.every((one) => verdictOn(checked, one) === 'compatible')
  const swapped =
    chosen.length === 0 || isFine
      ? undefined
      : await api.post<Swapped>('/v1/recipes/swap', { text, lang, for: chosen })
  return { checked, swapped }
}

function Verdicts({
  result,
  lang,
  onTake,
}: {
  readonly result: Result
  readonly lang: Language
  readonly onTake: (text: string, name: string) => void
}) {
  const { checked, swapped, chosen, people } = result
  const { readings, named: beside = [] } = checked
  const asked = chosen.length > 0 ? chosen : RESTRICTIONS
  const lines = judgeLines(checked, asked)
  const open = lines.filter(({ isOpen }) => isOpen)
  const naming = checked.skipped.filter(({ named = [] }) => named.length > 0)
  const mostSevere = [...asked].sort((a, b) => gravity(checked, b) - gravity(checked, a))
  const line = (one: (typeof lines)[number]) =>
    h(Line, {
      key: one.index,
      judged: one,
      swapped,
      lang,
      recipeLang: result.lang,
      swap: (change) =>
        withSwap(result.text, { readings, index: one.index, change, lang: result.lang }),
      chosen,
      onTake,
    })
  return [
    people.length > 0 ? h(ForEach, { people, checked, lang }) : null,
    h(
      'ul',
      { class: 'overall' },
      mostSevere.map((one) =>
        h(
          'li',
          {},
          h('strong', {}, restrictionName(one, lang)),
          ': ',
          h(VerdictMark, { verdict: verdictOn(checked, one), lang }),
          stepsOver(checked, one).length > 0
            ? h(
                'span',
                { class: 'quiet' },
                ' ',
                [
                  ...new Set(stepsOver(checked, one).map((step) => stepText(step, null, lang))),
                ].join(', '),
              )
            : null,
        ),
      ),
    ),
    open.length + naming.length + beside.length > 0
      ? h(
          'section',
          { class: 'open', 'aria-labelledby': 'open' },
          h('h3', { id: 'open' }, t('check.open', lang)),
          h('p', {}, t('check.openNote', lang)),
          h('ul', { class: 'lines' }, open.map(line)),
          naming.map(({ line: words, named = [] }) =>
            h(
              'p',
              {},
              h('q', { lang: result.lang }, words),
              ' ',
              t('check.named', lang),
              ' ',
              named.map(plain).join(', '),
            ),
          ),
          beside.length > 0
            ? h(
                'p',
                {},
                `${say('said.alsoNamed', lang)}: `,
                beside
                  .map(({ text, where }) => `${text} (${sayWord('skipped', where, lang)})`)
                  .join(', '),
              )
            : null,
        )
      : null,
    h('h3', {}, t('check.lines', lang)),
    h('ul', { class: 'lines' }, lines.filter(({ isOpen }) => !isOpen).map(line)),
    checked.skipped.length > 0
      ? [
          h('h3', {}, t('check.skipped', lang)),
          h(
            'ul',
            {},
            checked.skipped.map(({ line: words, reason }) =>
              h(
                'li',
                {},
                h('q', { lang: result.lang }, words),
                ' ',
                h('span', { class: 'quiet' }, sayWord('skipped', reason, lang)),
              ),
            ),
          ),
        ]
      : null,
    swapped && swapped.irreplaceable.length > 0
      ? h(
          'p',
          {},
          `${say('said.irreplaceable', lang)}: ${swapped.irreplaceable.map(({ name }) => name).join(', ')}`,
        )
      : null,
  ]
}

const gravity = (checked: Checked, one: Restriction) => VERDICTS.indexOf(verdictOn(checked, one))
