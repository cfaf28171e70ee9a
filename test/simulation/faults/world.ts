import { act, cleanup } from '@testing-library/react'
import i18next from 'i18next'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { forgetSent } from '../../../src/commands/openCommands.ts'
import type { Language } from '../../../src/i18n/languages.ts'
import { alerts } from '../../../src/lib/alerts.ts'
import { settings } from '../../../src/lib/settings/settings.ts'
import { toasts } from '../../../src/lib/toasts.ts'
import { agree } from '../../../src/session/agreement.ts'
import { endSession, startSession } from '../../../src/session/session.ts'
import { useLayout } from '../../fakes/layout.ts'
import { speak } from '../../fakes/page.ts'
import { fakeSocket } from '../../fakes/socket.ts'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { members } from '../../sandbox/seed/seed.ts'
import { beginning, fakeClock } from '../clock.ts'
import { fakePlayer } from '../hands.ts'
import { drawApp, hearComplaints, preparePage, setOnline, startCode } from '../page.tsx'
import { speakWords } from '../words.ts'
import { tellsFailure } from './failures.ts'
import { faultyNetwork, type FaultyNetwork } from './network.ts'
import { giftLinkKey, openedWindows, type Visit } from './visit.ts'

/** The phone, its network, the backend and the player: one for all cells of a file, as their time only goes on. */
export type World = ReturnType<typeof build>

const plainSettings = { ...settings }

/** Closes the page, and forgets what it and the device know. */
function forget(): void {
  cleanup()
  // What the page had still to do would reach the next cell.
  vi.clearAllTimers()
  act(() => {
    for (const shown of [alerts, toasts]) shown.clear()
    endSession()
  })
  forgetSent()
  localStorage.clear()
  sessionStorage.clear()
  Object.assign(fakeSocket, { open: [], next: 'connected' })
}

function build() {
  const parts = {} as { network: FaultyNetwork }
  // Whether the player was told of a failure since the last `listen`.
  const told = { failure: false }
  const look = () => void (told.failure ||= tellsFailure())
  const listen = () => void (told.failure = false)
  const clock = fakeClock({ isBusy: () => parts.network.isBusy(), look })
  const now = () => beginning + clock.now()
  const sandbox = createSandbox({ quiet: true, giftLinkKey: giftLinkKey.privateKey, now })
  const network = faultyNetwork(sandbox, () => clock)
  parts.network = network
  globalThis.fetch = network.fetch
  // What the console and uncaught errors said since the cell began.
  const complaints: string[] = []
  return {
    clock,
    network,
    sandbox,
    player: fakePlayer(clock, sandbox),
    complaints,
    told,
    listen,
    async setOnline(isOnline: boolean) {
      if (setOnline(isOnline))
        await clock.doing(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
    },
    /** Puts everything back to where a cell begins, and prepares the one of a visit, in a language. */
    async reset(visit: Visit, language: Language) {
      forget()
      setOnline(true)
      network.breakBy(null)
      complaints.length = 0
      openedWindows.length = 0
      listen()
      Object.assign(settings, plainSettings, visit.settings)
      sandbox.reset()
      visit.prepare?.(sandbox)
      speakWords(language)
      speak(language)
      await act(() => i18next.changeLanguage(language))
      if (!visit.as) return
      startSession(sandbox.control.logIn(members[visit.as].username), false)
      if (!visit.address.includes('dialog=agreement')) agree()
    },
    /** Loads the app at an address. */
    async load(address: string) {
      window.history.replaceState(null, '', address)
      await drawApp(clock)
    },
  }
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
    await preparePage()
    await startCode()
    held.world = build()
  }, 600_000)
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
