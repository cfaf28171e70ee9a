import { act, cleanup, render } from '@testing-library/react'
import i18next from 'i18next'
import { StrictMode } from 'react'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { forgetAllSent } from '../../src/commands/recent.ts'
import { alerts } from '../../src/messages/alerts.ts'
import { toasts } from '../../src/messages/toasts.ts'
import { agree } from '../../src/session/agreement.ts'
import { endSession, startSession } from '../../src/session/session.ts'
import { settings } from '../../src/settings/settings.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { completePage, speak } from '../fakes/page.ts'
import { useLayout } from '../fakes/layout.ts'
import { fakeSocket } from '../fakes/socket.ts'
import { createSandbox, type Sandbox } from '../sandbox/sandbox.ts'
import { members } from '../sandbox/seed/seed.ts'
import { beginning, fakeClock, type Clock } from '../walks/clock.ts'
import { hearComplaints } from '../walks/complaints.ts'
import { tellsFailure } from './failures.ts'
import { faultyNetwork, type Network } from './network.ts'
import { fakePlayer, type Player } from './player.ts'
import type { Visit } from './visit.ts'
import { giftLinkKey, openedWindows } from './visits/money.ts'
import { allLanguages, speakWords } from './visits/words.ts'

/** The phone, its network, the backend and the player: one for all cells of a file, as their time only goes on. */
export interface World {
  readonly clock: Clock
  readonly network: Network
  readonly sandbox: Sandbox
  readonly player: Player
  /** What the console and uncaught errors said since the cell began. */
  readonly complaints: string[]
  /** True if the player was told of a failure since the cell began. */
  hasTold(): boolean
  setOnline(isOnline: boolean): Promise<void>
  /** Puts everything back to where a cell begins, and prepares the one of a visit, in a language. */
  reset(visit: Visit, language: Language): Promise<void>
  /** Loads the app at an address. */
  load(address: string): Promise<void>
}

const plainSettings = { ...settings }
let online = true

function build(): World {
  const parts = {} as { network: Network }
  const clock = fakeClock({ isBusy: () => parts.network.isBusy(), look: () => void (told ||= tellsFailure()) })
  let told = false
  const sandbox = createSandbox({
    quiet: true,
    giftLinkKey: giftLinkKey.privateKey,
    now: () => beginning + clock.now(),
  })
  const network = faultyNetwork(sandbox, () => clock)
  parts.network = network
  globalThis.fetch = network.fetch
  const complaints: string[] = []
  return {
    clock,
    network,
    sandbox,
    player: fakePlayer(clock, sandbox),
    complaints,
    hasTold: () => told,
    async setOnline(isOnline) {
      if (online === isOnline) return
      online = isOnline
      await clock.doing(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
    },
    async reset(visit, language) {
      forget()
      online = true
      network.breakBy(null)
      complaints.length = 0
      openedWindows.length = 0
      told = false
      Object.assign(settings, plainSettings, visit.settings)
      sandbox.reset()
      visit.prepare?.(sandbox)
      await speakAll(language)
      if (!visit.as) return
      startSession(sandbox.control.signIn(members[visit.as].username), false)
      if (!visit.address.includes('dialog=agreement')) agree()
    },
    async load(address) {
      window.history.replaceState(null, '', address)
      const { App } = await import('../../src/app/App.tsx')
      await clock.doing(
        () =>
          void render(
            <StrictMode>
              <App />
            </StrictMode>,
          ),
      )
    },
  }
}

/** Closes the page, and forgets what it and the device know. */
function forget(): void {
  cleanup()
  // What the page had still to do would reach the next cell.
  vi.clearAllTimers()
  act(() => [alerts, toasts].forEach((shown) => shown.clear()))
  act(() => endSession())
  forgetAllSent()
  localStorage.clear()
  sessionStorage.clear()
  Object.assign(fakeSocket, { open: [], next: 'connected' })
}

/** Lets the app, the device and the words that are looked for have one language. */
async function speakAll(language: Language): Promise<void> {
  speakWords(language)
  speak(language)
  await act(() => i18next.changeLanguage(language))
}

/** A browser's window that a game or a slip was led to. */
const openedWindow = () => ({
  document: document.implementation.createHTMLDocument(''),
  opener: null,
  closed: false,
  location: { replace: (url: string) => void openedWindows.push(url) },
  close: () => undefined,
})

/** Runs the cells of a test file in one world. */
export function useWorld(): () => World {
  const held: { world?: World } = {}
  const theWorld = () => {
    if (!held.world) throw new Error('The world begins with the first test')
    return held.world
  }
  useLayout()
  beforeAll(async () => {
    completePage()
    const [{ connect }, { startPlatform }, { startLanguage }] = await Promise.all([
      import('../../src/app/connect.ts'),
      import('../../src/platform/current.ts'),
      import('../../src/i18n/setUp.ts'),
      import('../../src/app/App.tsx'),
    ])
    await startPlatform({ host: 'browser' })
    await startLanguage('th', () => undefined)
    // Their texts are there before time is faked.
    for (const language of allLanguages) await i18next.changeLanguage(language)
    connect()
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online })
    held.world = build()
  })
  beforeEach(() => {
    vi.spyOn(window, 'open').mockImplementation(() => openedWindow() as unknown as Window)
    const plain = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(plain(query), { matches: query.includes('reduced-motion') }),
    )
    // jsdom's typed arrays are none to Node's cryptography.
    vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer))
    const stopHearing = hearComplaints((text) => void theWorld().complaints.push(text))
    return () => {
      stopHearing()
      forget()
    }
  })
  afterAll(() => theWorld().clock.end())
  return theWorld
}
