import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import texts from '../../locales/th/bonus.json'
import errors from '../../locales/th/errors.json'
import shared from '../../locales/th/shared.json'
import { bannerPath } from '../sandbox/catalogue/bonusCatalogue.ts'
import type { members } from '../sandbox/seed/seed.ts'
import {
  amend,
  comesBackUntil,
  decide,
  justBefore,
  keepBack,
  memberOf,
  moveServerClock,
  openApp,
  refuse,
  reloadApp,
  requestsOf,
  sandbox,
  toastTexts,
  useApp,
  walletOf,
} from './app.tsx'

useApp()

type Who = keyof typeof members
type Key = keyof typeof texts

/** A text with its placeholders filled. */
const fill = (key: Key, values: Record<string, string | number> = {}) =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{{${name}}}`, String(value)), texts[key])

const address = (dialog?: string, code?: string) =>
  dialog ? `/user/bonus?${new URLSearchParams({ dialog, ...(code !== undefined && { code }) })}` : '/user/bonus'
const open = (as: Who = 'ktb', dialog?: string, code?: string) => openApp(address(dialog, code), { as })

const dialog = () => screen.findByRole('dialog')
const inDialog = async (key: Key, values?: Record<string, string | number>) =>
  within(await dialog()).findByText(fill(key, values))
const button = async (key: Key) => within(await dialog()).findByRole('button', { name: fill(key) })
const alert = () => screen.findByRole('alertdialog')
const retry = () => screen.findByRole('button', { name: 'ลองใหม่' })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

async function card(code: string) {
  const heading = await screen.findByRole('heading', { name: code, level: 3 })
  return heading.closest('article') ?? heading
}
const tap = async (code: string) => within(await card(code)).getByRole('button', { name: code })

const sent = (path: string) => requestsOf(`/api/${path}`).length
const activations = () => sandbox.requests.filter(({ path }) => /\/(activate|clear)/.test(path)).map(({ path }) => path)
const fail = (path: string, status = 404, message = 'NO_DATA') =>
  sandbox.control.addFault({ method: 'GET', path: `/api/${path}`, kind: 'fail', status, message })

/** Bonuses that the sandbox itself does not have. */
const offer = (...bonuses: Record<string, unknown>[]) =>
  amend('/api/bonus', () =>
    bonuses.map((bonus) => ({ type: 'limit', maxReceived: 2, percentFail: 5, banners: [], ...bonus })),
  )
const claimedNow = (times: number) => ({
  userBonus: {
    _id: 'x',
    isActive: false,
    received: Array.from({ length: times }, () => ({ updatedAt: new Date().toISOString() })),
  },
})

describe('the bonuses on offer', () => {
  it('show their picture or a gift, and how often they can still be received', async () => {
    await open('rich')
    const loyal = await card('LOYAL')
    expect(loyal).toHaveTextContent('เหลือ 2/5')
    const picture = (await card('WELCOME50')).querySelector('img')
    expect(picture).toHaveAttribute('src', `${window.location.origin}${bannerPath('welcome')}`)
    expect(await within(await card('DAILY10')).findByText('รับ 10 บาท ได้วัน\u2060ละ 3 ครั้ง')).toBeVisible()
    expect(await card('DAILY10')).toHaveTextContent('วันนี้เหลือ 3/3')
    expect(await card('WEEKEND')).toHaveTextContent('สัปดาห์นี้เหลือ 2/2')
    expect(await tap('LOYAL')).toBeEnabled()
    expect(screen.getByText(texts.oneAtATime)).toBeVisible()
    // The first that can be received, after one at its limit.
    expect(await card('DAILY10')).toContainElement(screen.getByText(texts.claim))
  })

  it('cannot be tapped once received as often as allowed', async () => {
    const player = await open('rich')
    expect(await card('WELCOME50')).toHaveTextContent(texts.limitInAll)
    expect(await tap('WELCOME50')).toBeDisabled()
    await player.click(await tap('WELCOME50'))
    expect(window.location.search).toBe('')
  })

  it('count their limits by the server’s clock, whatever the phone’s says', async () => {
    const receipt = { memberId: memberOf('rich').id, code: 'DAILY10', at: Date.now() }
    sandbox.state.bonusReceipts.push(receipt, receipt, receipt)
    moveServerClock(24 * 60 * 60_000)
    await open('rich')
    expect(await card('DAILY10')).toHaveTextContent('วันนี้เหลือ 3/3')
    expect(await tap('DAILY10')).toBeEnabled()
  })

  it('show what they can if the server sends them broken', async () => {
    offer(
      { code: 'ODD', type: 'month', maxReceived: 'many', banners: 'none', userBonus: { received: 'never' } },
      { type: 'day' },
      { code: '' },
      { code: 'UNDATED', userBonus: { isActive: false, received: [{ updatedAt: null }] } },
      { code: 'FINE', banners: [{ image: 'https://evil.example/x.png' }, { image: 5 }], ...claimedNow(0) },
    )
    await open()
    expect(await card('ODD')).toHaveTextContent(texts.limitUnknown)
    expect(await tap('ODD')).toBeEnabled()
    expect(await card('UNDATED')).toHaveTextContent(texts.limitUnknown)
    expect(document.querySelectorAll('article')).toHaveLength(3)
    expect((await card('FINE')).querySelector('img')).not.toBeInTheDocument()
  })

  it('are named by their first line with words, else by their code', async () => {
    const image = bannerPath('welcome')
    offer(
      { code: 'EMPTY', banners: [{ image, html: '<p><br></p>' }] },
      { code: 'LATE', banners: [{ image, html: '<p><br></p><p>โบนัสฝากแรก</p>' }] },
    )
    await open()
    expect((await card('EMPTY')).querySelector('[class*=headline]')).toHaveTextContent('EMPTY')
    expect(await within(await card('LATE')).findByText('โบนัสฝากแรก')).toBeVisible()
  })

  it('are all shown, even two hundred', async () => {
    offer(...Array.from({ length: 200 }, (_, index) => ({ code: `BONUS${index % 199}` })))
    await open()
    await card('BONUS198')
    expect(document.querySelectorAll('article')).toHaveLength(200)
  })

  it('give way to a message if there are none, and a code can still be searched', async () => {
    offer()
    await open()
    expect(await screen.findByText(texts.emptyTitle)).toBeVisible()
    expect(screen.getByLabelText(texts.code)).toBeVisible()
  })

  it('that cannot be read offer a retry, and a code can still be searched', async () => {
    fail('bonus')
    const player = await open()
    expect(await screen.findByText(errors.NO_DATA)).toBeVisible()
    expect(screen.getByLabelText(texts.code)).toBeVisible()
    await player.click(await retry())
    expect(await card('DAILY10')).toBeVisible()
  })

  it('wait until it is known whether one is held', async () => {
    fail('bonus/check/active')
    const player = await open()
    expect(await screen.findByText(errors.NO_DATA)).toBeVisible()
    expect(screen.queryByLabelText(texts.code)).not.toBeInTheDocument()
    await player.click(await retry())
    expect(await card('DAILY10')).toBeVisible()
  })
})

describe('a bonus', () => {
  it('says how much it holds back, is received once by a burst of taps, and is then the one in use', async () => {
    const player = await open()
    await player.click(await tap('WELCOME50'))
    expect(window.location.search).toBe('?dialog=bonus&code=WELCOME50')
    for (const key of ['blocksRefund', 'blocksWithdrawal', 'blocksOthers'] as const)
      expect(await inDialog(key)).toBeVisible()
    const shown = within(await dialog())
    expect(shown.getByText('รับได้อีก 1 จาก 1 ครั้ง')).toBeVisible()
    expect(await shown.findByText('โบนัสต้อนรับสมาชิกใหม่ 50 บาท')).toBeVisible()
    expect(shown.getByRole('img', { name: '1 จาก 2' })).toBeVisible()
    expect(activations()).toEqual([])

    const wallets = sent('wallet')
    const claim = await button('claim')
    // Before the screen had time to show that one is under way.
    act(() => [1, 2, 3].forEach(() => claim.click()))
    expect(await alert()).toHaveAccessibleName(texts.claimed)
    expect(await alert()).toHaveAccessibleDescription(fill('claimedText', { code: 'WELCOME50' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(activations()).toEqual(['/api/bonus/activate/WELCOME50'])
    expect(walletOf('ktb')).toBe(2_550_00)
    expect(await screen.findByText(texts.end)).toBeVisible()
    expect(await card('WELCOME50')).toHaveTextContent(texts.current)
    expect(screen.queryByLabelText(texts.code)).not.toBeInTheDocument()
    await waitFor(() => expect(sent('wallet')).toBeGreaterThan(wallets))
  })

  it('received while nothing can be read again leaves a page that says so', async () => {
    const player = await open()
    await player.click(await tap('WELCOME50'))
    await inDialog('blocksRefund')
    for (const path of ['/api/bonus', '/api/bonus/check/active'])
      sandbox.control.addFault({ method: 'GET', path, kind: 'fail', status: 404, times: 99 })
    await player.click(await button('claim'))
    await alert()
    await player.click(screen.getByRole('button', { name: 'ตกลง' }))
    const note = await screen.findByText(shared.rowsNotNewest)
    sandbox.control.clearFaults()
    await player.click(screen.getByRole('button', { name: 'ลองใหม่' }))
    expect(await screen.findByText(texts.end)).toBeVisible()
    expect(note).not.toBeInTheDocument()
  })

  it('shows what the server says', async () => {
    amend('/api/bonus/activate/LUCKY', () => ({ message: 'รับโบนัสเรียบร้อย: 9.99 บาท' }))
    const player = await open('ktb', 'bonus', 'LUCKY')
    await player.click(await button('claim'))
    expect(await alert()).toHaveAccessibleDescription('รับโบนัสเรียบร้อย: 9.99 บาท')
  })

  it('taken in the meantime says why, and what is held is read again', async () => {
    const player = await open('ktb', 'bonus', 'DAILY10')
    justBefore('/api/bonus/activate/DAILY10', () => {
      memberOf('ktb').heldBonus = { code: 'DAILY10', type: 'day' }
    })
    await player.click(await button('claim'))
    expect(await alert()).toHaveAccessibleName('เกิดข้อผิดพลาด')
    expect(await alert()).toHaveAccessibleDescription(errors.BONUS_ALREADY_ACTIVE)
    expect(await inDialog('current')).toBeVisible()
    expect(within(await dialog()).queryByRole('button', { name: texts.claim })).not.toBeInTheDocument()
  })

  it('in use can only be closed', async () => {
    const player = await open('bonusHeld', 'bonus', 'WELCOME50')
    expect(await inDialog('current')).toBeVisible()
    expect(within(await dialog()).queryByRole('button', { name: texts.claim })).not.toBeInTheDocument()
    await player.click(await button('confirm'))
    await isClosed()
    expect(activations()).toEqual([])
  })

  it.each([
    ['bonus', 'DAILY10'],
    ['promotion', 'SONGKRAN'],
  ])('or promotion cannot be received while another one is held: %s %s', async (kind, code) => {
    await open('bonusHeld', kind, code)
    expect(await inDialog('holdsOther')).toBeVisible()
    expect(within(await dialog()).queryByRole('button', { name: texts.claim })).not.toBeInTheDocument()
    expect(await button('confirm')).toBeVisible()
  })

  it('at its limit says so and cannot be received', async () => {
    await open('rich', 'bonus', 'WELCOME50')
    expect(await button('claim')).toBeDisabled()
    expect(await button('claim')).toHaveAccessibleDescription(texts.limitInAll)
  })

  it.each([
    ['with an invalid code', '/user/bonus?dialog=bonus&code=..'],
    ['that does not exist', '/user/contact?dialog=bonus&code=NOTHING'],
  ])('%s offers the others, from any page', async (_, at) => {
    const player = await openApp(at, { as: 'ktb' })
    expect(await inDialog('notFoundTitle')).toBeVisible()
    await player.click(await button('look'))
    await isClosed()
    expect(await card('DAILY10')).toBeVisible()
    expect(window.location.pathname).toBe('/user/bonus')
    expect(activations()).toEqual([])
  })
})

describe('the operator’s text for bonuses', () => {
  it('shows the bonus’s percent wherever it appears', async () => {
    sandbox.control.setSwitches({ bonusNotice: true })
    await open('ktb', 'bonus', 'WEEKEND')
    const shown = within(await dialog())
    expect(await shown.findByText('20%', { selector: 'div[lang=th] *' })).toBeVisible()
    expect(await dialog()).not.toHaveTextContent('percentFail')
  })

  it('can be retried if it cannot be read, and keeps nobody from receiving', async () => {
    fail('lookup/notice')
    sandbox.control.setSwitches({ bonusNotice: true })
    const player = await open('ktb', 'bonus', 'WEEKEND')
    expect(await within(await dialog()).findByText(errors.NO_DATA)).toBeVisible()
    expect(await button('claim')).toBeEnabled()
    await player.click(await retry())
    expect(await within(await dialog()).findByText('20%', { selector: 'div[lang=th] *' })).toBeVisible()
  })
})

describe('the bonus in use', () => {
  it('shows its type, how much it holds back, and its card', async () => {
    await open('bonusHeld')
    const panel = within(await screen.findByRole('region', { name: texts.activeTitle }))
    expect(await panel.findByText('โบนัสต้อนรับสมาชิกใหม่ 50 บาท')).toBeVisible()
    expect(panel.getByText(texts.typeLimit)).toBeVisible()
    expect(panel.getByText(texts.blocksRefund)).toBeVisible()
    expect(await card('WELCOME50')).toHaveTextContent(texts.current)
    expect(await tap('WELCOME50')).toBeEnabled()
    expect(document.querySelectorAll('article')).toHaveLength(1)
  })

  test.each([
    ['day', texts.typeDay],
    ['week', texts.typeWeek],
    ['promotion', texts.typePromotion],
    ['toString', 'toString'],
    [' ', texts.typeNone],
  ])('of the type %j is called %s', async (type, name) => {
    amend('/api/bonus/check/active', () => ({ status: true, type }))
    await open()
    const panel = within(await screen.findByRole('region', { name: texts.activeTitle }))
    expect(await panel.findByText(name)).toBeVisible()
    expect(screen.getByRole('button', { name: texts.end })).toBeVisible()
  })

  it('can be cancelled even if the list cannot be read', async () => {
    fail('bonus')
    await open('bonusHeld')
    expect(await screen.findByText(errors.NO_DATA)).toBeVisible()
    expect(screen.getByRole('button', { name: texts.end })).toBeVisible()
  })

  const openEnd = async (as: Who = 'bonusHeld') => {
    const player = await open(as)
    await player.click(await screen.findByRole('button', { name: texts.end }))
    return player
  }

  it('is kept if the player does not confirm', async () => {
    const player = await openEnd()
    expect(await inDialog('endAsk')).toBeVisible()
    expect(await within(await dialog()).findByText('โบนัสต้อนรับสมาชิกใหม่ 50 บาท')).toBeVisible()
    expect(await inDialog('endMoney')).toBeVisible()
    await player.click(await button('keep'))
    await isClosed()
    expect(activations()).toEqual([])
    expect(memberOf('bonusHeld').heldBonus).not.toBeNull()
  })

  it('ends once confirmed, with the server’s words, and the bonuses are on offer again', async () => {
    const player = await openEnd()
    await player.click(await button('endConfirm'))
    await waitFor(() => expect(toastTexts()).toEqual(['จบโบนัสแล้ว หักโบนัสคืน 50.00 บาท']))
    await isClosed()
    expect(activations()).toEqual(['/api/bonus/clear'])
    expect(await card('DAILY10')).toBeVisible()
    expect(screen.getByLabelText(texts.code)).toBeVisible()
    expect(await tap('WELCOME50')).toBeDisabled()
    expect(walletOf('bonusHeld')).toBe(100_00)
  })

  test.each([
    [{ message: 'BONUS_CLEAR' }, errors.BONUS_CLEAR],
    [{}, texts.ended],
  ])('that ended with %j says %s', async (answer, words) => {
    amend('/api/bonus/clear', () => answer)
    const player = await openEnd()
    await player.click(await button('endConfirm'))
    await waitFor(() => expect(toastTexts()).toEqual([words]))
  })

  it('says why it cannot be ended, and stays', async () => {
    fail('bonus/clear', 400, 'BONUS_CONDITION')
    const player = await openEnd()
    await player.click(await button('endConfirm'))
    expect(await alert()).toHaveAccessibleName('เกิดข้อผิดพลาด')
    expect(await alert()).toHaveAccessibleDescription(errors.BONUS_CONDITION)
    expect(memberOf('bonusHeld').heldBonus).not.toBeNull()
    expect(await button('endConfirm')).toBeVisible()
  })

  it('cannot be ended again once it has ended', async () => {
    const player = await open('ktb', 'endBonus')
    expect(await inDialog('noneTitle')).toBeVisible()
    await player.click(await button('confirm'))
    await isClosed()
    expect(activations()).toEqual([])
  })
})

describe('a promotion code', () => {
  afterEach(() => void vi.useRealTimers())

  const field = () => screen.findByLabelText(texts.code)
  const search = async (typed: string, as: Who = 'ktb') => {
    const player = await open(as)
    if (typed !== '') await player.type(await field(), typed)
    await player.click(await screen.findByRole('button', { name: texts.search }))
    return player
  }
  const searches = () => sandbox.requests.map(({ path }) => path).filter((path) => path.includes('/promotion/'))

  it('is capitalised, searched, found, and received once', async () => {
    const release = keepBack('/api/promotion/find/SONGKRAN')
    const player = await search(' songkran ')
    // The field shows what is sent.
    expect(await field()).toHaveValue('SONGKRAN')
    expect(await inDialog('searching', { code: 'SONGKRAN' })).toBeVisible()
    release()
    expect(await inDialog('percentFail', { percent: '10%' })).toBeVisible()
    expect(await within(await dialog()).findByText('โปรโมชันสงกรานต์')).toBeVisible()
    expect(await inDialog('blocksRefund')).toBeVisible()
    await player.click(await button('claim'))
    expect(await alert()).toHaveAccessibleName(texts.promoted)
    expect(await alert()).toHaveAccessibleDescription(fill('promotedText', { code: 'SONGKRAN' }))
    expect(searches()).toEqual(['/api/promotion/find/SONGKRAN', '/api/promotion/activate/SONGKRAN'])
    expect(walletOf('ktb')).toBe(2_600_00)
    const panel = within(await screen.findByRole('region', { name: texts.activeTitle }))
    expect(panel.getByText(texts.typePromotion)).toBeVisible()
  })

  test.each([
    ['', 'codeRequired'],
    [' .. ', 'codeUnusable'],
  ] as const)('%j is refused in words; nothing is sent, and it stays typed', async (typed, problem) => {
    const player = await search(typed)
    expect(await screen.findByText(texts[problem])).toBeVisible()
    expect(await field()).toHaveValue(typed.trim())
    expect(await field()).toBeInvalid()
    expect(window.location.search).toBe('')
    await player.type(await field(), 'A')
    expect(screen.queryByText(texts[problem])).not.toBeInTheDocument()
    expect(searches()).toEqual([])
  })

  it('without a promotion is not found; another can be tried, and it is still typed', async () => {
    const player = await search('nothing')
    expect(await inDialog('noPromotionOf', { code: 'NOTHING' })).toBeVisible()
    expect(await within(await dialog()).findByText(errors.NO_PROMOTION)).toBeVisible()
    await player.click(await button('otherCode'))
    await isClosed()
    expect(await field()).toHaveValue('NOTHING')
    expect(searches()).toEqual(['/api/promotion/find/NOTHING'])
  })

  it('in the address of the dialog is searched for in capitals', async () => {
    await open('ktb', 'promotion', 'newyear')
    expect(await inDialog('percentFail', { percent: '0%' })).toBeVisible()
    expect(searches()).toEqual(['/api/promotion/find/NEWYEAR'])
  })

  it('can be searched again if the search failed', async () => {
    fail('promotion/find/SONGKRAN', 400, 'REQUEST_LIMIT')
    const player = await search('SONGKRAN')
    expect(await within(await dialog()).findByText(errors.REQUEST_LIMIT)).toBeVisible()
    await player.click(await retry())
    expect(await inDialog('percentFail', { percent: '10%' })).toBeVisible()
  })

  it('without a percent and a description is still shown', async () => {
    amend('/api/promotion/find/SONGKRAN', () => ({ percentFail: 'x' }))
    await search('SONGKRAN')
    expect(await inDialog('percentFail', { percent: '-' })).toBeVisible()
    expect(await button('claim')).toBeEnabled()
  })

  it('is not searched again when the app becomes visible again', async () => {
    await search('SONGKRAN')
    await button('claim')
    const before = sent('bonus/check/active')
    await comesBackUntil(() => expect(sent('bonus/check/active')).toBeGreaterThan(before))
    expect(searches()).toEqual(['/api/promotion/find/SONGKRAN'])
  })

  describe('is searched again every time', () => {
    const failNow = (status: number, message: string) => () => fail('promotion/find/SONGKRAN', status, message)
    const works = () => undefined
    const offered = () => inDialog('percentFail', { percent: '10%' })
    const none = () => inDialog('noPromotionOf', { code: 'SONGKRAN' })

    it.each([
      ['what was found, and has ended since, is not offered', works, offered, failNow(404, 'NO_PROMOTION'), none],
      ['what was found is not offered where the search fails', works, offered, failNow(400, 'REQUEST_LIMIT'), retry],
      ['what was not found before is offered', failNow(404, 'NO_PROMOTION'), none, works, offered],
    ])('%s', async (_, before, first, meanwhile, then) => {
      before()
      const player = await search('SONGKRAN')
      expect(await first()).toBeVisible()
      act(() => window.history.back())
      await isClosed()
      meanwhile()
      const release = keepBack('/api/promotion/find/SONGKRAN')
      await player.clear(await field())
      await player.type(await field(), 'SONGKRAN')
      await player.click(await screen.findByRole('button', { name: texts.search }))
      expect(await inDialog('searching', { code: 'SONGKRAN' })).toBeVisible()
      release()
      expect(await then()).toBeVisible()
    })
  })

  it('received before says so, and brings nothing', async () => {
    sandbox.state.promotionReceipts.push({ memberId: memberOf('ktb').id, code: 'SONGKRAN', at: Date.now() })
    const player = await search('SONGKRAN')
    await player.click(await button('claim'))
    expect(await alert()).toHaveAccessibleDescription(errors.PROMOTION_RECEIVED)
    expect(walletOf('ktb')).toBe(2_500_00)
  })
})

describe('a bonus request without an answer', () => {
  it('is unknown, found again after a reload, and not sent again before a check', async () => {
    sandbox.control.addFault({ method: 'GET', path: '/api/bonus/activate/LUCKY', kind: 'dropAfter' })
    const player = await open('ktb', 'bonus', 'LUCKY')
    await player.click(await button('claim'))
    expect(await within(await dialog()).findByText(shared.unknownTitle)).toBeVisible()
    expect(await inDialog('unknownBonus', { code: 'LUCKY' })).toBeVisible()
    expect(await inDialog('heldNow', { type: texts.typeDay })).toBeVisible()
    await player.click(await button('look'))
    await isClosed()

    reloadApp()
    const reminder = fill('reminderBonus', { code: 'LUCKY' })
    await player.click(await screen.findByRole('button', { name: reminder }))
    expect(await inDialog('unknownBonus', { code: 'LUCKY' })).toBeVisible()
    expect(within(await dialog()).queryByRole('button', { name: texts.claim })).not.toBeInTheDocument()
    await player.click(await decide())
    expect(await inDialog('current')).toBeVisible()
    expect(screen.queryByRole('button', { name: reminder })).not.toBeInTheDocument()
    expect(activations()).toEqual(['/api/bonus/activate/LUCKY'])
  })

  it('is never settled by a read from before it', async () => {
    sandbox.control.addFault({ method: 'GET', path: '/api/bonus/activate/LUCKY', kind: 'dropAfter' })
    const player = await open('ktb', 'bonus', 'LUCKY')
    const claim = await button('claim')
    let hasClaimed = false
    const watcher = new MutationObserver(() => (hasClaimed ||= document.body.textContent.includes(texts.noneNow)))
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
    await player.click(claim)
    expect(await inDialog('heldNow', { type: texts.typeDay })).toBeVisible()
    watcher.disconnect()
    expect(hasClaimed).toBe(false)
  })

  it('says that a bonus is held, without its type, if the server names none', async () => {
    amend('/api/bonus/check/active', (answer) => ({ ...(answer as object), type: null }))
    sandbox.control.addFault({ method: 'GET', path: '/api/bonus/activate/LUCKY', kind: 'dropAfter' })
    const player = await open('ktb', 'bonus', 'LUCKY')
    await player.click(await button('claim'))
    expect(await inDialog('heldAny')).toBeVisible()
  })

  it('can be sent again once the player saw that nothing came of it', async () => {
    sandbox.control.addFault({ method: 'GET', path: '/api/bonus/activate/LUCKY', kind: 'dropBefore' })
    const player = await open('ktb', 'bonus', 'LUCKY')
    await player.click(await button('claim'))
    expect(await inDialog('noneNow')).toBeVisible()
    await player.click(await decide())
    await player.click(await button('claim'))
    expect(await alert()).toHaveAccessibleName(texts.claimed)
    expect(walletOf('ktb')).toBe(2_509_99)
  })

  it('is not settled before the bonus in use has been read', async () => {
    sandbox.control.addFault({ method: 'GET', path: '/api/bonus/activate/LUCKY', kind: 'dropAfter' })
    const player = await open('ktb', 'bonus', 'LUCKY')
    await button('claim')
    // Until the player asks again, however often it is read by itself.
    refuse('/api/bonus/check/active', 'NO_DATA', 99)
    await player.click(await button('claim'))
    const again = await within(await dialog()).findByRole('button', { name: 'ตรวจผลอีกครั้ง' })
    expect(within(await dialog()).queryByText(texts.noneNow)).not.toBeInTheDocument()
    sandbox.control.clearFaults()
    await player.click(again)
    expect(await inDialog('heldNow', { type: texts.typeDay })).toBeVisible()
    expect(await decide()).toBeVisible()
  })

  it('is found even if its bonus is no longer on offer', async () => {
    sandbox.control.addFault({ method: 'GET', path: '/api/bonus/activate/LUCKY', kind: 'dropAfter' })
    const player = await open('ktb', 'bonus', 'LUCKY')
    await player.click(await button('claim'))
    await decide()
    offer({ code: 'OTHER' })
    reloadApp()
    expect(await within(await dialog()).findByText(fill('unknownBonus', { code: 'LUCKY' }))).toBeVisible()
  })
})
