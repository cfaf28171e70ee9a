import type { HostKey, StorageKey } from './storage.ts'

export const hosts = ['browser', 'telegram', 'line'] as const
export type Host = (typeof hosts)[number]

export interface Launch {
  /** As claimed by the address and the device. */
  readonly host: Host
  /** For this launch only; null after a reload. */
  readonly startParam: string | null
  /** The unchecked `tgWebAppThemeParams`. */
  readonly theme: unknown
  /** Only Telegram passes launch parameters. */
  readonly parameters?: URLSearchParams
}

declare global {
  interface Window {
    /** The head script sets it, because a navigation loses the first address. */
    launch?: Launch
  }
}

interface Source {
  readonly href: string
  readonly userAgent: string
  stored(key: HostKey | StorageKey): string | null
}

/** LIFF's browser has one more word in its user agent. */
const isLine = (userAgent: string) => /\bLine\/\d+\.\d+\.\d+/.test(userAgent)

export function readLaunch({ href, userAgent, stored }: Source): Launch {
  const given = parametersOf(href)
  const startParam = initDataOf(given).get('start_param') ?? given.get('tgWebAppStartParam')
  // Some clients start with the session storage of an earlier launch.
  const telegram = [given, parametersOf(`#${jsonOrNull(stored('tapps/launchParams')) ?? ''}`)].find(isTelegram)
  if (telegram) return { host: 'telegram', startParam, theme: themeOf(telegram), parameters: telegram }
  const liff =
    isLine(userAgent) &&
    (/ LIFF\b/.test(userAgent) || given.has('access_token') || stored('LIFF_STORE:isInClient') === '1')
  return { host: liff || given.has('liff.state') ? 'line' : 'browser', startParam, theme: null }
}

/** Every current client supports this version. */
const assumedVersion = '8.0'

/** Whatever a client omits or garbles, the buttons must work. */
export function readTelegramLaunch(parameters: URLSearchParams) {
  const language: unknown = Reflect.get(Object(jsonOrNull(initDataOf(parameters).get('user'))), 'language_code')
  return {
    version: /^(?:[6-9]|[1-9]\d)\.\d{1,2}/.exec(parameters.get('tgWebAppVersion') ?? '')?.[0] ?? assumedVersion,
    client: parameters.get('tgWebAppPlatform') ?? '',
    language: typeof language === 'string' && language !== '' ? language : null,
    theme: themeOf(parameters),
  }
}

/** Telegram appends them to the fragment or the query. */
const parametersOf = (href: string) => new URLSearchParams(href.replace(/^[^?#]*[?#]?/, '').replaceAll(/[?#]/g, '&'))

const initDataOf = (parameters: URLSearchParams) => new URLSearchParams(parameters.get('tgWebAppData') ?? '')

const themeOf = (parameters: URLSearchParams) => jsonOrNull(parameters.get('tgWebAppThemeParams'))

const isTelegram = (parameters: URLSearchParams) =>
  ['tgWebAppData', 'tgWebAppVersion', 'tgWebAppPlatform'].some((name) => parameters.has(name))

export function jsonOrNull(json: string | null): unknown {
  try {
    return json === null ? null : JSON.parse(json)
  } catch {
    return null
  }
}
