import type { HostKey } from './storage.ts'

export interface Launch {
  /** Claimed by address and device. */
  readonly host: 'browser' | 'telegram' | 'line'
  /** Of this launch only; null on reloads. */
  readonly startParam: string | null
  /** `tgWebAppThemeParams`, unchecked. */
  readonly theme: unknown
}

declare global {
  interface Window {
    /** Set by the head script: a navigation loses the first address. */
    launch?: Launch
  }
}

interface Source {
  readonly href: string
  readonly userAgent: string
  stored(key: HostKey): string | null
}

/** LIFF's browser has one more word in its user agent. */
const isLine = (userAgent: string) => /\bLine\/\d+\.\d+\.\d+/.test(userAgent)

export function readLaunch({ href, userAgent, stored }: Source): Launch {
  const given = parametersOf(href)
  const startParam = initDataOf(given).get('start_param') ?? given.get('tgWebAppStartParam')
  // Some clients start with an old session storage.
  const telegram = [given, parametersOf(`#${jsonOrNull(stored('tapps/launchParams')) ?? ''}`)].find(isTelegram)
  if (telegram) return { host: 'telegram', startParam, theme: jsonOrNull(telegram.get('tgWebAppThemeParams')) }
  const liff =
    isLine(userAgent) &&
    (/ LIFF\b/.test(userAgent) || given.has('access_token') || stored('LIFF_STORE:isInClient') === '1')
  return { host: liff || given.has('liff.state') ? 'line' : 'browser', startParam, theme: null }
}

/** Telegram appends to either. */
const parametersOf = (href: string) => new URLSearchParams(href.replace(/^[^?#]*[?#]?/, '').replaceAll(/[?#]/g, '&'))

const initDataOf = (parameters: URLSearchParams) => new URLSearchParams(parameters.get('tgWebAppData') ?? '')

const isTelegram = (parameters: URLSearchParams) =>
  ['tgWebAppData', 'tgWebAppVersion', 'tgWebAppPlatform'].some((name) => parameters.has(name))

function jsonOrNull(json: string | null): unknown {
  try {
    return json === null ? null : JSON.parse(json)
  } catch {
    return null
  }
}
