import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import words from '../../locales/th/shared.json'
import { send as sendCall } from '../../src/api/client/client.ts'
import { walletCall } from '../../src/api/wallet.ts'
import { commandKinds, type CommandKind } from '../../src/commands/kinds.ts'
import { hash } from '../../src/lib/hash.ts'
import { settings } from '../../src/lib/settings/settings.ts'
import { searchOf } from '../../src/nav/dialogAddress.ts'
import { openDialog } from '../../src/nav/useDialog.ts'
import { sessionHash } from '../../src/session/session.ts'
import { storeOpenCommand } from '../fakes/openCommand.ts'
import { members } from '../sandbox/seed/seed.ts'
import {
  balance,
  decide,
  failReads,
  giftLinkKey,
  justBefore,
  keepBack,
  memberOf,
  openApp,
  reloadApp,
  requestsOf,
  sandbox,
  logIn,
  toastTexts,
  transferElsewhere,
  useApp,
} from './app.tsx'

useApp()

type Hands = Awaited<ReturnType<typeof openApp>>
const path = '/api/wallet/transfer'
/** The rich member as open commands name them. */
const richId = hash('a10000000000000000000001')
const decideButton = () => screen.queryByRole('button', { name: words.unknownDecide })
const unknownTitle = () => screen.findByRole('heading', { name: words.unknownTitle })

async function fillTransfer(): Promise<Hands> {
  const player = await openApp('/user/home?dialog=transfer', { as: 'rich' })
  await player.type(await screen.findByLabelText('จำนวนเงิน'), '100')
  return player
}
const submit = async () =>
  within(await screen.findByRole('dialog', { name: 'โอนเงินเข้าออกเกม' })).findByRole('button', { name: /^โอนเงิน/ })

it('a slow check before a command delays it only briefly', async () => {
  const release = keepBack('/api/statement')
  const player = await fillTransfer()
  await player.click(await submit())
  await waitFor(() => expect(requestsOf(path)).toHaveLength(1), { timeout: 10_000 })
  await screen.findByRole('alertdialog')
  expect(sandbox.state.statements.filter(({ createdAt }) => createdAt > Date.now() - 60_000)).toHaveLength(1)
  release()
})

it('a balance read while the transfer was under way does not count as a check of its outcome', async () => {
  const player = await fillTransfer()
  await waitFor(() => expect(requestsOf('/api/spinwheel/active')).toHaveLength(1))
  sandbox.control.addFault({ method: 'POST', path, kind: 'dropAfter' })
  const release = keepBack(path, 'later')
  await player.click(await submit())
  const before = requestsOf('/api/wallet').length
  // What was read right before is not read again so soon.
  await waitFor(
    async () => {
      act(() => void window.dispatchEvent(new Event('online')))
      expect(requestsOf('/api/wallet').length).toBeGreaterThan(before)
    },
    { interval: 200 },
  )
  for (const [method, read] of [
    ['GET', '/api/wallet'],
    ['POST', '/api/statement'],
  ] as const)
    sandbox.control.addFault({ method, path: read, kind: 'fail', status: 400, message: 'NO_WALLET', times: 50 })
  const during = requestsOf('/api/statement').length
  release()
  await unknownTitle()
  await waitFor(() => expect(requestsOf('/api/statement').length).toBeGreaterThan(during))
  expect(await screen.findByText('กำลังตรวจสอบว่าสำเร็จหรือไม่')).toBeVisible()
  expect(decideButton()).not.toBeInTheDocument()
  sandbox.control.clearFaults()
  expect(requestsOf(path)).toHaveLength(1)
})

it('a member’s commands are not shown to the next member', async () => {
  const player = await openApp('/user/home', { as: 'rich' })
  await player.click((await screen.findAllByRole('button', { name: 'ถอนเงิน' }))[0] as HTMLElement)
  await player.type(await screen.findByLabelText('จำนวนเงิน'), '123')
  const send = within(await screen.findByRole('dialog')).getByRole('button', { name: /^ถอนเงิน( ฿[\d,.]+)?$/ })
  await waitFor(() => expect(send).not.toHaveAttribute('aria-busy', 'true'))
  const release = keepBack('/api/wallet/withdrawAll')
  await player.click(send)
  await waitFor(() => expect(requestsOf('/api/wallet/withdrawAll')).toHaveLength(1))
  sandbox.control.expireTokens(members.rich.username)
  await sendCall(walletCall).catch(() => undefined)
  await logIn(player, members.ktb)
  await waitFor(async () => expect(await balance()).toHaveTextContent('฿2,600.00'))
  release()
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(sessionStorage.getItem('openCommands')).toBeNull())
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(document.body).not.toHaveTextContent('฿123.00')
})

it('no withdrawal is sent before it is known whether a bonus is held', async () => {
  const release = keepBack('/api/bonus/check/active')
  const player = await openApp('/user/home?dialog=withdraw', { as: 'bonusHeld' })
  await player.type(await screen.findByLabelText('จำนวนเงิน'), '100{Enter}')
  const send = within(await screen.findByRole('dialog')).getByRole('button', { name: /^ถอนเงิน( ฿[\d,.]+)?$/ })
  expect(send).toHaveAttribute('aria-busy', 'true')
  await player.click(send)
  // A read that takes long counts as failed.
  expect(await screen.findByText(/^ยังตรวจสอบโบนัสไม่ได้/)).toBeVisible()
  release()
  expect(await screen.findByText(/^คุณมีโบนัสอยู่/)).toBeVisible()
  await waitFor(() => expect(send).not.toHaveAttribute('aria-busy', 'true'))
  expect(requestsOf('/api/wallet/withdrawAll')).toHaveLength(0)
})

it('a clock that ran ahead and was corrected locks nothing', async () => {
  const player = await fillTransfer()
  sandbox.control.addFault({ method: 'POST', path, kind: 'dropBefore' })
  const ahead = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 26 * 3_600_000)
  await player.click(await submit())
  await unknownTitle()
  ahead.mockRestore()
  await player.click(await decide())
  expect(await submit()).toBeEnabled()
})

it('a command of another tab is shown as under way, and can be neither dismissed nor repeated', async () => {
  const member = richId
  let land: (() => void) | undefined
  const landed = navigator.locks.request(`command ${member} transfer`, () => new Promise<void>((done) => (land = done)))
  storeOpenCommand({ id: '1-1', kind: 'transfer', amountMinor: 100_00, member })
  await openApp('/user/home?dialog=transfer', { as: 'rich' })
  const send = await submit()
  await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'))
  expect(screen.queryByRole('heading', { name: words.unknownTitle })).not.toBeInTheDocument()
  land?.()
  await landed
  await unknownTitle()
  expect(requestsOf(path)).toHaveLength(0)
})

it('a command that another tab left open a moment ago is not sent again', async () => {
  await fillTransfer()
  const send = await submit()
  const left = { id: '1-1', kind: 'transfer', amountMinor: 100_00, at: Date.now(), member: richId }
  localStorage.setItem('openCommands', JSON.stringify([left]))
  fireEvent.click(send)
  await unknownTitle()
  expect(requestsOf(path)).toHaveLength(0)
})

it('only one tab of a device sends a command at a time', async () => {
  const player = await fillTransfer()
  const member = richId
  let land: (() => void) | undefined
  const landed = navigator.locks.request(`command ${member} transfer`, () => new Promise<void>((done) => (land = done)))
  await player.click(await submit())
  await waitFor(async () => expect(await submit()).not.toHaveAttribute('aria-busy', 'true'))
  expect(requestsOf(path)).toHaveLength(0)
  expect(toastTexts()).toEqual([words.busyElsewhere])
  land?.()
  await landed
  await player.click(await submit())
  await waitFor(() => expect(requestsOf(path)).toHaveLength(1))
  await screen.findByRole('alertdialog')
})

it('the same transfer within ten minutes asks once for confirmation, a different one does not', async () => {
  const player = await fillTransfer()
  const again = async (amount: string) => {
    await player.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'ตกลง' }))
    await player.click((await screen.findAllByRole('button', { name: 'โอนเงิน' }))[0] as HTMLElement)
    await player.type(await screen.findByLabelText('จำนวนเงิน'), amount)
    await player.click(await submit())
  }
  await player.click(await submit())
  await again('101')
  await again('100')
  expect(await screen.findByText('คุณเพิ่งทำรายการ ฿100.00 ไปเมื่อสักครู่ ต้องการทำซ้ำไหม')).toBeVisible()
  expect(requestsOf(path)).toHaveLength(2)
  await player.type(screen.getByLabelText('จำนวนเงิน'), '2')
  expect(screen.queryByRole('button', { name: 'ทำอีกครั้ง' })).not.toBeInTheDocument()
  await player.type(screen.getByLabelText('จำนวนเงิน'), '{Backspace}')
  // A double tap asks and is no answer. Nothing may come between its taps: a second one later than 0.8 s is an answer.
  const send = await submit()
  fireEvent.click(send)
  fireEvent.click(send)
  const sendAgain = await screen.findByRole('button', { name: 'ทำอีกครั้ง' })
  expect(requestsOf(path)).toHaveLength(2)
  await waitFor(() => expect(sendAgain).toBeEnabled())
  await player.click(sendAgain)
  await waitFor(() => expect(requestsOf(path)).toHaveLength(3))
  await screen.findByRole('alertdialog')
})

it('asking again restarts the 0.8 s in which a tap is ignored', async () => {
  const player = await fillTransfer()
  await player.click(await submit())
  await player.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'ตกลง' }))
  openDialog({ name: 'transfer' })
  await player.type(await screen.findByLabelText('จำนวนเงิน'), '100')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await player.click(await submit())
  await screen.findByRole('button', { name: 'ทำอีกครั้ง' })
  vi.advanceTimersByTime(500)
  await player.type(screen.getByLabelText('จำนวนเงิน'), '2{Backspace}')
  await player.click(await submit())
  const sendAgain = await screen.findByRole('button', { name: 'ทำอีกครั้ง' })
  act(() => void vi.advanceTimersByTime(310))
  expect(sendAgain).toBeDisabled()
  vi.useRealTimers()
})

it('checking again shows progress and keeps the decision button', async () => {
  storeOpenCommand({ id: 'lost', kind: 'transfer', parameters: { from: 'wallet', to: 'neko' }, member: richId })
  sandbox.control.addFault({ method: 'POST', path: '/api/statement', kind: 'fail', status: 503, times: 99 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const player = await openApp('/user/home?dialog=transfer', { as: 'rich' })
  // Its own time limit is no faked timer.
  await vi.waitFor(
    () => {
      act(() => void vi.advanceTimersByTime(2_000))
      expect(decideButton()).toBeVisible()
    },
    { timeout: 10_000 },
  )
  const release = keepBack('/api/statement')
  const button = screen.getByRole('button', { name: words.unknownAgain })
  await player.click(button)
  expect(decideButton()).toBeVisible()
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveFocus()
  release()
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'))
  vi.useRealTimers()
})

it('home lists every kind of open command after a reload', async () => {
  const reminded = (Object.keys(commandKinds) as CommandKind[]).filter((kind) => commandKinds[kind].reminder !== null)
  expect(reminded).toHaveLength(Object.keys(commandKinds).length - 1)
  for (const kind of reminded)
    storeOpenCommand({ id: kind, kind, parameters: { code: `c-${kind}` }, at: 0, member: richId })
  await openApp('/user/home', { as: 'rich' })
  reloadApp()
  for (const kind of reminded)
    expect(
      (await screen.findAllByText(words[commandKinds[kind].reminder ?? 'reminderTransfer'])).length,
    ).toBeGreaterThan(0)
})

it('a lost transfer is not settled by an equal one that another tab sent after the dialog was opened', async () => {
  const player = await fillTransfer()
  await waitFor(() => expect(requestsOf('/api/statement').length).toBeGreaterThan(0))
  const opened = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => opened + 11_000)
  await transferElsewhere({ from: 'wallet', to: 'neko', amount: 100 })
  sandbox.control.addFault({ method: 'POST', path, kind: 'dropBefore' })
  await player.click(await submit())
  await unknownTitle()
  expect(await screen.findByText(/^ยังไม่พบรายการนี้ \(ตรวจเมื่อ/)).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

it('an unanswered transfer has a way out even if the statement cannot be read, also after a reload', async () => {
  const player = await fillTransfer()
  sandbox.control.addFault({ method: 'POST', path, kind: 'dropBefore' })
  sandbox.control.addFault({ method: 'POST', path: '/api/statement', kind: 'fail', status: 503, times: 1_000 })
  await player.click(await submit())
  await unknownTitle()
  for (const isReloaded of [false, true]) {
    if (isReloaded) reloadApp()
    expect(await screen.findByText('ตอนนี้ยังตรวจยอดเงินและรายการเดินบัญชีไม่ได้', undefined, { timeout: 15_000 })).toBeVisible()
    expect(screen.getByText('รายการเดิมอาจสำเร็จภายหลัง หากทำซ้ำ อาจเกิดเป็นสองรายการ')).toBeVisible()
  }
  await player.click(screen.getByRole('button', { name: words.unknownDecide }))
  const send = await submit()
  await player.clear(screen.getByLabelText('จำนวนเงิน'))
  await player.type(screen.getByLabelText('จำนวนเงิน'), '100')
  await player.click(send)
  // The same again is asked about once, with what it may do.
  expect(await screen.findByText(/อาจเกิดเป็นสองรายการ คุณเพิ่งทำรายการ ฿100.00/)).toBeVisible()
  expect(requestsOf(path)).toHaveLength(1)
}, 60_000)

it.each(['/api/wallet', '/api/statement', '/api/lookup/withdraw'])(
  'an open withdrawal shows on home and in its dialog if %s cannot be read, without reassuring text',
  async (broken) => {
    await openApp('/user/home', { as: 'rich' })
    const command = {
      id: '1-1',
      kind: 'withdraw',
      amountMinor: 500_00,
      session: sessionHash(),
      member: richId,
    } as const
    act(() => storeOpenCommand(command))
    sandbox.control.addFault({
      method: broken === '/api/statement' ? 'POST' : 'GET',
      path: broken,
      kind: 'fail',
      status: 503,
      times: 1_000,
    })
    reloadApp()
    expect(await screen.findByRole('button', { name: /คำขอถอนยังไม่ทราบผล.*฿500.00/ }, { timeout: 15_000 })).toBeVisible()
    expect(document.body).not.toHaveTextContent('ไม่กระทบเงินของคุณ')
    act(() => void openDialog({ name: 'withdraw' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'ถอนเงิน' }))
    expect(
      (await dialog.findAllByText(/ทำรายการเมื่อ .*: ฿500.00|^ส่งเมื่อ /, undefined, { timeout: 15_000 }))[0],
    ).toBeVisible()
    expect(document.body).not.toHaveTextContent('ไม่กระทบเงินของคุณ')
  },
  60_000,
)

const codes: Readonly<Record<string, string>> = {
  activate: 'neko',
  bonus: 'B10',
  play: 'neko',
  qr: 'KBANK',
  reset: 'neko',
  transferAll: 'neko',
}

it.each(['hang', 'fail'] as const)(
  'each open command shows once at its own address while all reads %s',
  async (how) => {
    const release = failReads(how)
    await openApp('/user/profile', { as: 'rich' })
    for (const [kind, { address }] of Object.entries(commandKinds).filter(([name]) => name !== 'register')) {
      const code = codes[kind] ?? ''
      act(() => storeOpenCommand({ id: kind, kind: kind as CommandKind, parameters: { code }, session: sessionHash() }))
      const at = address(code)
      act(() => navigate('page' in at ? at.page : `/user/profile${searchOf(at.dialog)}`))
      expect(await screen.findAllByText(new RegExp(`^${words.unknownTitle}`))).toHaveLength(1)
      act(() => {
        sessionStorage.removeItem('openCommands')
        navigate('/user/profile')
      })
      await waitFor(() => expect(screen.queryByText(/^ยังไม่ทราบผล/)).not.toBeInTheDocument())
    }
    release()
  },
  60_000,
)

it('an open withdrawal shows on home while the wallet keeps silent', async () => {
  await openApp('/user/home', { as: 'rich' })
  const command = { id: '1-1', kind: 'withdraw', amountMinor: 500_00, session: sessionHash(), member: richId } as const
  act(() => storeOpenCommand(command))
  const release = keepBack('/api/wallet')
  reloadApp()
  expect(await screen.findByRole('button', { name: /คำขอถอนยังไม่ทราบผล.*฿500.00/ })).toBeVisible()
  release()
})

test.each(['before', 'after'])(
  'a check whose wallet comes %s the one after a transfer leaves the newer on home',
  async (order) => {
    const player = await fillTransfer()
    const main = () => within(screen.getByRole('main')).getByText('กระเป๋าหลัก').nextElementSibling
    await waitFor(() => expect(main()).toHaveTextContent('฿1,250,000.00'))
    const reads = requestsOf('/api/wallet').length
    const releases = [keepBack('/api/wallet')]
    act(() => storeOpenCommand({ id: 'lost', kind: 'slip', member: richId, timeLimit: 1 }))
    await waitFor(() => expect(requestsOf('/api/wallet').length).toBeGreaterThan(reads))
    justBefore(path, () => void releases.push(keepBack('/api/wallet')))
    await player.click(await submit())
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('โอนเงินสำเร็จ')
    for (const release of order === 'before' ? releases : releases.toReversed()) {
      release()
      await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
    }
    await waitFor(() => expect(main()).toHaveTextContent('฿1,249,900.00'), { timeout: 3_000 })
  },
)

it.each([
  ['activate', 'rich', 'game&code=koi', 'koi', 'เปิดบัญชี'],
  ['bonus', 'ktb', 'bonus&code=LUCKY', 'LUCKY', 'รับโบนัส'],
  ['bonusClear', 'bonusHeld', 'endBonus', '', 'ยืนยันยกเลิกโบนัส'],
  ['claim', 'rich', 'coupon&code=BAHT50', '', 'ยืนยันใช้คูปอง'],
  ['gift', 'rich', 'gift&code=SANDBOX+GIFT', 'SANDBOX GIFT', 'ส่งลิงก์ซองของขวัญ'],
  ['inviteBonus', 'rich', 'inviteBonus', '', 'รับโบนัส'],
  ['promotion', 'ktb', 'promotion&code=NEWYEAR', 'NEWYEAR', 'รับโบนัส'],
  ['withdraw', 'rich', 'withdraw', '', 'ถอนเงิน'],
] as const)('after a reload an unknown %s is not sent again before a check', async (kind, as, dialog, code, send) => {
  Object.assign(settings, { VITE_GIFT_LINK_PUBLIC_KEY: giftLinkKey.publicKey })
  storeOpenCommand({ id: kind, kind, parameters: code ? { code } : {}, member: hash(memberOf(as).id) })
  const player = await openApp(`/user/contact?dialog=${dialog}`, { as })
  expect(await screen.findByText(words.unknownTitle)).toBeVisible()
  const shown = within(await screen.findByRole('dialog'))
  const settled = await decide()
  expect(shown.queryByRole('button', { name: send })).not.toBeInTheDocument()
  await player.click(settled)
  expect(await shown.findByRole('button', { name: send })).toBeVisible()
  expect(screen.queryByText(words.unknownTitle)).not.toBeInTheDocument()
})
