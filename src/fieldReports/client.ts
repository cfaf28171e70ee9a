import { clients } from './lists.ts'

/** The sources of a client's name and version. */
export interface ClientSource {
  readonly host: string
  readonly userAgent: string
  /** Telegram's launch parameters as its SDK keeps them, a query in JSON; null for none. */
  readonly launchParams: string | null
}

export interface Client {
  readonly client: (typeof clients)[number]
  /** As the client writes it, whatever that is. */
  readonly clientVersion: string | undefined
}

/** The order decides: Chromium names Safari, and LINE names both. */
const engines = [
  ['firefox', /Firefox\/(\d+)/],
  ['chrome', /Chrome\/(\d+)/],
  ['safari', /\bVersion\/(\d+\.\d+).*\bSafari\//],
] as const

/** The client that shows the page: Telegram's or LINE's app, or the browser's engine. */
export function clientOf({ host, userAgent, launchParams }: ClientSource): Client {
  if (host === 'telegram') {
    const given = parametersOf(launchParams)
    const platform = given.get('tgWebAppPlatform')
    const client = clients.find((name) => name === platform) ?? 'other'
    // All of Telegram's have two parts. A link could write more digits here.
    return { client, clientVersion: /^\d{1,2}\.\d{1,2}$/.exec(given.get('tgWebAppVersion') ?? '')?.[0] }
  }
  if (host === 'line') {
    const client = /\bAndroid\b/.test(userAgent) ? 'android' : 'ios'
    return { client, clientVersion: /\bLine\/([\d.]+)/.exec(userAgent)?.[1] }
  }
  for (const [client, pattern] of engines) {
    const version = pattern.exec(userAgent)?.[1]
    if (version !== undefined) return { client, clientVersion: version }
  }
  return { client: 'other', clientVersion: undefined }
}

function parametersOf(json: string | null): URLSearchParams {
  try {
    return new URLSearchParams(`${JSON.parse(json ?? '""')}`)
  } catch {
    return new URLSearchParams()
  }
}
