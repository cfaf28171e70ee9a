import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import th from '../../locales/th/sessionResult.json'
import preferences from '../../locales/th/preferences.json'
import { pages } from '../../src/nav/addresses.ts'
import { openDialog } from '../../src/nav/useDialog.ts'
import { block } from '../../src/nav/history.ts'
import { settings } from '../../src/settings/settings.ts'
import { members } from '../sandbox/seed/seed.ts'
import { gameAccount, house, move } from '../sandbox/state/ledger.ts'
import { moveServerClock, openApp, reloadApp, requestsOf, sandbox, useApp } from './app.tsx'

useApp()

const minute = 60_000
const hour = 60 * minute
const { username } = members.rich

const kept = () => localStorage.getItem('sessionStart') ?? sessionStorage.getItem('sessionStart') ?? '{}'
/** Waits until the balances of the beginning are noted. */
const hasBegun = () => waitFor(() => expect(kept()).toContain('totalMinor'))
const result = () => screen.findByRole('dialog', { name: th.title })
const figure = async (name: string) => (await within(await result()).findByText(name)).nextElementSibling?.textContent
const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))

/** A game wins or loses, which no row tells. */
function play(change: number): void {
  const id = sandbox.state.members.find((one) => one.username === username)?.id ?? ''
  const [from, to] = change > 0 ? [house, gameAccount(id, 'neko')] : [gameAccount(id, 'neko'), house]
  move(sandbox.state, { kind: 'play', from, to, amount: Math.abs(change), at: 0 })
}

afterEach(() => {
  vi.restoreAllMocks()
  Object.assign(settings, { VITE_WITHOUT: [] })
})

/** Another time by the server's clock, as the page learns it from its next answer. */
async function passTime(by: number) {
  moveServerClock(by)
  look()
  const asked = sandbox.requests.length
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(sandbox.requests.length).toBeGreaterThan(asked)).catch(() => undefined)
}

describe('the result of a session', () => {
  it('is what games gave and took, without what was paid in and given, and exact', async () => {
    await openApp(pages.home, { as: 'rich' })
    await hasBegun()
    play(50_000)
    play(-18_000)
    sandbox.control.creditDeposit(username, 20_000)
    act(() => void openDialog({ name: 'sessionResult' }))
    expect(await figure(th.net)).toBe('+฿320.00')
    expect(await figure(th.paidIn)).toBe('฿200.00')
    expect(await figure(th.paidOut)).toBe('฿0.00')
    expect(within(await result()).getByText(th.exact, { exact: false })).toBeVisible()
  })

  it('survives a reload', async () => {
    await openApp(pages.home, { as: 'rich', remembered: true })
    await hasBegun()
    play(-5_000)
    reloadApp()
    act(() => void openDialog({ name: 'sessionResult' }))
    expect(await figure(th.net)).toBe('−฿50.00')
  })
})
