import type { Answer, Ask } from './ask.ts'
import type { PageHead } from './pageHead.ts'

/** The page's first code, and the files that it loads later. */
export interface Code {
  /** Files of the first screen: those that the page names, and what they import. */
  readonly first: readonly Answer[]
  /** Their text, with the scripts in the page. */
  readonly text: string
  /** Files that the first ones load later: features, adapters, styles. */
  readonly later: readonly URL[]
}

/** More files than any build has. A server that answers every address would lead on for ever. */
const most = 400

const relative = /(?:\bfrom|\bimport\s*\(?)\s*["'`](\.{1,2}\/[\w./-]+\.js)["'`]/g
const fixed = /(?:\bfrom|\bimport)\s*["'`](\.{1,2}\/[\w./-]+\.js)["'`]/g
const rooted = /["'`]\/?(assets\/[\w./-]+\.(?:js|css))["'`]/g

const named = (text: string, pattern: RegExp, base: URL) =>
  [...text.matchAll(pattern)].map(([, path = '']) => new URL(path, base))

/** Reads the page's scripts, what they import before they run, and the names of what they load later. */
export async function readCode(page: PageHead, root: URL, ask: Ask): Promise<Code> {
  const first = new Map<string, Answer>()
  const names = page.links.filter(({ kind }) => kind === 'script' || kind === 'modulepreload').map(({ url }) => url)
  for (let wave = names; wave.length > 0 && first.size < most;) {
    const fresh = wave.filter((url, at) => url.origin === root.origin && !first.has(url.href) && isFirst(wave, url, at))
    // The checks of files report one that does not answer.
    const asked = await Promise.all(fresh.map((url) => ask(url).catch(() => null)))
    const answers = asked.filter((answer) => answer !== null)
    for (const answer of answers) first.set(answer.url.href, answer)
    wave = answers.filter(isCode).flatMap((answer) => named(answer.body.toString(), fixed, answer.url))
  }
  const files = [...first.values()].filter(isCode)
  const later = [
    ...files.flatMap((file) => named(file.body.toString(), relative, file.url)),
    ...[...files.map((file) => file.body.toString()), page.inline].flatMap((text) => named(text, rooted, root)),
  ]
  const others = new Set(later.map(({ href }) => href).filter((href) => !first.has(href)))
  return {
    first: [...first.values()],
    text: [page.inline, ...files.map((file) => file.body.toString())].join('\n'),
    later: [...others].slice(0, most).map((href) => new URL(href)),
  }
}

const isFirst = (all: URL[], url: URL, at: number) => all.findIndex(({ href }) => href === url.href) === at
const isCode = ({ status, url, headers }: Answer) =>
  status === 200 && url.pathname.endsWith('.js') && !/html/.test(headers['content-type'] ?? '')

/** A setting of the build (docs/deploy.md) as it is in the code: text, or `true`. Null if it is not found. */
export function builtSetting(text: string, name: string): string | null {
  const flag = new RegExp(`\\b${name}:(!0|!1|true|false)\\b`).exec(text)?.[1]
  if (flag) return flag === '!0' || flag === 'true' ? 'true' : 'false'
  return new RegExp(`\\b${name}:(["'\`])((?:(?!\\1)[^\\\\])*)\\1`).exec(text)?.[2] ?? null
}
