import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { App } from '../../src/app/App.tsx'
import { connect } from '../../src/app/connect.ts'
import { settleIntent, openIntents } from '../../src/commands/intents.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { startLanguage } from '../../src/i18n/setUp.ts'
import { endSession, startSession } from '../../src/member/session.ts'
import { startPlatform } from '../../src/platform/current.ts'
import { sandboxHandlers } from '../sandbox/handlers.ts'
import { createSandbox } from '../sandbox/sandbox.ts'
import { members } from '../sandbox/seed.ts'

/** The backend of every screen test; back at its seed before each. */
export const sandbox = createSandbox({ quiet: true })
const server = setupServer(...sandboxHandlers(sandbox))

/**
 * Runs the whole app of a test file in jsdom against the sandbox, over the wire. After each test the ledger is audited and
 * the contract must not have been broken.
 */
export function useApp(): void {
  beforeAll(async () => {
    standInForDialogs()
    server.listen({ onUnhandledRequest: 'error' })
    await Promise.all([startPlatform(), startLanguage('th', () => undefined)])
    connect()
  })
  beforeEach(async () => {
    sandbox.reset()
    await i18next.changeLanguage('th')
  })
  afterEach(() => {
    endSession()
    for (const intent of openIntents()) settleIntent(intent.id)
    localStorage.clear()
    sessionStorage.clear()
    expect(sandbox.audit().problems).toEqual([])
    expect(sandbox.violations).toEqual([])
  })
  afterAll(() => server.close())
}

interface Opening {
  /** Who is signed in; nobody by default. */
  as?: keyof typeof members
  language?: Language
}

/** Opens the app at an address. @returns the player's hands. */
export async function openApp(address: string, { as, language = 'th' }: Opening = {}) {
  if (as) startSession(sandbox.control.signIn(members[as].username), false)
  await i18next.changeLanguage(language)
  window.history.replaceState(null, '', address)
  render(<App />)
  return userEvent.setup()
}

/** jsdom knows `<dialog>` but cannot open it; what is tested here only needs it open or closed. */
function standInForDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
}
