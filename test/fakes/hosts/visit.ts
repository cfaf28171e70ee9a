import type { BrowserContext, Frame, Page } from '@playwright/test'

/** A message of the app to its host: a Telegram method, a call of LINE's bridge, or a browser's API. */
export interface HostMessage {
  readonly type: string
  readonly data: unknown
}

/** The app in a fake host, and the host's side of the conversation. */
export interface Visit {
  readonly page: Page
  /** Where the app runs: the page itself, or a frame in it. */
  readonly app: Frame
  /** All messages that the host received, in order, also after reloads of the app. */
  readonly received: HostMessage[]
  /** Presses the host's own back button: Telegram's if it shows one, else the browser's. */
  pressBack(): Promise<void>
  /** The player taps another link to the app, or restarts it, on the same device. */
  reopen(how?: Pick<Opening, 'address' | 'startParam'>): Promise<void>
  /** The host or the device turns dark or light. */
  changeScheme(scheme: 'light' | 'dark'): Promise<void>
}

/** The options with which a host opens the app. */
export interface Opening {
  /** The app's origin. */
  readonly url: string
  /** Path and query of the link. The root by default. */
  readonly address?: string
  readonly scheme?: 'light' | 'dark'
  /** Telegram's start parameter, or an invite link's parameter in other hosts. */
  readonly startParam?: string
}

/** The data of every message of a type, oldest first. */
export const dataOf = (received: readonly HostMessage[], type: string): unknown[] =>
  received.filter((message) => message.type === type).map(({ data }) => data)

/**
 * True if the app itself runs. The prerendered page is there before, when app and host do not know of each other.
 */
export const isRunning = (app: Frame | Page): Promise<boolean> =>
  app
    .evaluate(() => {
      const hasContent = document.querySelector('#root > *') !== null
      return hasContent && document.querySelector('.first-frame') === null && window.takeTap === undefined
    })
    // The page is being reloaded.
    .catch(() => false)

/** The function by which the fake hosts' scripts in the page report messages to the test. */
const channel = 'tellTest'

declare global {
  interface Window {
    /** The fake hosts' scripts report to it. It is there before any script of the page. */
    tellTest(type: string, data?: unknown): void
    /** The SDK's receivers of events: iOS calls the first, Android the second. */
    TelegramGameProxy?: { receiveEvent?(type: string, data: unknown): void }
    Telegram?: { WebView?: { receiveEvent?(type: string, data: unknown): void } }
  }
}

/** Collects the messages of every page of a context in one list. */
export async function listenIn(context: BrowserContext): Promise<HostMessage[]> {
  const received: HostMessage[] = []
  await context.exposeBinding(channel, (_source, type: string, data?: unknown) => {
    received.push({ type, data: data ?? null })
  })
  return received
}

/** Makes both storages throw, as for framed pages in some browsers. */
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
