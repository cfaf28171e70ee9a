import { messageOf, type Answer } from './ask.ts'
import { builtSetting, readCode, type Code } from './code.ts'
import type { Options } from './options.ts'
import { readPage, type PageHead } from './pageHead.ts'
import { policiesOf } from './policy.ts'
import type { Wire } from './wire.ts'

/** A deployed origin, as the checks need it. */
export interface Site extends Wire {
  /** The page's address: the origin's root. */
  readonly page: URL
  /** The address of the same host without encryption; null if it cannot be known. */
  readonly plain: URL | null
  /** The address in front of `/api/…`, without a trailing slash. */
  readonly api: string
  /** The address of socket.io; null without a chat. */
  readonly chat: URL | null
  /** The path below which the backend's files lie on the page's origin. */
  readonly media: string
  readonly insecure: boolean
  readonly root: Answer
  readonly head: PageHead
  readonly code: Code
  /** Sends a request to the backend as the app does, without a session. */
  askApi(path: string, headers?: Readonly<Record<string, string>>): Promise<Answer>
  /** A setting of the build; null if it is not found in the code. */
  setting(name: string): string | null
}

/** The origin cannot be reached, so that there is nothing to look at. */
export class Unreachable extends Error {}

/**
 * Reads the page and its first code.
 * @throws Unreachable if the page's address does not answer.
 */
export async function openSite(options: Options, wire: Wire): Promise<Site> {
  const { ask } = wire
  const { page } = options
  const root = await ask(page).catch((error: unknown) => {
    throw new Unreachable(`${page.origin} cannot be reached: ${messageOf(error)}`)
  })
  const head = readPage(root.body.toString(), page)
  const code = await readCode(head, page, ask)
  const setting = (name: string) => builtSetting(code.text, name)
  const told = options.api ?? withoutSlash(setting('VITE_API_BASE') ?? apiOfPolicy(head))
  const api = URL.canParse(told) ? told : page.origin
  const chat = options.chat ?? chatOf(setting('VITE_CHAT_URL'), page)
  return {
    ...wire,
    page,
    plain:
      options.plain ?? (page.protocol === 'https:' && page.port === '' ? new URL(`http://${page.hostname}/`) : null),
    api,
    chat,
    media: options.media,
    insecure: options.insecure,
    root,
    head,
    code,
    askApi: (path, headers = {}) =>
      ask(new URL(`${api}/api/${path}`), { headers: { 'X-Requested-With': 'XMLHttpRequest', ...headers } }),
    setting,
  }
}

const withoutSlash = (address: string) => address.replace(/\/+$/, '')

/** The backend that the page's policy allows, for code that does not name it: neither a socket nor LINE's. */
function apiOfPolicy({ policy }: PageHead): string {
  const sources = policiesOf(policy ?? '')[0]?.get('connect-src') ?? []
  const others = sources.filter((source) => /^https?:/.test(source) && !source.endsWith('.line.me'))
  return others.length === 1 ? (others[0] ?? '') : ''
}

function chatOf(setting: string | null, page: URL): URL | null {
  return setting === null || setting === '' || !URL.canParse(setting, page.href) ? null : new URL(setting, page)
}

/** True if the backend is on another origin than the page. */
export const isElsewhere = ({ api, page }: Pick<Site, 'api' | 'page'>): boolean => new URL(api).origin !== page.origin
