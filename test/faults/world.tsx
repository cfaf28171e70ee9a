import { render } from '@testing-library/react'
import i18next from 'i18next'
import { StrictMode } from 'react'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { agree } from '../../src/session/agreement.ts'
import { startSession } from '../../src/session/session.ts'
import { settings } from '../../src/settings/settings.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { completePage } from '../fakes/page.ts'
import { useLayout } from '../fakes/layout.ts'
import { createSandbox, type Sandbox } from '../sandbox/sandbox.ts'
import { members } from '../sandbox/seed/seed.ts'
import { beginning, fakeClock, type Clock } from '../walks/clock.ts'
import { hearComplaints } from '../walks/complaints.ts'
import { forget, openedWindow, speakAll } from './device.ts'
import { saysNotSent, tellsFailure } from './failures.ts'
import { faultyNetwork, type Network } from './network.ts'
import { fakePlayer, type Player } from './player.ts'
import type { Visit } from './visit.ts'
import { giftLinkKey, openedWindows } from './visits/money.ts'
import { allLanguages } from './visits/words.ts'

/** The phone, its network, the backend and the player: one for all cells of a file, as their time only goes on. */
export interface World {
  readonly clock: Clock
  readonly network: Network
  readonly sandbox: Sandbox
  readonly player: Player
  /** What the console and uncaught errors said since the cell began. */
  readonly complaints: string[]
  /** Forgets what was told. */
  listen(): void
  /** True if the player was told of a failure since then. */
  hasTold(): boolean
  /** True if they were told since then that what they sent has not left the device. */
  hasToldNotSent(): boolean
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
  let [told, toldNotSent] = [false, false]
  const look = () => {
    told ||= tellsFailure()
    toldNotSent ||= saysNotSent()
  }
  const listen = () => void ([told, toldNotSent] = [false, false])
  const clock = fakeClock({ isBusy: () => parts.network.isBusy(), look })
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
    listen,
    hasTold: () => told,
    hasToldNotSent: () => toldNotSent,
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
      listen()
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
