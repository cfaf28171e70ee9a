import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, test, vi } from 'vitest'
import errors from '../../locales/th/errors.json'
import { settings } from '../../src/lib/settings/settings.ts'
import { amend, keepBack, openApp, refuse, requestsOf, sandbox, toastTexts, useApp } from './app.tsx'

useApp()
beforeAll(() => void vi.stubEnv('TZ', 'Asia/Bangkok'))
afterAll(() => void vi.unstubAllEnvs())

const path = '/api/statement'
const rows = () => screen.findAllByRole('listitem')
/** The times of the rows, which are there before the names of accounts and banks. */
const timesOf = async () => (await rows()).map((row) => row.querySelector('time')?.dateTime)
const pages = () => screen.getByRole('navigation', { name: 'หน้า' })

const sample = {
  statementType: 'deposit',
  from: 'KBANK',
  to: 'wallet',
  amount: 100,
  status: 'SUCCESS',
  createdAt: '2026-02-03T10:05:09.000Z',
}

/** Has the server answer these rows, each a change of the sample. */
const answer = (...changes: Record<string, unknown>[]) =>
  amend(path, () => ({ total: changes.length, statements: changes.map((change) => ({ ...sample, ...change })) }))

/** Opens the statement on some rows. */
async function rowsOf(...changes: Record<string, unknown>[]) {
  answer(...changes)
  const player = await openApp('/user/statement', { as: 'rich' })
  await rows()
  return player
}

/** Opens the statement on one row. */
async function rowOf(change: Record<string, unknown>) {
  await rowsOf(change)
  const [row] = await rows()
  if (!row) throw new Error('There is no row')
  return row
}

/** There is nothing to search: neither the search nor the kinds are shown, while the slips, which may wait, are. */
function offersNoSearch() {
  expect(screen.queryByRole('button', { name: 'ค้นหาและสรุปยอด' })).not.toBeInTheDocument()
  expect(screen.queryByRole('group', { name: 'ค้นหาและสรุปยอด' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'สถานะสลิป' })).toBeVisible()
}

describe('the statement', () => {
  it('shows ten rows a page, newest first', async () => {
    await openApp('/user/statement', { as: 'rich' })
    expect(await rows()).toHaveLength(10)
    expect(requestsOf(path).map(({ body }) => body)).toEqual([{ page: 1, limit: 10 }])
    const times = [...document.querySelectorAll('time')].map((time) => Date.parse(time.dateTime))
    expect(times).toEqual(times.toSorted((one, other) => other - one))
  })

  it('says for a new member that there is nothing yet', async () => {
    const player = await openApp('/user/statement', { as: 'newcomer' })
    expect(await screen.findByText('ยังไม่มีรายการ')).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'หน้า' })).not.toBeInTheDocument()
    offersNoSearch()
    await player.click(screen.getByRole('button', { name: 'ฝากเงิน' }))
    expect(await screen.findByRole('dialog', { name: 'ฝากเงิน' })).toBeVisible()
  })

  it('says on an empty last page that it is empty, not that there is nothing', async () => {
    amend(path, (content) => {
      const asked = requestsOf(path).at(-1)?.body as { page: number } | undefined
      return { ...(content as object), total: 20, ...(asked?.page !== 1 && { statements: [] }) }
    })
    const player = await openApp('/user/statement', { as: 'rich' })
    await rows()
    await player.click(within(pages()).getByRole('button', { name: 'หน้า 2' }))
    expect(await screen.findByText('ไม่มีรายการเพิ่มเติม')).toBeVisible()
    expect(screen.queryByText('ยังไม่มีรายการ')).not.toBeInTheDocument()
    await player.click(within(pages()).getByRole('button', { name: 'หน้า 1' }))
    expect((await rows()).length).toBeGreaterThan(0)
  })

  it('in Laos writes no currency while the wallet, which names the member’s, is unread', async () => {
    onTestFinished(() => void Object.assign(settings, { VITE_REGION: 'th' }))
    Object.assign(settings, { VITE_REGION: 'la' })
    refuse('/api/wallet', 'NO_WALLET')
    const row = await rowOf({})
    expect(row).toHaveTextContent('+100.00')
    expect(row).not.toHaveTextContent(/[฿₭]/)
  })

  it('shows other rows on another page, and the newest again by “ทั้งหมด”', async () => {
    const player = await openApp('/user/statement', { as: 'rich' })
    const first = await timesOf()
    const release = keepBack(path)
    await player.click(within(pages()).getByRole('button', { name: 'หน้า 2' }))
    // The page before stays in sight.
    expect(await screen.findByText('กำลังโหลด…')).toBeInTheDocument()
    expect(await timesOf()).toEqual(first)
    release()
    await waitFor(async () => expect(await timesOf()).not.toEqual(first))
    expect(screen.queryByText('กำลังโหลด…')).not.toBeInTheDocument()
    expect(await rows()).toHaveLength(10)
    await player.click(screen.getByRole('button', { name: 'ทั้งหมด' }))
    await waitFor(async () => expect(await timesOf()).toEqual(first))
  })
})

describe('a statement that cannot be read', () => {
  it('offers a retry in its place, without a toast', async () => {
    refuse(path, 'NO_DATA', 99)
    const player = await openApp('/user/statement', { as: 'rich' })
    expect(await screen.findByText(errors.NO_DATA)).toBeVisible()
    expect(screen.queryByText('ยังไม่มีรายการ')).not.toBeInTheDocument()
    expect(toastTexts()).toEqual([])
    offersNoSearch()
    sandbox.control.clearFaults()
    await player.click(screen.getByRole('button', { name: 'ลองใหม่' }))
    expect(await rows()).toHaveLength(10)
    expect(screen.getByRole('button', { name: 'ค้นหาและสรุปยอด' })).toBeVisible()
    expect(screen.getByRole('group', { name: 'ค้นหาและสรุปยอด' })).toBeVisible()
  })

  it('keeps the rows of a page read before, says that there may be newer ones, and retries', async () => {
    const player = await openApp('/user/statement', { as: 'rich' })
    const first = await timesOf()
    const turn = (page: number) => player.click(within(pages()).getByRole('button', { name: `หน้า ${page}` }))
    // The app may ask again by itself; whoever asks, there is no answer.
    refuse(path, 'NO_DATA', 99)
    // Rows of another page are not given out as those of this one.
    await turn(2)
    expect(await screen.findByText(errors.NO_DATA)).toBeVisible()
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
    // A page that was read less than two seconds ago is not read again.
    await waitFor(
      async () => {
        await turn(2)
        await turn(1)
        expect(screen.getByText(/รายการที่เห็นอาจไม่ใช่รายการล่าสุด/)).toBeVisible()
      },
      { interval: 500 },
    )
    expect(await timesOf()).toEqual(first)
    sandbox.control.clearFaults()
    await player.click(screen.getByRole('button', { name: 'ลองใหม่' }))
    await waitFor(() => expect(screen.queryByText(/รายการที่เห็นอาจไม่ใช่รายการล่าสุด/)).not.toBeInTheDocument())
    expect(await timesOf()).toEqual(first)
  })

  test.each([{ total: 1 }, { total: 'x', statements: [] }, []])(
    'as its answer is %j offers a retry',
    async (content) => {
      amend(path, () => content)
      await openApp('/user/statement', { as: 'rich' })
      expect(await screen.findByText(errors.READ_FAILED)).toBeVisible()
      expect(screen.getByRole('button', { name: 'ลองใหม่' })).toBeVisible()
      expect(await screen.findByRole('heading', { name: 'รายการเดินบัญชี' })).toBeVisible()
    },
  )
})

describe('a row of the statement', () => {
  test.each([
    ['deposit', {}, 'ฝากเงิน', '+฿100.00', 'arrow-down-left'],
    ['withdraw', { from: 'wallet', to: 'KBANK' }, 'ถอนเงิน', '−฿100.00', 'arrow-up-right'],
    ['transfer', { from: 'wallet', to: 'neko' }, 'โอนเข้าเกม', '−฿100.00', 'arrow-left-right'],
    ['transfer', { from: 'neko', to: 'wallet' }, 'โอนออกจากเกม', '+฿100.00', 'arrow-left-right'],
    ['transfer', { from: 'neko', to: 'koi' }, 'โอนระหว่างเกม', '฿100.00', 'arrow-left-right'],
    ['cashback', {}, 'cashback', '฿100.00', 'circle-'],
    ['', {}, 'อื่น ๆ', '฿100.00', 'circle-'],
    ['finish_bonus', { amount: -12.5 }, 'จบโบนัส', '−฿12.50', 'package-check'],
  ])('of the type "%s" with %j reads %s, %s', async (statementType, change, activity, signed, icon) => {
    const row = await rowOf({ statementType, ...change })
    expect(await within(row).findByText(activity)).toBeVisible()
    expect(within(row).getByText(signed)).toBeVisible()
    expect(row.querySelector('svg')?.getAttribute('class')).toContain(`lucide-${icon}`)
  })

  test.each([
    ['SUCCESS', 'สำเร็จ', '+฿100.00'],
    ['FAILED', 'ไม่สำเร็จ', '฿100.00'],
    ['', 'กำลังดำเนินการ', '+฿100.00'],
  ])('with the status "%s" says %s beside %s', async (status, words, signed) => {
    const row = await rowOf({ status })
    expect(within(row).getByText(words)).toBeVisible()
    expect(within(row).getByText(signed)).toBeVisible()
  })

  it('says how long ago it was within an hour, then its time, and its receipt both', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-02T14:05:00+07:00') })
    onTestFinished(() => void vi.useRealTimers())
    const ago = (minutes: number) => ({ createdAt: new Date(Date.now() - minutes * 60_000).toISOString() })
    const player = await rowsOf(ago(20), ago(180))
    const [recent, older] = await rows()
    if (!recent || !older) throw new Error('There are no two rows')
    expect(within(recent).getByText(/20 นาทีก่อน/)).toBeVisible()
    expect(recent).not.toHaveTextContent(/\d\d:\d\d/)
    expect(older).toHaveTextContent(/11:05/)
    expect(older).not.toHaveTextContent('ก่อน')
    await player.click(within(older).getByRole('button'))
    expect(within(await screen.findByRole('alertdialog')).getByText('3 ชั่วโมงที่แล้ว')).toBeVisible()
  })

  it('that failed is shown as failed on its receipt', async () => {
    const row = await rowOf({ statementType: 'transfer', from: 'wallet', to: 'neko', status: 'FAILED' })
    expect(row).toHaveTextContent(/^โอนเข้าเกม.* · \d\d:\d\d ไม่สำเร็จ$/)
    within(row).getByRole('button').click()
    expect(await screen.findByRole('alertdialog', { name: 'โอนเงินไม่สำเร็จ' })).toBeVisible()
  })

  it('shows its time under the Gregorian date of its day and how long ago that was, and both on its receipt', async () => {
    const player = await rowsOf({ createdAt: '2025-02-03T17:05:09.000Z', from: 'SCB' })
    const day = screen.getByRole('region', { name: /^.+ที่แล้ว · 04\/02\/2025$/ })
    await within(day).findByText('ไทยพาณิชย์')
    await player.click(within(day).getByRole('button', { name: /00:05/ }))
    const receipt = within(await screen.findByRole('alertdialog', { name: 'ฝากเงินสำเร็จ' }))
    expect(receipt.getByText('04/02/2025 00:05:09')).toBeVisible()
    expect(receipt.getByText('ธนาคารไทยพาณิชย์')).toBeVisible()
    await player.click(receipt.getByRole('button', { name: 'ตกลง' }))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('names the games of a transfer, and the code of one that no longer exists', async () => {
    answer(
      { statementType: 'transfer', from: 'wallet', to: 'neko' },
      { statementType: 'transfer', from: 'bygone', to: 'koi' },
    )
    await openApp('/user/statement', { as: 'rich' })
    const [toGame, between] = await screen.findAllByRole('listitem')
    await waitFor(() => expect(toGame).toHaveTextContent(/^โอนเข้าเกม.* Neko Fortune · /))
    expect(between).toHaveTextContent(/^โอนระหว่างเกม.* bygone → Koi Palace /)
  })

  it('names a game without a name by its code', async () => {
    amend('/api/wallet', (wallet) => {
      const { slots, ...rest } = wallet as { slots: readonly object[] }
      return { ...rest, slots: slots.map((slot) => ({ ...slot, name: null })) }
    })
    answer({ statementType: 'transfer', from: 'neko', to: 'koi' })
    await openApp('/user/statement', { as: 'rich' })
    const [row] = await screen.findAllByRole('listitem')
    await waitFor(() => expect(row).toHaveTextContent(/^โอนระหว่างเกม.* neko → koi /))
  })

  it.each([
    [
      'what it is linked to beside the account',
      { bonus: { description: 'WELCOME50' }, from: 'SCB' },
      /ฝากเงิน.* ไทยพาณิชย์ · WELCOME50 · /,
    ],
    [
      'the game that a deposit went into, and its bank',
      { from: 'SCB', to: 'neko' },
      /^ฝากเงิน.* ไทยพาณิชย์ → Neko Fortune /,
    ],
  ])('of money is described by %s', async (_, change, words) => {
    const row = await rowOf(change)
    await waitFor(() => expect(row).toHaveTextContent(words))
  })

  it('of a transfer between two games shows the picture of the game that it names below its title', async () => {
    const row = await rowOf({ statementType: 'transfer', from: 'koi', to: 'neko' })
    await waitFor(() => expect(row.querySelector('img')?.src).toContain('neko'))
  })

  it('names both in full, however long they are, and so does its receipt', async () => {
    const names = {
      neko: `The Lucky Cat ${'of the Long Night '.repeat(5)}A`,
      koi: `Koi ${'Palace of Pearls '.repeat(5)}B`,
    }
    amend('/api/wallet', (wallet) => {
      const { slots, ...rest } = wallet as { slots: readonly { code: string; name: string }[] }
      return { ...rest, slots: slots.map((slot) => ({ ...slot, name: names[slot.code as keyof typeof names] })) }
    })
    const player = await rowsOf({ statementType: 'transfer', from: 'koi', to: 'neko' })
    await player.click(
      screen.getByRole('button', { name: new RegExp(`^โอนระหว่างเกม.* ${names.koi}\\s?→\\s?${names.neko}`) }),
    )
    const receipt = within(await screen.findByRole('alertdialog', { name: 'โอนเงินสำเร็จ' }))
    expect(receipt.getByText(names.neko)).toBeVisible()
    expect(receipt.getByText(names.koi)).toBeVisible()
  })

  it('is described by what it is linked to', async () => {
    const row = await rowOf({ statementType: 'bonus', refund: { description: 'คืนยอดเสีย 5%' } })
    expect(within(row).getByText('โบนัส คืนยอดเสีย 5%')).toBeVisible()
    expect(within(row).getAllByText(/คืนยอดเสีย 5%/)).toHaveLength(1)
  })

  it('with an amount that is not a number shows a dash', async () => {
    const row = await rowOf({ amount: '100' })
    expect(within(row).getByText('-')).toBeVisible()
    expect(within(row).getByText('ฝากเงิน')).toBeVisible()
  })

  it('without a date is under its own heading, without a time', async () => {
    answer({}, { createdAt: 'soon' })
    await openApp('/user/statement', { as: 'rich' })
    const undated = await screen.findByRole('region', { name: 'ไม่ระบุวันที่' })
    expect(undated.querySelector('time')).toBeNull()
    expect(await rows()).toHaveLength(2)
  })
})
