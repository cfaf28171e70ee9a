import type { HostKey } from './storage.ts'

/** The host that opened the app and its parameters, from the first address. */
export interface Launch {
  /** The host that address and device claim; an adapter that disagrees gives way to the plain browser. */
  readonly host: 'browser' | 'telegram' | 'line'
  /** Telegram's start parameter of this very launch, null for none and on reloads. */
  readonly startParam: string | null
  /** Telegram's colours at launch (`tgWebAppThemeParams`), as sent: not yet checked. */
  readonly theme: unknown
}

declare global {
  interface Window {
    /** Set by the page's head script, before any navigation can lose the first address. */
    launch?: Launch
  }
}

/** The sources of a launch. */
interface Source {
  readonly href: string
  readonly userAgent: string
  /** A value of the hosts' SDKs in session storage; null where missing or refused. */
  stored(key: HostKey): string | null
}

/** True in LINE's own browser; LIFF's has one more word in its user agent. */
const isLine = (userAgent: string) => /\bLine\/\d+\.\d+\.\d+/.test(userAgent)

/** Reads the launch from the page's first address, and from what an earlier page of the same session stored. */
export function readLaunch({ href, userAgent, stored }: Source): Launch {
  const given = parametersOf(href)
  const startParam = initDataOf(given).get('start_param') ?? given.get('tgWebAppStartParam')
  // The address comes first: some clients start with an old session storage.
  const telegram = [given, parametersOf(`#${parsed(stored('tapps/launchParams')) ?? ''}`)].find(isTelegram)
  if (telegram) return { host: 'telegram', startParam, theme: parsed(telegram.get('tgWebAppThemeParams')) }
  const liff =
    isLine(userAgent) &&
    (/ LIFF\b/.test(userAgent) || given.has('access_token') || stored('LIFF_STORE:isInClient') === '1')
  return { host: liff || given.has('liff.state') ? 'line' : 'browser', startParam, theme: null }
}

/** Query and fragment together: Telegram appends to whichever the address has. */
const parametersOf = (href: string) => new URLSearchParams(href.replace(/^[^?#]*[?#]?/, '').replaceAll(/[?#]/g, '&'))

const initDataOf = (parameters: URLSearchParams) => new URLSearchParams(parameters.get('tgWebAppData') ?? '')

const isTelegram = (parameters: URLSearchParams) =>
  ['tgWebAppData', 'tgWebAppVersion', 'tgWebAppPlatform'].some((name) => parameters.has(name))

/** JSON that may be broken; null then. */
function parsed(json: string | null): unknown {
  try {
    return json === null ? null : JSON.parse(json)
  } catch {
    return null
  }
}
