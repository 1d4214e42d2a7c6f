/** A printable page: no scripts, no network requests. */

import type { Language } from '../../../domain/languages.ts'
import { visible } from '../../../domain/visible.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escaped = (text: string) => visible(text).replace(/[&<>"']/g, (one) => ENTITIES[one]!)

interface Head {
  readonly lang: Language
  readonly title: string
  readonly style: string
}

export const pageOf = ({ lang, title, style }: Head, body: string): string => `<!DOCTYPE html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`
