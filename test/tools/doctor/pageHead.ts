import { createHash } from 'node:crypto'
import { JSDOM } from 'jsdom'

/** A file that the page names. */
export interface PageLink {
  readonly kind: 'script' | 'stylesheet' | 'modulepreload' | 'icon' | 'apple-touch-icon' | 'manifest'
  readonly url: URL
}

/** The parts of the page that the doctor reads. */
export interface PageHead {
  /** True if it is this app's page: it has the root element and a module script. */
  readonly isApp: boolean
  /** The policy in the page; null without one. */
  readonly policy: string | null
  /** Hashes of the scripts in the page, as a policy names them. */
  readonly hashes: readonly string[]
  /** The text of these scripts. */
  readonly inline: string
  readonly links: readonly PageLink[]
  readonly title: string
  /** The content of a meta element by its name or property; null without one. */
  meta(name: string): string | null
}

const kinds = ['stylesheet', 'modulepreload', 'icon', 'apple-touch-icon', 'manifest'] as const

export function readPage(html: string, address: URL): PageHead {
  const { document } = new JSDOM(html, { url: address.href }).window
  const scripts = [...document.querySelectorAll('script')]
  const own = scripts.filter((script) => script.src === '').map((script) => script.textContent)
  const modules = document.querySelectorAll('script[type=module][src], link[rel=modulepreload]')
  const links = [...document.querySelectorAll('link')].flatMap(({ rel, href }): PageLink[] => {
    const kind = kinds.find((one) => rel.toLowerCase().split(/\s+/).includes(one))
    return kind && URL.canParse(href) ? [{ kind, url: new URL(href) }] : []
  })
  const sources = scripts.filter(({ src }) => URL.canParse(src))
  return {
    isApp: document.getElementById('root') !== null && modules.length > 0,
    policy: document.querySelector('meta[http-equiv="Content-Security-Policy" i]')?.getAttribute('content') ?? null,
    hashes: own.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
    inline: own.join('\n'),
    links: [...sources.map(({ src }) => ({ kind: 'script' as const, url: new URL(src) })), ...links],
    title: document.title,
    meta: (name) =>
      document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? null,
  }
}
