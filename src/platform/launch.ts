import type { HostKey } from './storage.ts'

/** Who opened the app and with what, as the first address tells it. */
export interface Launch {
  /** What the address and the device claim; an adapter that finds otherwise gives way to the plain browser. */
  readonly host: 'browser' | 'telegram' | 'line'
  /** Telegram's start parameter of this very launch, null for none and on reloads. */
  readonly startParam: string | null
  /** Telegram's colours at launch (`tgWebAppThemeParams`), as sent: not yet checked. */
  readonly theme: unknown
}

declare global {
  interface Window {
    /** Left by the page's head script, before any navigation could lose the address that it read. */
    launch?: Launch
  }
}

/** What a launch is read from. */
interface Source {
  readonly href: string
  readonly userAgent: string
  /** What the hosts' SDKs left in session storage; null for what is not there or refused. */
  stored(key: HostKey): string | null
}

/** LINE's own browser; LIFF's is the same one with a word more. */
const isLine = (userAgent: string) => /\bLine\/\d+\.\d+\.\d+/.test(userAgent)

/** Reads the launch from the page's first address, and from what an earlier page of the same session stored. */
export function readLaunch({ href, userAgent, stored }: Source): Launch {
  const given = parametersOf(href)
  const startParam = initDataOf(given).get('start_param') ?? given.get('tgWebAppStartParam')
  // An address first: some clients start again with the session storage of long ago.
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
