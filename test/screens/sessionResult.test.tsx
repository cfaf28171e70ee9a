import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import errors from '../../locales/th/errors.json'
import preferences from '../../locales/th/preferences.json'
import th from '../../locales/th/sessionResult.json'
import { settleCommand } from '../../src/commands/openCommands.ts'
import { hash } from '../../src/lib/hash.ts'
import { pages } from '../../src/nav/addresses.ts'
import { block } from '../../src/nav/history.ts'
import { closeDialogs, openDialog } from '../../src/nav/useDialog.ts'
import { storeOpenCommand } from '../fakes/openCommand.ts'
import { members } from '../sandbox/seed/seed.ts'
import { gameAccount, house, move } from '../sandbox/state/ledger.ts'
import { balance, memberOf, moveServerClock, openApp, refuse, reloadApp, requestsOf, sandbox, useApp } from './app.tsx'

useApp()

const minute = 60_000
const hour = 60 * minute
const { username } = members.rich

const kept = () => localStorage.getItem('sessionStart') ?? sessionStorage.getItem('sessionStart') ?? '{}'
/** Waits until the balances of the beginning are noted. */
const hasBegun = () => waitFor(() => expect(kept()).toContain('totalMinor'))
const result = () => screen.findByRole('dialog', { name: th.title })
const figure = async (name: string) =>
  (await within(await result()).findByText(name)).closest('dt')?.nextElementSibling?.textContent
const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))

/** A game wins or loses, which no row tells. */
function play(change: number): void {
  const { id } = memberOf('rich')
  const [from, to] = change > 0 ? [house, gameAccount(id, 'neko')] : [gameAccount(id, 'neko'), house]
  move(sandbox.state, { kind: 'play', from, to, amount: Math.abs(change), at: 0 })
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the result of a session', () => {
  it('is what games gave and took, without deposits and gifts, and exact', async () => {
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

  it('begins on any page: home reads the statement again if it was read before the wallet', async () => {
    await openApp(pages.profile, { as: 'ktb', remembered: true })
    await waitFor(() => expect(requestsOf('/api/wallet')).toHaveLength(1))
    act(() => navigate(pages.home))
    await hasBegun()
  })

  it('leaves home with the balances that it has read', async () => {
    await openApp(pages.home, { as: 'rich' })
    await hasBegun()
    play(-50_000)
    act(() => void openDialog({ name: 'sessionResult' }))
    expect(await figure(th.net)).toBe('−฿500.00')
    expect(await balance()).toHaveTextContent('฿1,325,116.24')
  })

  it('survives a reload', async () => {
    await openApp(pages.home, { as: 'rich', remembered: true })
    await hasBegun()
    play(-5_000)
    reloadApp()
    act(() => void openDialog({ name: 'sessionResult' }))
    expect(await figure(th.net)).toBe('−฿50.00')
  })

  it('is called an estimate if the games were not read, and is withheld if an answer is missing', async () => {
    sandbox.control.addFault({ method: 'GET', path: '/api/wallet/refresh/slot', kind: 'fail', status: 500, times: 9 })
    await openApp(pages.home, { as: 'rich' })
    await hasBegun()
    play(7_000)
    act(() => void openDialog({ name: 'sessionResult' }))
    expect(await figure(th.net)).toBe(th.about.replace('{{amount}}', '+฿70.00'))
    expect(within(await result()).getByText(th.estimate, { exact: false })).toBeVisible()
  })

  it('has no amount while amounts are hidden', async () => {
    localStorage.setItem('amounts', 'hidden')
    act(() => void window.dispatchEvent(new Event('storage')))
    await openApp(pages.home, { as: 'rich' })
    await hasBegun()
    play(7_000)
    act(() => void openDialog({ name: 'sessionResult' }))
    expect(await figure(th.net)).toBe('••••ซ่อน')
    expect(await figure(th.paidIn)).toBe('••••ซ่อน')
  })

  it('is not taken from an earlier reading if it cannot be read', async () => {
    await openApp(pages.home, { as: 'rich' })
    await hasBegun()
    act(() => void openDialog({ name: 'sessionResult' }))
    expect(await figure(th.net)).toBe('฿0.00')
    await act(() => closeDialogs())
    refuse('/api/wallet', 'NO_WALLET', 99)
    act(() => void openDialog({ name: 'sessionResult' }))
    expect(await within(await result()).findByText(errors.NO_WALLET)).toBeVisible()
    expect(within(await result()).queryByText(th.net)).not.toBeInTheDocument()
  })

  it('is not guessed from an unknown stored format', async () => {
    await openApp(pages.home, { as: 'rich', remembered: true })
    await hasBegun()
    localStorage.setItem('sessionStart', '{"sessionHash":1}')
    act(() => void openDialog({ name: 'sessionResult' }))
    expect(within(await result()).getByText(th.title)).toBeVisible()
    expect(await screen.findByText(th.unknown)).toBeVisible()
    expect(screen.queryByText(th.net)).not.toBeInTheDocument()
  })

  it('leads to the statement, and is forgotten on logging out', async () => {
    const player = await openApp(`${pages.home}?dialog=sessionResult`, { as: 'rich', remembered: true })
    await player.click(await screen.findByRole('button', { name: th.statement }))
    await waitFor(() => expect(window.location.pathname).toBe(pages.statement))
    act(() => void openDialog({ name: 'sessionResult' }))
    await player.click(await screen.findByRole('button', { name: th.stop }))
    await waitFor(() => expect(window.location.pathname).toBe(pages.login))
    expect(localStorage.getItem('sessionStart')).toBeNull()
  })
})

describe('the session reminder', () => {
  /** The session as it is after so much play: it began, and was told, so long ago. */
  const age = (by: number) => {
    const note = JSON.parse(localStorage.getItem('sessionStart') ?? '{}') as { at: number; toldAt: number }
    localStorage.setItem('sessionStart', JSON.stringify({ ...note, at: note.at - by, toldAt: note.toldAt - by }))
  }
  const begin = async () => {
    const player = await openApp(pages.home, { as: 'rich', remembered: true })
    await hasBegun()
    return player
  }
  const isShown = () => screen.queryByRole('dialog', { name: th.title })

  it('appears by itself after an hour, once, in whichever tab the player looks first', async () => {
    const player = await begin()
    age(hour - minute)
    look()
    expect(isShown()).not.toBeInTheDocument()
    // Half a minute more, as the server tells whole seconds.
    age(2.5 * minute)
    look()
    expect(await figure(th.time)).toBe('1 ชม. 1 นาที')
    await player.click(screen.getByRole('button', { name: th.continue }))
    await waitFor(() => expect(isShown()).not.toBeInTheDocument())
    look()
    expect(isShown()).not.toBeInTheDocument()
  })

  it('keeps to the interval that the player sets', async () => {
    const player = await begin()
    act(() => void openDialog({ name: 'sessionResult' }))
    await player.selectOptions(await screen.findByLabelText(th.every), '15')
    await player.click(screen.getByRole('button', { name: th.continue }))
    await waitFor(() => expect(isShown()).not.toBeInTheDocument())
    age(16 * minute)
    look()
    expect(await result()).toBeVisible()
  })

  it('waits for a command, another dialog and typing', async () => {
    await begin()
    // Half a minute more, as the server tells whole seconds.
    age(2 * hour + minute / 2)
    const release = block()
    look()
    expect(isShown()).not.toBeInTheDocument()
    act(release)
    act(() => void openDialog({ name: 'preferences' }))
    await screen.findByRole('dialog', { name: preferences.title })
    look()
    expect(isShown()).not.toBeInTheDocument()
    // The time is in the settings meanwhile.
    expect(screen.getByText('ใช้งานมาแล้ว 2 ชม. 0 นาที')).toBeVisible()
  })

  it('does not wait for a command that another member has left on this device', async () => {
    await begin()
    storeOpenCommand({ id: 'theirs', kind: 'spin', member: 'somebody else', session: 'theirs' }, localStorage)
    age(2 * hour + minute / 2)
    look()
    expect(await result()).toBeVisible()
  })

  it('waits for a command of this member without an outcome', async () => {
    await begin()
    act(() => storeOpenCommand({ id: 'ours', kind: 'spin', member: hash(memberOf('rich').id) }, localStorage))
    age(2 * hour + minute / 2)
    const note = JSON.parse(kept()) as { seenAt: number }
    localStorage.setItem('sessionStart', JSON.stringify({ ...note, seenAt: note.seenAt - hour }))
    look()
    expect(isShown()).not.toBeInTheDocument()
    // The time is counted all the same.
    expect((JSON.parse(kept()) as { seenAt: number }).seenAt).toBeGreaterThan(note.seenAt - minute)
    act(() => settleCommand('ours', 'done'))
    look()
    expect(await result()).toBeVisible()
  })

  it('continues after a sleep, and starts over after a night', async () => {
    await begin()
    const before = JSON.parse(kept()) as { at: number }
    cleanup()
    moveServerClock(3 * hour)
    await openApp(pages.home)
    await screen.findByText('โบนัสชวนเพื่อน')
    expect((JSON.parse(kept()) as { at: number }).at).toBe(before.at)
    cleanup()
    moveServerClock(12 * hour)
    await openApp(pages.home)
    await waitFor(() => expect((JSON.parse(kept()) as { at: number }).at).toBeGreaterThan(before.at + 11 * hour))
  })

  it('is not affected by the device’s clock', async () => {
    await begin()
    const { now } = Date
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 5 * hour)
    look()
    expect(isShown()).not.toBeInTheDocument()
  })
})
