import type { BrowserContext, Frame, Page } from '@playwright/test'

/** One thing that the app asked of its host: a Telegram method, a call of LINE's bridge, or what a browser was made to do. */
export interface HostMessage {
  readonly type: string
  readonly data: unknown
}

/** The app opened in a host that is played by the test, and the host's side of the conversation. */
export interface Visit {
  readonly page: Page
  /** Where the app runs: the page itself, or a frame in it. */
  readonly app: Frame
  /** Everything that the host received, in order; reloads of the app go on in the same list. */
  readonly received: HostMessage[]
  /** Presses the host's own back button: Telegram's where it shows one, else the browser's. */
  pressBack(): Promise<void>
  /** The player taps another link to the app, or starts it anew, on the same device. */
  reopen(how?: Pick<Opening, 'address' | 'startParam'>): Promise<void>
  /** The host or the device turns dark or light. */
  changeScheme(scheme: 'light' | 'dark'): Promise<void>
}

/** How a host is opened. */
export interface Opening {
  /** The app's origin. */
  readonly url: string
  /** What the link says after the app's name: path, query. The root by default. */
  readonly address?: string
  readonly scheme?: 'light' | 'dark'
  /** Telegram's start parameter, or what an invite link carries elsewhere. */
  readonly startParam?: string
}

/** The data of every message of a type, oldest first. */
export const dataOf = (received: readonly HostMessage[], type: string): unknown[] =>
  received.filter((message) => message.type === type).map(({ data }) => data)

/**
 * Whether the app itself runs. What the build rendered is there before, and neither the app nor its host has heard of the other then.
 */
export const isRunning = (app: Frame | Page): Promise<boolean> =>
  app
    .evaluate(() => {
      const hasContent = document.querySelector('#root > *') !== null
      return hasContent && document.querySelector('.first-frame') === null && window.takeTap === undefined
    })
    // The page is being loaded anew.
    .catch(() => false)

/** The name under which the emulations' scripts in the page tell the test what they received. */
const channel = 'tellTest'

declare global {
  interface Window {
    /** Where the emulations' scripts report to; there before any script of the page. */
    tellTest(type: string, data?: unknown): void
    /** Where Telegram's clients send their events, put there by the SDK: iOS to the first, Android to the second. */
    TelegramGameProxy?: { receiveEvent?(type: string, data: unknown): void }
    Telegram?: { WebView?: { receiveEvent?(type: string, data: unknown): void } }
  }
}

/** Opens the channel from every page of a context into one list. */
export async function listenIn(context: BrowserContext): Promise<HostMessage[]> {
  const received: HostMessage[] = []
  await context.exposeBinding(channel, (_source, type: string, data?: unknown) => {
    received.push({ type, data: data ?? null })
  })
  return received
}

/** Reading either storage throws, as it does for framed pages in some browsers. */
export const refuseStorages = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })

/** Nothing reaches the clipboard, by the new way or the old one. */
export const refuseClipboard = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'))
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: refuse } })
    document.execCommand = () => false
  })
