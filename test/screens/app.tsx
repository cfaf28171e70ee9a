import { act, cleanup, configure, render, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import i18next from 'i18next'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import shared from '../../locales/th/shared.json'
import { App } from '../../src/app/App.tsx'
import { connect } from '../../src/app/connect.ts'
import { rememberLanguage } from '../../src/app/language.ts'
import { forgetSent } from '../../src/commands/openCommands.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { allTexts, startLanguage } from '../../src/i18n/setUp.ts'
import { alerts } from '../../src/lib/alerts.ts'
import type { createListStore } from '../../src/lib/store.ts'
import { toasts } from '../../src/lib/toasts.ts'
import { startPlatform } from '../../src/platform/current.ts'
import { agree } from '../../src/session/agreement.ts'
import { endSession, startSession } from '../../src/session/session.ts'
import { ledger } from '../../src/wallet/ledger/ledger.ts'
import { deferred } from '../fakes/deferred.ts'
import { completePage } from '../fakes/page.ts'
import { makeGiftLinkKey } from '../sandbox/areas/giftKey.ts'
import { sandboxHandlers } from '../sandbox/handlers.ts'
import { createSandbox } from '../sandbox/sandbox.ts'
import { members } from '../sandbox/seed/seed.ts'

/** What gift links are encrypted for; the private part is the sandbox's. */
export const giftLinkKey = makeGiftLinkKey()

/** The backend of every screen test; back at its seed before each. */
export const sandbox = createSandbox({ quiet: true, giftLinkKey: giftLinkKey.privateKey })

/** The longest time (ms) that an answer takes; none by default. Half of them come at once, so that one overtakes another. */
const latestMs = Number(process.env['LATE_MS'] ?? 0)
const isLate = () => latestMs > 0 && Math.random() < 0.5

let underWay = 0
const server = setupServer(
  ...sandboxHandlers({
    ...sandbox,
    async fetch(request) {
      underWay += 1
      if (isLate()) await new Promise((resolve) => setTimeout(resolve, Math.random() * latestMs))
      return sandbox.fetch(request).finally(() => (underWay -= 1))
    },
  }),
)

/**
 * Runs the whole app of a test file in jsdom against the sandbox, over the wire. After each test the ledger is audited and
 * the contract must not have been broken.
 */
export function useApp(): void {
  // What is hidden is told by `toBeVisible`; asking it of every element of a page takes jsdom most of the time.
  configure({ asyncUtilTimeout: 25_000, defaultHidden: true })
  beforeAll(async () => {
    completePage()
    server.listen({ onUnhandledRequest: 'error' })
    await Promise.all([startPlatform({ host: 'browser' }), startLanguage('th', rememberLanguage)])
    await allTexts()
    connect()
  })
  beforeEach(async () => {
    sandbox.reset()
    await i18next.changeLanguage('th')
    localStorage.clear()
  })
  afterEach(async () => {
    cleanup()
    // A late answer must not reach the next test, nor a cache that went with the page.
    endSession()
    await vi.waitFor(() => expect(underWay).toBe(0), 8_000)
    // Nor a message's step back.
    await vi.waitFor(() => expect({ ...(window.history.state as object | null) }).not.toHaveProperty('covered'), 8_000)
    server.resetHandlers()
    empty(alerts)
    empty(toasts)
    localStorage.clear()
    sessionStorage.clear()
    forgetSent()
    // Amounts that a test has hidden are shown again.
    window.dispatchEvent(new Event('storage'))
    expectNone(sandbox.audit().problems)
    expectNone(sandbox.violations)
  })
  afterAll(() => server.close())
}

/** Fails with the texts themselves, of which a plain comparison shows only how many there are. */
const expectNone = (found: readonly string[]) => expect(found, found.join('\n')).toEqual([])

function empty<Item>(store: ReturnType<typeof createListStore<Item>>): void {
  const { result, unmount } = renderHook(() => store.useItems())
  act(() => result.current.forEach((item) => store.remove(item)))
  unmount()
}

interface Opening {
  /** Who is logged in; nobody by default. */
  as?: keyof typeof members
  remembered?: boolean
  /** The agreement has been confirmed before, so that it does not open over what a test is about. */
  agreed?: boolean
  language?: Language
  /** As `main.tsx` renders the app: each effect runs twice. It costs a fifth of a test's time, so `strict.test.tsx` does it for all. */
  strict?: boolean
}

/**
 * The player's hands. A text is pasted but for its last letter, as each letter costs a render of the page. Keys as `{Enter}` are pressed.
 */
function hands(): UserEvent {
  const player = userEvent.setup({ pointerEventsCheck: 0 })
  const type: UserEvent['type'] = async (field, text, options) => {
    const first = /^[^[{]*/.exec(text)?.[0].slice(0, -1) ?? ''
    if (options || !first) return player.type(field, text, options)
    await player.click(field)
    await player.paste(first)
    await player.keyboard(text.slice(first.length))
  }
  return { ...player, type }
}

/** Opens the app at an address. @returns the player's hands. */
export async function openApp(
  address: string,
  { as, remembered = false, agreed = true, language = 'th', strict = false }: Opening = {},
) {
  if (as) startSession(sandbox.control.logIn(members[as].username), remembered)
  if (as && agreed) agree()
  await i18next.changeLanguage(language)
  window.history.replaceState(null, '', address)
  render(<App />, { reactStrictMode: strict })
  return hands()
}

/** What the sandbox has of a member. */
export function memberOf(as: keyof typeof members) {
  const found = sandbox.state.members.find(({ username }) => username === members[as].username)
  if (!found) throw new Error(`There is no member ${as}`)
  return found
}

/** What the sandbox's books have in a member's main wallet, in minor units. */
export const walletOf = (as: keyof typeof members) => sandbox.state.balances[`wallet:${memberOf(as).id}`]

/** Fills in the login form and sends it. */
export async function logIn(player: UserEvent, { username, password } = members.rich): Promise<void> {
  await player.type(await screen.findByLabelText('เบอร์โทรศัพท์'), username)
  await player.type(screen.getByLabelText('รหัสผ่าน'), password)
  await player.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }))
}

/** The button that ends an unknown outcome, once what could be checked was checked. */
export const decide = () => screen.findByRole('button', { name: shared.unknownDecide, busy: false })

/** Comes back to the page, later and later, until it has read again. */
export async function comesBackUntil(hasRead: () => void): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'] })
  await waitFor(() => {
    vi.setSystemTime(Date.now() + 11_000)
    act(() => void window.dispatchEvent(new Event('focus')))
    hasRead()
  })
}

/** Logs out by the top bar, and says yes when asked. */
export async function logOut(player: UserEvent): Promise<void> {
  await player.click(await screen.findByRole('button', { name: 'ออกจากระบบ' }))
  const sheet = await screen.findByRole('dialog', { name: 'ออกจากระบบ?' })
  await player.click(within(sheet).getByRole('button', { name: 'ออกจากระบบ' }))
}

/** Loads the page anew where it stands: what the screens held is gone, what the device stored is not. */
export function reloadApp(): void {
  cleanup()
  forgetSent()
  ledger.forget()
  render(<App />)
}

/** Lets the sandbox answer a call and changes what it said, for answers that the sandbox itself would not give. */
export function amend(path: string, change: (answer: unknown) => unknown): void {
  server.use(
    http.all(`*${path}`, async ({ request }) => {
      const answer = await sandbox.fetch(request)
      return HttpResponse.json((await change(await answer.json())) as Record<string, unknown>)
    }),
  )
}

/** Lets every answer tell another time: the sandbox's, moved by so many milliseconds; null tells none. */
export function moveServerClock(by: number | null): void {
  server.use(
    http.all('*/api/*', async ({ request }) => {
      const answer = await sandbox.fetch(request)
      const at = Date.parse(answer.headers.get('date') ?? '')
      if (by === null) answer.headers.delete('date')
      else answer.headers.set('date', new Date(at + by).toUTCString())
      return answer
    }),
  )
}

/**
 * Keeps back the answer to the next call of a path until the returned release is called. The sandbox acts on the call at
 * once, or only then.
 */
export function keepBack(path: string, acts: 'atOnce' | 'later' = 'atOnce'): () => void {
  const released = deferred<null>()
  server.use(
    http.all(
      `*${path}`,
      async ({ request }) => {
        if (acts === 'later') await released.promise
        const answer = await sandbox.fetch(request)
        await released.promise
        return answer
      },
      { once: true },
    ),
  )
  return () => released.resolve(null)
}

/** The next calls of a path are refused with a code. */
export const refuse = (path: string, message = 'NO_DATA', times = 1) =>
  sandbox.control.addFault({ method: '*', path, kind: 'fail', status: 404, message, times })

/** Lets every read fail, or hang until the returned release is called. */
export function failReads(how: 'hang' | 'fail'): () => void {
  const released = deferred<null>()
  server.use(
    http.all('*/api/*', async () => {
      if (how === 'hang') await released.promise
      return HttpResponse.json({ message: 'NO_DATA' }, { status: 503 })
    }),
  )
  return () => released.resolve(null)
}

/**
 * Something happens elsewhere right before the server gets the next call of a path. A change at once might be seen by a read that is
 * under way, and then there is nothing left to refuse.
 */
export function justBefore(path: string, happens: () => void): void {
  const answer = ({ request }: { request: Request }) => {
    happens()
    return sandbox.fetch(request)
  }
  server.use(http.all(`*${path}`, answer, { once: true }))
}

/** A transfer of the rich member that another device sends. */
export async function transferElsewhere(body: { from: string; to: string; amount: number }): Promise<void> {
  const headers = {
    Authorization: `Bearer ${sandbox.control.logIn(members.rich.username)}`,
    'X-Requested-With': 'XMLHttpRequest',
    'Content-Type': 'application/json',
  }
  const request = { method: 'POST', headers, body: JSON.stringify(body) }
  const answer = await sandbox.fetch(new Request('http://localhost/api/wallet/transfer', request))
  expect(answer.status).toBe(200)
}

/** The calls of a path that came so far. */
export const requestsOf = (path: string) => sandbox.requests.filter((request) => request.path === path)

/** For what a screen says by itself: a toast about it lies in the dialog on top, too. */
export const besideToasts = { ignore: '[data-toasts] *' }

/** The toasts in sight. */
export const toastTexts = () => [...document.querySelectorAll('[data-toasts] p')].map((toast) => toast.textContent)

/** The part of home that tells the total. */
export const balance = () => screen.findByRole('region', { name: 'ยอดเงินทั้งหมด' })
