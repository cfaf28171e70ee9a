import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import errors from '../../locales/th/errors.json'
import texts from '../../locales/th/games.json'
import shared from '../../locales/th/shared.json'
import { openCommands } from '../../src/commands/openCommands.ts'
import { settings } from '../../src/lib/settings/settings.ts'
import { platform } from '../../src/platform/current.ts'
import { thisTab } from '../../src/platform/outside.ts'
import { endSession } from '../../src/session/session.ts'
import { autoLoginCodes, autoLoginPasswordCodes } from '../sandbox/catalogue/games.ts'
import { members } from '../sandbox/seed/seed.ts'
import {
  amend,
  decide,
  justBefore,
  keepBack,
  memberOf,
  openApp,
  reloadApp,
  requestsOf,
  sandbox,
  toastTexts,
  useApp,
} from './app.tsx'

useApp()

beforeEach(() => {
  Object.assign(settings, { VITE_AUTO_LOGIN: autoLoginCodes, VITE_AUTO_LOGIN_PASSWORD: autoLoginPasswordCodes })
})
afterEach(() => {
  Object.assign(settings, { VITE_AUTO_LOGIN: [], VITE_AUTO_LOGIN_PASSWORD: [], VITE_IFRAME_MODE: false })
  Object.assign(platform().can, { windows: true })
})

type Who = keyof typeof members
type Text = keyof typeof texts

const moveAll = '/api/wallet/transferAll'
const fill = (key: Text, parts: Record<string, string> = {}) =>
  Object.entries(parts).reduce((text, [name, value]) => text.replace(`{{${name}}}`, value), texts[key])
const neko = { name: 'Neko Fortune' }
/** As it stands in a sentence: a line's end does not part its words. */
const wholeNeko = { name: 'Neko\u00a0Fortune' }
const loginOf = (as: Who, code: string) => memberOf(as).games[code] ?? { username: '', password: '' }
const balances = (as: Who) => {
  const { id } = memberOf(as)
  const held = sandbox.state.balances
  return { wallet: held[`wallet:${id}`], neko: held[`game:${id}:neko`] }
}
const dialog = (name = neko.name) => screen.findByRole('dialog', { name })
const button = (key: Text, parts?: Record<string, string>) => screen.findByRole('button', { name: fill(key, parts) })
const alert = () => screen.findByRole('alertdialog')
const says = (key: Text, parts?: Record<string, string>) => screen.findByText(fill(key, parts))

/** Opens a game's dialog over a page that reads no wallet of its own. */
const open = (code: string, as: Who = 'bonusHeld') => openApp(`/user/contact?dialog=game&code=${code}`, { as })

/** The window that the browser gives to the page's `window.open`. */
function playWindow() {
  const opened = {
    document: document.implementation.createHTMLDocument(''),
    opener: window as Window | null,
    closed: false,
    location: { replace: vi.fn<(url: string) => void>() },
    close() {
      opened.closed = true
    },
  }
  const asked = vi.spyOn(window, 'open').mockImplementation(() => {
    opened.closed = false
    return opened as unknown as Window
  })
  return { opened, asked, ledTo: () => opened.location.replace.mock.calls.map(([url]) => url) }
}

/** bonusHeld has 150 baht in the wallet and 1,500 in Neko Fortune. */
const playWith150 = () => button('playWith', { amount: '฿150.00' })
const before = { wallet: 150_00, neko: 1_500_00 }
const after = { wallet: 0, neko: 1_650_00 }

describe('a game that is not open yet', () => {
  const inactive = fill('inactive', { name: 'Koi Palace' })

  it('says so, and is opened with one call by a burst of taps', async () => {
    const player = await open('koi')
    expect(await within(await dialog('Koi Palace')).findByText(inactive)).toBeVisible()
    // There is no balance yet that could be read anew.
    expect(screen.queryByRole('button', { name: texts.refresh })).not.toBeInTheDocument()
    const activate = await button('activate')
    activate.focus()
    act(() => [1, 2, 3].forEach(() => activate.click()))
    const login = await screen.findByText(texts.login)
    expect(await dialog('Koi Palace')).toContainElement(document.activeElement as HTMLElement)
    await player.click(login)
    expect(screen.getByText(loginOf('bonusHeld', 'koi').username)).toBeVisible()
    expect(toastTexts()).toEqual([fill('activated', { name: 'Koi\u00a0Palace' })])
    expect(requestsOf('/api/wallet/activate/koi')).toHaveLength(1)
  })

  it('says inline why it was not opened, and lets the player try again', async () => {
    sandbox.control.provoke('SLOT_ACTIVATE_FAIL')
    const player = await open('koi')
    await player.click(await button('activate'))
    expect(await within(await dialog('Koi Palace')).findByRole('alert')).toHaveTextContent(errors.SLOT_ACTIVATE_FAIL)
    expect(screen.queryByText(inactive)).not.toBeInTheDocument()
    expect(screen.getByText(texts.activateRefused)).toBeVisible()
    expect(screen.getByRole('button', { name: shared.receiptAsk })).toBeVisible()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(toastTexts()).toEqual([])
    await player.click(await button('activateAgain'))
    expect(await screen.findByText(texts.login)).toBeVisible()
    expect(requestsOf('/api/wallet/activate/koi')).toHaveLength(2)
  })

  it('appears open if it was just opened elsewhere', async () => {
    const player = await open('koi')
    justBefore('/api/wallet/activate/koi', () => {
      memberOf('bonusHeld').games['koi'] = { username: 'koi-x', password: 'secret' }
    })
    await player.click(await button('activate'))
    await player.click(await screen.findByText(texts.login))
    expect(screen.getByText('koi-x')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('opens when the balance proves activation despite a lost response', async () => {
    sandbox.control.addFault({ method: 'GET', path: '/api/wallet/activate/koi', kind: 'dropAfter' })
    const player = await open('koi')
    await player.click(await button('activate'))
    expect(await screen.findByText(texts.login)).toBeVisible()
    await waitFor(() => expect(openCommands()).toEqual([]))
    expect(requestsOf('/api/wallet/activate/koi')).toHaveLength(1)
  })
})

it('a game that is not offered is reported as missing by its dialog', async () => {
  await open('nothing')
  expect(await within(await dialog(texts.title)).findByText(texts.notFoundTitle)).toBeVisible()
})

describe('an open game', () => {
  it('shows what it holds and what that is in the wallet', async () => {
    await open('magma', 'ktb')
    const shown = within(await dialog('Magma Reels'))
    expect(await shown.findByText('฿100.00')).toBeVisible()
    expect(shown.getByText(fill('inWallet', { amount: '฿1,000.00' }))).toBeVisible()
  })

  it('is refreshed: the games first, then the wallet', async () => {
    const player = await open('neko')
    await screen.findByText(texts.login)
    const count = sandbox.requests.length
    sandbox.control.creditDeposit(members.bonusHeld.username, 50_00)
    await player.click(await button('refresh'))
    expect(await button('playWith', { amount: '฿200.00' })).toBeVisible()
    const paths = sandbox.requests.slice(count).map(({ path }) => path)
    expect(paths).toEqual(['/api/wallet/refresh/slot', '/api/wallet'])
  })

  test.each(['/api/wallet/refresh/slot', '/api/wallet'])(
    'keeps its amounts when %s fails, and says so',
    async (path) => {
      const player = await open('neko')
      await screen.findByText(texts.login)
      sandbox.control.addFault({ method: 'GET', path, kind: 'fail', status: 404, message: 'NO_DATA', times: 99 })
      await player.click(await button('refresh'))
      expect(await says('notRefreshed')).toBeVisible()
      expect(screen.getByText('฿1,500.00')).toBeVisible()
      sandbox.control.clearFaults()
      await player.click(await button('refresh'))
      await waitFor(() => expect(screen.queryByText(texts.notRefreshed)).not.toBeInTheDocument())
    },
  )

  it('leads to transfers in and out', async () => {
    const player = await open('neko')
    await player.click(await button('transferIn'))
    await screen.findByRole('dialog', { name: 'โอนเงินเข้าออกเกม' })
    expect(window.location.search).toBe('?dialog=transfer&from=wallet&to=neko')
    act(() => window.history.back())
    await player.click(await button('transferOut'))
    await screen.findByRole('dialog', { name: 'โอนเงินเข้าออกเกม' })
    expect(window.location.search).toBe('?dialog=transfer&from=neko&to=wallet')
    act(() => window.history.back())
    await dialog()
  })
})

describe('the login at a game', () => {
  const openLogin = async () => {
    const player = await open('neko')
    await player.click(await screen.findByText(texts.login))
    return player
  }
  const copy = (what: string) => screen.findByRole('button', { name: `คัดลอก${what}` })

  it('is copied, with its username shown', async () => {
    const player = await openLogin()
    await player.click(await copy(texts.username))
    const { username } = loginOf('bonusHeld', 'neko')
    await waitFor(() => expect(toastTexts()).toEqual([`คัดลอกแล้ว ${username}`]))
    expect(await navigator.clipboard.readText()).toBe(username)
  })

  it('keeps its password hidden, also while it is copied', async () => {
    const player = await openLogin()
    await player.click(await copy(texts.password))
    const { password } = loginOf('bonusHeld', 'neko')
    await waitFor(() => expect(toastTexts()).toEqual(['คัดลอกแล้ว ••••••••']))
    expect(await navigator.clipboard.readText()).toBe(password)
    expect(document.body).not.toHaveTextContent(password)
  })

  it('shows and selects a password that could not be copied, and can hide it again', async () => {
    const player = await openLogin()
    await copy(texts.password)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    document.execCommand = () => false
    await player.click(await copy(texts.password))
    const { password } = loginOf('bonusHeld', 'neko')
    expect(await screen.findByText(password)).toBeVisible()
    expect(window.getSelection()?.toString()).toBe(password)
    expect(toastTexts()).toEqual(['คัดลอกไม่สำเร็จ'])
    await player.click(await screen.findByRole('button', { name: 'ซ่อนรหัสผ่าน' }))
    expect(screen.queryByText(password)).not.toBeInTheDocument()
  })

  it('can be read again after a failure, and play waits for it', async () => {
    sandbox.control.addFault({
      method: 'GET',
      path: '/api/wallet/account/neko',
      kind: 'fail',
      status: 404,
      message: 'NO_DATA',
    })
    const player = await open('neko')
    expect(await within(await dialog()).findByText(errors.NO_DATA)).toBeVisible()
    expect(await button('play')).toBeDisabled()
    expect(await button('play')).toHaveAccessibleDescription(texts.needsLogin)
    await player.click(await screen.findByRole('button', { name: 'ลองใหม่' }))
    expect(await playWith150()).toBeEnabled()
  })
})

describe('resetting the password of a game', () => {
  const path = '/api/wallet/resetpassword/neko'

  it('asks first, and once confirmed shows the new one', async () => {
    const player = await open('neko')
    const old = loginOf('bonusHeld', 'neko').password
    await player.click(await button('reset'))
    expect(await says('resetAsk')).toBeVisible()
    expect(await button('resetCancel')).toHaveFocus()
    await player.click(await button('resetCancel'))
    expect(screen.queryByText(texts.resetAsk)).not.toBeInTheDocument()
    expect(await button('reset')).toHaveFocus()
    expect(requestsOf(path)).toHaveLength(0)
    await player.click(await button('reset'))
    await player.click(await button('resetConfirm'))
    await waitFor(() => expect(toastTexts()).toEqual([texts.resetDone]))
    await player.click(await screen.findByRole('button', { name: 'แสดงรหัสผ่าน' }))
    const { password } = loginOf('bonusHeld', 'neko')
    expect(password).not.toBe(old)
    expect(await screen.findByText(password)).toBeVisible()
    expect(requestsOf(path)).toHaveLength(1)
  })

  it('says why it was refused', async () => {
    sandbox.control.provoke('SLOT_RESET_PASSWORD_FAIL')
    const player = await open('neko')
    await player.click(await button('reset'))
    await player.click(await button('resetConfirm'))
    expect(await alert()).toHaveAccessibleDescription(errors.SLOT_RESET_PASSWORD_FAIL)
  })

  it('without an answer is unknown; the password is read again', async () => {
    sandbox.control.addFault({ method: 'GET', path, kind: 'dropAfter' })
    const player = await open('neko')
    await player.click(await button('reset'))
    await player.click(await button('resetConfirm'))
    expect(await says('resetUnknown')).toBeVisible()
    await player.click(await screen.findByRole('button', { name: 'แสดงรหัสผ่าน' }))
    expect(await screen.findByText(loginOf('bonusHeld', 'neko').password)).toBeVisible()
    const reads = requestsOf('/api/wallet/account/neko').length
    await player.click(await button('readAgain'))
    await waitFor(() => expect(requestsOf('/api/wallet/account/neko')).toHaveLength(reads + 1))
    await player.click(await decide())
    expect(await button('reset')).toBeVisible()
    expect(requestsOf(path)).toHaveLength(1)
  })
})

describe('playing', () => {
  it('names the amount, reads and moves it, then opens the game in the window from the first of a burst of taps', async () => {
    await open('neko')
    const { opened, asked, ledTo } = playWindow()
    const play = await playWith150()
    expect(play).not.toHaveAccessibleDescription()
    const release = keepBack('/api/wallet')
    const count = sandbox.requests.length
    act(() => [1, 2, 3].forEach(() => play.click()))
    expect(asked).toHaveBeenCalledExactlyOnceWith('', '_blank')
    expect(opened.opener).toBeNull()
    expect(opened.document.body.textContent).toBe(fill('opening', neko))
    expect(await says('stepReading')).toBeVisible()
    release()
    expect(await says('opened', neko)).toBeVisible()
    expect(ledTo()).toEqual([expect.stringMatching(/\/sandbox\/play\/neko\?ticket=/)])
    expect(await says('moved', neko)).toBeVisible()
    expect(requestsOf(moveAll).map(({ body }) => body)).toEqual([{ to: 'neko' }])
    const paths = sandbox.requests.slice(count).map(({ path }) => path.split('/').slice(0, 4).join('/'))
    expect(paths.slice(0, 2)).toEqual(['/api/wallet', moveAll])
    expect(paths.filter((path) => path === '/api/autoLogin/neko')).toHaveLength(1)
    expect(balances('bonusHeld')).toEqual(after)
    expect(await button('play')).toHaveAccessibleDescription(fill('movesNothing', wholeNeko))
  })

  it('only opens the game when there is nothing to move', async () => {
    const player = await open('neko', 'longName')
    playWindow()
    await player.click(await screen.findByRole('button', { name: /แล้วเล่น/ }))
    await says('opened', neko)
    const moved = requestsOf(moveAll).length
    await player.click(await button('play'))
    await waitFor(() => expect(sandbox.requests.filter(({ path }) => path.includes('autoLogin'))).toHaveLength(2))
    expect(await says('opened', neko)).toBeVisible()
    expect(requestsOf(moveAll)).toHaveLength(moved)
  })

  it('opens the game without moving money, by its own button', async () => {
    const player = await open('neko')
    const { ledTo } = playWindow()
    await playWith150()
    await player.click(await button('openWithoutMoving'))
    expect(await says('opened', neko)).toBeVisible()
    expect(ledTo()).toEqual([expect.stringContaining('/sandbox/play/neko?ticket=')])
    expect(requestsOf(moveAll)).toHaveLength(0)
    expect(balances('bonusHeld')).toEqual(before)
    expect(await playWith150()).toBeEnabled()
  })

  it('sends the password if the game’s call takes it', async () => {
    const player = await open('roulette')
    const { ledTo } = playWindow()
    const name = `${fill('playWith', { amount: '฿1,650.00' })} ${fill('fromGames', { amount: '฿1,500.00' })}`
    const play = await screen.findByRole('button', { name })
    await player.click(play)
    await says('opened', { name: 'Roulette Club' })
    expect(ledTo()).toEqual([expect.stringContaining('/sandbox/play/roulette?ticket=')])
  })

  it('moves nothing if there is more than was named, says so, and names the new sum', async () => {
    const player = await open('neko')
    const { opened } = playWindow()
    const play = await playWith150()
    sandbox.control.creditDeposit(members.bonusHeld.username, 100_00)
    await player.click(play)
    expect(await says('changed')).toBeVisible()
    expect(opened.closed).toBe(true)
    expect(requestsOf(moveAll)).toHaveLength(0)
    expect(balances('bonusHeld')).toEqual({ ...before, wallet: 250_00 })
    await player.click(await button('playWith', { amount: '฿250.00' }))
    expect(await says('opened', neko)).toBeVisible()
    expect(screen.queryByText(texts.changed)).not.toBeInTheDocument()
    expect(balances('bonusHeld')).toEqual({ wallet: 0, neko: 1_750_00 })
  })

  it('moves nothing when the balance cannot be read', async () => {
    const player = await open('neko')
    const { opened } = playWindow()
    const play = await playWith150()
    sandbox.control.addFault({ method: 'GET', path: '/api/wallet', kind: 'fail', times: 99 })
    await player.click(play)
    expect(await says('notRead')).toBeVisible()
    expect(opened.closed).toBe(true)
    expect(requestsOf(moveAll)).toHaveLength(0)
  })

  it('names no unknown sum, and then moves nothing', async () => {
    amend('/api/wallet', (answer) => ({ ...(answer as object), wallet: { amount: 'x' } }))
    const player = await open('neko')
    playWindow()
    const play = await button('play')
    await waitFor(() => expect(play).toBeEnabled())
    expect(play).toHaveAccessibleDescription(fill('movesUnread', wholeNeko))
    await player.click(play)
    expect(await says('opened', neko)).toBeVisible()
    expect(requestsOf(moveAll)).toHaveLength(0)
  })

  it('stops when the dialog is closed before the money moves', async () => {
    const player = await open('neko')
    const { opened } = playWindow()
    const play = await playWith150()
    const release = keepBack('/api/wallet')
    await player.click(play)
    await player.click(await screen.findByRole('button', { name: 'ปิด' }))
    release()
    await waitFor(() => expect(opened.closed).toBe(true))
    expect(requestsOf(moveAll)).toHaveLength(0)
  })
})

describe('a transfer before play', () => {
  const refuse = (message: string) =>
    sandbox.control.addFault({ method: 'POST', path: moveAll, kind: 'fail', status: 400, message })

  it('that is below the minimum counts as nothing to move: the game opens', async () => {
    refuse('TRANSFER_MINIMUM')
    const player = await open('neko')
    const { ledTo } = playWindow()
    await player.click(await playWith150())
    expect(await says('opened', neko)).toBeVisible()
    expect(ledTo()).toHaveLength(1)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(screen.queryByText(fill('moved', neko))).not.toBeInTheDocument()
    expect(balances('bonusHeld')).toEqual(before)
  })

  it('says that it failed, and the game does not open', async () => {
    refuse('TRANSFER_FAIL')
    const player = await open('neko')
    const { opened, ledTo } = playWindow()
    await player.click(await playWith150())
    expect(await alert()).toHaveAccessibleName('เกิดข้อผิดพลาด')
    expect(await alert()).toHaveAccessibleDescription(errors.TRANSFER_FAIL)
    expect(opened.closed).toBe(true)
    expect(ledTo()).toEqual([])
    expect(sandbox.requests.some(({ path }) => path.includes('autoLogin'))).toBe(false)
  })

  test.each([
    ['was carried out', 'dropAfter', after],
    ['was not carried out', 'dropBefore', before],
  ] as const)('without an answer, which %s, is looked up before play is offered again', async (_, kind, held) => {
    sandbox.control.addFault({ method: 'POST', path: moveAll, kind })
    const player = await open('neko')
    const { opened } = playWindow()
    await player.click(await playWith150())
    expect(await says('moveUnknown', neko)).toBeVisible()
    expect(screen.getByText(/^ส่งเมื่อ \d\d:\d\d:\d\d$/, { selector: 'li' })).toBeVisible()
    expect(opened.closed).toBe(true)
    expect(screen.queryByRole('button', { name: /^เล่น|แล้วเล่น/ })).not.toBeInTheDocument()
    reloadApp()
    expect(await says('moveUnknown', neko)).toBeVisible()
    await player.click(await decide())
    expect(await screen.findByRole('button', { name: /^เล่น|แล้วเล่น/ })).toBeVisible()
    expect(requestsOf(moveAll)).toHaveLength(1)
    expect(balances('bonusHeld')).toEqual(held)
  })
})

describe('a game that does not open', () => {
  const failLogin = (kind: 'fail' | 'dropAfter') =>
    sandbox.control.addFault({ method: 'GET', path: '/api/autoLogin/*', kind, status: 404, message: 'NO_GAME' })

  it('because it refuses says so, and that the money is in it', async () => {
    failLogin('fail')
    const player = await open('neko')
    const { opened } = playWindow()
    await player.click(await playWith150())
    expect(await alert()).toHaveAccessibleDescription(errors.NO_GAME)
    expect(opened.closed).toBe(true)
    expect(await says('moved', neko)).toBeVisible()
    expect(balances('bonusHeld')).toEqual(after)
  })

  it('because no answer came is offered again after a check', async () => {
    failLogin('dropAfter')
    const player = await open('neko')
    playWindow()
    await player.click(await playWith150())
    expect(await says('playUnknown', neko)).toBeVisible()
    await player.click(await decide())
    await player.click(await button('play'))
    expect(await says('opened', neko)).toBeVisible()
    expect(requestsOf(moveAll)).toHaveLength(1)
  })

  it('because its link is unsafe says so', async () => {
    amend(`/api/autoLogin/neko/${loginOf('bonusHeld', 'neko').username}`, () => ({ link: 'javascript:alert(1)' }))
    const player = await open('neko')
    const { opened, ledTo } = playWindow()
    await player.click(await playWith150())
    expect(await says('unsafe', neko)).toBeVisible()
    expect(opened.closed).toBe(true)
    expect(ledTo()).toEqual([])
  })

  it('because the browser blocked its window opens on a second tap, at once, and in this tab if there are no windows', async () => {
    const player = await open('neko')
    const asked = vi.spyOn(window, 'open').mockReturnValue(null)
    const go = vi.spyOn(thisTab, 'go').mockReturnValue('opened')
    await player.click(await playWith150())
    expect(await says('readyTitle')).toBeVisible()
    expect(await says('refused', neko)).toBeVisible()
    const again = await button('openGame')
    expect(again).toHaveFocus()
    asked.mockClear()
    act(() => again.click())
    expect(asked).toHaveBeenCalledOnce()
    expect(go).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/sandbox/play/neko?ticket='))
    expect(await says('stepOpening')).toBeVisible()
    expect(requestsOf(moveAll)).toHaveLength(1)
  })

  it('because it has no address cannot be tapped, and nothing moves', async () => {
    Object.assign(settings, { VITE_AUTO_LOGIN: [] })
    await open('neko')
    await screen.findByText(texts.login)
    const play = await button('play')
    expect(play).toBeDisabled()
    expect(play).toHaveAccessibleDescription(fill('noWay', wholeNeko))
  })
})

describe('a game with an address', () => {
  const give = (code: string, as: Who = 'bonusHeld') => {
    memberOf(as).games[code] = { username: `${code}-1`, password: 'pw' }
  }

  it('opens at the address for the device', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15; Pixel 9)')
    give('sunrise')
    const player = await open('sunrise')
    const { ledTo } = playWindow()
    await player.click(await screen.findByRole('button', { name: /แล้วเล่น/ }))
    await says('opened', { name: 'Sunrise Lotto' })
    expect(ledTo()).toEqual([expect.stringContaining('/sandbox/play/sunrise?device=android')])
  })

  const answerWeb = (web: string) =>
    amend('/api/wallet', (answer) => {
      const { slots, ...rest } = answer as { slots: { code: string }[] }
      return { ...rest, slots: slots.map((slot) => ({ ...slot, ...(slot.code === 'lotus' && { web }) })) }
    })

  it('that the operator wrote without its scheme opens there, not beside this page', async () => {
    answerWeb('www.lotus.example/play')
    const player = await open('lotus', 'noBank')
    const { ledTo } = playWindow()
    await player.click(await button('playWith', { amount: '฿99.50' }))
    await says('opened', { name: 'Lotus Numbers' })
    expect(ledTo()).toEqual(['https://www.lotus.example/play'])
  })

  it('of an installed app needs no window, and is not reported as opened', async () => {
    const link = 'intent://lotus#Intent;end'
    answerWeb(link)
    const player = await open('lotus', 'noBank')
    const { asked } = playWindow()
    const go = vi.spyOn(thisTab, 'go').mockReturnValue('opened')
    await player.click(await button('playWith', { amount: '฿99.50' }))
    expect(await says('handedOver', { name: 'Lotus Numbers' })).toBeVisible()
    await player.click(await button('openGame'))
    expect(go.mock.calls).toEqual([[link], [link]])
    expect(asked).not.toHaveBeenCalled()
  })

  it('takes over the tab in iframe mode, and the page stays busy until it is gone', async () => {
    Object.assign(settings, { VITE_IFRAME_MODE: true })
    const go = vi.spyOn(thisTab, 'go').mockReturnValue('opened')
    const player = await open('neko')
    const { asked } = playWindow()
    await player.click(await playWith150())
    await waitFor(() => expect(go).toHaveBeenCalledOnce())
    expect(await says('stepOpening')).toBeVisible()
    expect(await button('play')).toHaveAttribute('aria-busy', 'true')
    expect(asked).not.toHaveBeenCalled()
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(await button('play')).not.toHaveAttribute('aria-busy')
  })

  it('is opened by the messenger, and offered once more', async () => {
    Object.assign(platform().can, { windows: false })
    const openLink = vi.spyOn(platform(), 'openLink').mockReturnValue()
    const player = await open('neko')
    await player.click(await playWith150())
    expect(await says('handedOver', neko)).toBeVisible()
    expect(openLink).toHaveBeenCalledOnce()
    await player.click(await button('openGame'))
    expect(openLink.mock.calls[1]).toEqual(openLink.mock.calls[0])
    expect(await says('handedOverAgain', neko)).toBeVisible()
    expect(await button('play')).toBeVisible()
  })

  it('is opened once more without naming a button that is not there, if no money moved', async () => {
    Object.assign(platform().can, { windows: false })
    vi.spyOn(platform(), 'openLink').mockReturnValue()
    const player = await open('neko')
    await player.click(await button('openWithoutMoving'))
    await player.click(await button('openGame'))
    expect(await says('handedOverAgain', neko)).not.toHaveTextContent(texts.play)
    expect(await button('openWithoutMoving')).toBeVisible()
  })

  it('is opened by a new link, with the money of then, after the player has left', async () => {
    Object.assign(platform().can, { windows: false })
    vi.spyOn(platform(), 'openLink').mockReturnValue()
    const player = await open('neko')
    await player.click(await playWith150())
    expect(await button('openGame')).toBeVisible()
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    hidden.mockRestore()
    expect(await button('play')).toBeVisible()
    expect(screen.queryByRole('button', { name: texts.openGame })).not.toBeInTheDocument()
  })
})

describe('a game that takes a form', () => {
  const name = 'Seven Draw'
  const seven = () => open('seven', 'longName')
  const playIt = () => screen.findByRole('button', { name: /แล้วเล่น/ })
  const posts = () => vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()

  it('is posted into the window from the tap, with its hidden fields', async () => {
    const player = await seven()
    const { opened } = playWindow()
    const submit = posts()
    await player.click(await playIt())
    expect(await says('opened', { name })).toBeVisible()
    const form = opened.document.forms[0]
    expect(submit.mock.contexts).toEqual([form])
    expect(form?.getAttribute('action')).toBe(`${window.location.origin}/sandbox/play/seven`)
    expect([...(form?.elements ?? [])].map((input) => input.getAttribute('name'))).toEqual([
      '__VIEWSTATE',
      '__EVENTTARGET',
      '__EVENTARGUMENT',
      '__EVENTVALIDATION',
      'username',
      'password',
    ])
  })

  it('is posted on the second tap if its window was blocked', async () => {
    const player = await seven()
    const submit = posts()
    const asked = vi.spyOn(window, 'open').mockReturnValue(null)
    await player.click(await playIt())
    expect(await says('refused', { name })).toBeVisible()
    asked.mockRestore()
    const { opened } = playWindow()
    await player.click(await button('openGame'))
    expect(await says('opened', { name })).toBeVisible()
    expect(submit.mock.contexts).toEqual([opened.document.forms[0]])
    expect(requestsOf(moveAll)).toHaveLength(1)
  })

  it('leads to the browser if no form can be posted, and moves nothing', async () => {
    Object.assign(platform().can, { windows: false })
    const openInBrowser = vi.spyOn(platform(), 'openInBrowser').mockReturnValue()
    const player = await seven()
    expect(await says('browserWhy', { name })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^เล่น|แล้วเล่น/ })).not.toBeInTheDocument()
    const count = sandbox.requests.length
    await player.click(await button('openInBrowser'))
    expect(await says('browserAsked')).toBeVisible()
    const address = `${window.location.origin}/user/home?dialog=game&code=seven`
    expect(openInBrowser).toHaveBeenCalledExactlyOnceWith(address)
    expect(sandbox.requests).toHaveLength(count)
  })
})

describe('finding a game', () => {
  const find = async () => within(await screen.findByRole('dialog', { name: 'ค้นหาเกม' }))
  const openFind = (as: Who = 'rich') => openApp('/user/contact?dialog=findGame', { as })
  const field = async () => (await find()).findByRole('textbox', { name: texts.findLabel })
  const sections = async () =>
    [...document.querySelectorAll('dialog section')].map((section) => [
      section.querySelector('h3')?.textContent,
      ...[...section.querySelectorAll('li button > span > [translate=no]')].map(({ textContent }) => textContent),
    ])
  const star = async (name: string, isOn: boolean) =>
    (await (await find()).findAllByRole('button', { name: fill('favourite', { name }), pressed: isOn })).at(
      -1,
    ) as HTMLElement

  it('is offered on home from twelve games on, and begins with what money moved into last', async () => {
    const player = await openApp('/user/home', { as: 'rich' })
    await player.click(await screen.findByRole('button', { name: 'ค้นหาเกม' }))
    expect(await field()).toHaveFocus()
    const [first, rest] = await sections()
    expect(first).toEqual([texts.playedLast, 'Striker Arena', 'Jade Table'])
    expect(rest?.slice(0, 3)).toEqual([texts.allGames, 'Neko Fortune', 'Magma Reels'])
    expect(rest).toHaveLength(15)
  })

  it('is not offered among eleven', async () => {
    amend('/api/wallet', (answer) => {
      const wallet = answer as { slots: object[] }
      return { ...wallet, slots: wallet.slots.slice(0, 11) }
    })
    await openApp('/user/home', { as: 'rich' })
    await screen.findByRole('heading', { name: 'สล็อต' })
    expect(screen.queryByRole('button', { name: 'ค้นหาเกม' })).not.toBeInTheDocument()
  })

  it('shows what the letters match, and tells how many', async () => {
    const player = await openFind()
    await player.type(await field(), 'LOT')
    await waitFor(async () => expect(await sections()).toEqual([['พบ 2 เกม', 'Lotus Numbers', 'Sunrise Lotto']]))
    expect((await find()).getAllByRole('status').at(-1)).toHaveTextContent('พบ 2 เกม')
  })

  it('keeps search and scroll position on the way back', async () => {
    const player = await openFind()
    await player.type(await field(), 'a')
    const sheet = await screen.findByRole('dialog', { name: 'ค้นหาเกม' })
    sheet.scrollTop = 321
    await player.click((await (await find()).findAllByRole('button', { name: /^Jade Table/ }))[0] as HTMLElement)
    await screen.findByRole('dialog', { name: 'Jade Table' })
    act(() => window.history.back())
    expect(await field()).toHaveValue('a')
    // The keyboard would cover the list.
    expect(await field()).not.toHaveFocus()
    expect((await screen.findByRole('dialog', { name: 'ค้นหาเกม' })).scrollTop).toBe(321)
  })

  it('says if nothing matches, and leads back to all games', async () => {
    const player = await openFind()
    await player.type(await field(), 'zzzz')
    await (await find()).findByText(fill('findNothing', { query: 'zzzz' }))
    await player.click(await (await find()).findByText(texts.findClear))
    expect(await field()).toHaveValue('')
    expect(await field()).toHaveFocus()
    await (await find()).findByText(texts.allGames)
  })

  it('puts favourites first, after the next login too, and for no other member', async () => {
    const player = await openFind('rich')
    await player.click(await star('Koi Palace', false))
    await player.click(await star('Jade Table', false))
    expect((await sections())[0]).toEqual([texts.favourites, 'Jade Table', 'Koi Palace'])
    await player.click(await star('Jade Table', true))
    cleanup()
    endSession()
    await openFind('newcomer')
    await star('Koi Palace', false)
    cleanup()
    endSession()
    await openFind('rich')
    await star('Koi Palace', true)
    expect((await sections())[0]).toEqual([texts.favourites, 'Koi Palace'])
  })

  it('marks a favourite in the game’s own sheet', async () => {
    const player = await open('neko')
    await player.click(await button('favourite', neko))
    expect(await screen.findByRole('button', { name: fill('favourite', neko), pressed: true })).toBeVisible()
  })
})
