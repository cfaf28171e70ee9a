import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it, test, vi } from 'vitest'
import errors from '../../locales/th/errors.json'
import type { Language } from '../../src/i18n/languages.ts'
import { settings } from '../../src/lib/settings/settings.ts'
import { endSession } from '../../src/session/session.ts'
import { statementHistory } from '../../src/wallet/statementHistory.ts'
import { completeFiles, lastFile } from '../fakes/files.ts'
import { addManyRows } from '../fakes/ledger/manyRows.ts'
import { amend, keepBack, memberOf, openApp, reloadApp, requestsOf, sandbox, toastTexts, useApp } from './app.tsx'

useApp()
beforeAll(() => void vi.stubEnv('TZ', 'Asia/Bangkok'))
afterAll(() => void vi.unstubAllEnvs())
afterEach(() => void Object.assign(settings, { VITE_WITHOUT: [] }))

const path = '/api/statement'
const at = '/user/statement?dialog=statementReport'
const dialog = async () => within(await screen.findByRole('dialog', { name: 'ค้นหาและสรุปยอด' }))

const sample = {
  statementType: 'deposit',
  from: 'KBANK',
  to: 'wallet',
  amount: 100,
  status: 'SUCCESS',
  createdAt: '2026-02-03T10:05:09.000Z',
}

/** Opens the dialog on these rows, each a change of the sample. */
async function opened(changes: readonly Record<string, unknown>[], language: Language = 'th') {
  amend(path, () => ({ total: changes.length, statements: changes.map((change) => ({ ...sample, ...change })) }))
  const player = await openApp(at, { as: 'rich', language })
  return { player, inside: language === 'th' ? await dialog() : within(await screen.findByRole('dialog')) }
}

const month = (createdAt: string, change: object = {}) => ({ createdAt, ...change })
const year = [
  month('2026-03-05T10:00:00.000Z'),
  month('2026-03-04T10:00:00.000Z', { statementType: 'withdraw', from: 'wallet', to: 'SCB', amount: 40.25 }),
  month('2026-02-28T17:30:00.000Z', { amount: 0.5 }),
  month('2026-02-02T10:00:00.000Z', { statementType: 'transfer', from: 'wallet', to: 'neko', amount: 20 }),
  month('2026-01-02T10:00:00.000Z', { amount: 7, status: 'FAILED' }),
  month('2026-01-01T17:00:00+07:00', { amount: 9, status: 'WAITING' }),
]

describe('search and totals', () => {
  it('open from the statement, whose own requests and rows do not change, and read nothing before', async () => {
    const player = await openApp('/user/statement', { as: 'rich' })
    expect(await screen.findAllByRole('listitem')).toHaveLength(10)
    expect(requestsOf(path)).toHaveLength(1)
    await player.click(screen.getByRole('button', { name: 'ค้นหาและสรุปยอด' }))
    const inside = await dialog()
    expect(await inside.findByText(/^ครบ 262 รายการ · /)).toBeVisible()
    // Days are below “transactions”, which is below the dialog's title.
    expect(await inside.findAllByRole('heading', { name: / · \d\d\//, level: 4 })).not.toEqual([])
    const asked = requestsOf(path).slice(1)
    expect(asked.map(({ body }) => body)).toEqual(
      [...Array.from({ length: 27 }, (_, index) => index + 1), 1].map((page) => ({ page, limit: 10 })),
    )
  })

  test.each([
    ['ฝาก', 'deposit', 'ฝากเงิน', 'แสดง 4 จาก 6 รายการ'],
    ['ถอน', 'withdraw', 'ถอนเงิน', 'แสดง 1 จาก 6 รายการ'],
    ['โอน', 'transfer', 'โอนเงิน', 'แสดง 1 จาก 6 รายการ'],
    ['โบนัส', 'bonus', 'โบนัส', 'แสดง 0 จาก 6 รายการ'],
  ])('open from “%s” in the statement with all movements of that type', async (name, type, kind, shown) => {
    amend(path, () => ({ total: year.length, statements: year.map((change) => ({ ...sample, ...change })) }))
    const player = await openApp('/user/statement', { as: 'rich' })
    const main = within(await screen.findByRole('main'))
    await player.click(await main.findByRole('button', { name }))
    const inside = await dialog()
    expect(await inside.findByText(shown)).toBeVisible()
    expect(inside.getByLabelText('ประเภท')).toHaveDisplayValue(kind)
    expect(inside.getByText(kind, { selector: 'details + div > p' })).toBeVisible()
    // What was asked for comes before the sums of the whole statement.
    const [found, net] = ['รายการ', 'ยอดฝากสุทธิ'].map((each) => inside.getByRole('region', { name: each }))
    expect(found?.compareDocumentPosition(net ?? document)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(window.location.search).toBe(`?dialog=statementReport&code=${type}`)
    await player.click(inside.getAllByRole('button', { name: 'ล้างตัวกรอง' })[0] ?? document.body)
    expect(await inside.findByText('ยอดรวมของรายการที่แสดง')).toBeInTheDocument()
  })

  it('show everything for an unknown type in the address', async () => {
    amend(path, () => ({ total: year.length, statements: year.map((change) => ({ ...sample, ...change })) }))
    await openApp(`${at}&code=your+money+is+gone`, { as: 'rich' })
    expect(await (await dialog()).findByText('ยอดรวมของรายการที่แสดง')).toBeInTheDocument()
    expect(screen.queryByText(/your money/)).not.toBeInTheDocument()
  })

  it('are missing in a build without them, as a button and as an address', async () => {
    Object.assign(settings, { VITE_WITHOUT: ['statementReport'] })
    await openApp(at, { as: 'rich' })
    expect(await screen.findAllByRole('listitem')).toHaveLength(10)
    await waitFor(() => expect(window.location.search).toBe(''))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'ค้นหาและสรุปยอด' })).not.toBeInTheDocument()
    expect(screen.queryByRole('group', { name: 'ค้นหาและสรุปยอด' })).not.toBeInTheDocument()
    expect(requestsOf(path)).toHaveLength(1)
  })

  it('say for a new member that there is nothing yet', async () => {
    await openApp(at, { as: 'newcomer' })
    expect(await (await dialog()).findByText('ยังไม่มีรายการ')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('group', { name: 'ค้นหาและสรุปยอด' })).not.toBeInTheDocument())
  })
})

describe('net deposits', () => {
  it('are deposits less withdrawals since the first row, whatever is shown', async () => {
    const { player, inside } = await opened(year)
    const net = within(await inside.findByRole('region', { name: 'ยอดฝากสุทธิ' }))
    expect(net.getByText('฿60.25')).toBeVisible()
    const amountOf = (label: string) => net.getByText(label).closest('div')
    expect(amountOf('ฝาก')).toHaveTextContent('ฝาก+฿100.50')
    expect(amountOf('ถอน')).toHaveTextContent('ถอน−฿40.25')
    await player.click(net.getByText('รายละเอียด'))
    expect(net.getByText('ตั้งแต่ 01/01/2026 ครบทุกรายการ')).toBeVisible()
    expect(amountOf('ยอดฝากที่กำลังดำเนินการ 1 รายการ')).toHaveTextContent('1 รายการยังไม่รวมในยอดสุทธิ฿9.00')
    await player.selectOptions(inside.getByLabelText('เดือน'), '02/2026')
    expect(net.getByText('฿60.25')).toBeVisible()
  })

  it('say if rows have no date or amounts of a wrong type', async () => {
    const { player, inside } = await opened([{ createdAt: 'soon' }, { amount: '100' }, {}])
    const net = within(await inside.findByRole('region', { name: 'ยอดฝากสุทธิ' }))
    expect(net.getByText('฿200.00', { selector: 'p *' })).toBeVisible()
    const unclear = net.getAllByText('ไม่ทราบจำนวนเงิน จึงไม่ได้นับ: 1 รายการ')[0]
    expect(unclear).toBeVisible()
    await player.click(net.getByText('รายละเอียด'))
    expect(net.getByText('ไม่ระบุวันที่ แต่นับรวมแล้ว: 1 รายการ')).toBeVisible()
    expect(inside.getByText('ไม่ระบุวันที่ จึงไม่อยู่ในเดือนใด: 1 รายการ')).toBeVisible()
    expect(within(inside.getByRole('row', { name: /ไม่ระบุวันที่/ })).getByText('+฿100.00')).toBeVisible()
  })
})

describe('the rows shown', () => {
  const sums = async () => within(await screen.findByRole('region', { name: 'ยอดรวมของรายการที่แสดง' }))
  const choose = {
    kind: ['ประเภท', 'ถอนเงิน'],
    direction: ['เข้าหรือออก', 'เงินออก'],
    status: ['สถานะ', 'ไม่สำเร็จ'],
    month: ['เดือน', '03/2026'],
  } as const

  test.each([
    ['kind', 'แสดง 1 จาก 6 รายการ', '฿0.00', '−฿40.25'],
    ['direction', 'แสดง 2 จาก 6 รายการ', '฿0.00', '−฿60.25'],
    ['status', 'แสดง 1 จาก 6 รายการ', '฿0.00', '฿0.00'],
    ['month', 'แสดง 3 จาก 6 รายการ', '+฿100.50', '−฿40.25'],
  ] as const)('by %s are added up: %s, %s, %s', async (filter, shown, paidIn, paidOut) => {
    const { player, inside } = await opened(year)
    await sums()
    const [label, choice] = choose[filter]
    await player.selectOptions(inside.getByLabelText(label), choice)
    expect(await (await sums()).findByText(shown)).toBeVisible()
    const amounts = (await sums()).getAllByRole('definition').map((amount) => amount.textContent)
    expect(amounts.slice(0, 2)).toEqual([paidIn, paidOut])
  })

  test.each([
    ['40.25', /^SCBถอนเงิน.* ไทยพาณิชย์ · /],
    ['neko', /^โอนเข้าเกม.* Neko Fortune · /],
  ])('are found by "%s"', async (typed, found) => {
    const { player, inside } = await opened(year)
    await player.type(await inside.findByRole('searchbox'), typed)
    await waitFor(() => expect(inside.getAllByRole('listitem')).toHaveLength(1))
    expect(inside.getByRole('listitem')).toHaveTextContent(found)
    await player.click(inside.getByRole('button', { name: 'ล้างตัวกรอง' }))
    await waitFor(() => expect(inside.getAllByRole('listitem')).toHaveLength(6))
  })

  it('may be none, with a message', async () => {
    const { player, inside } = await opened(year)
    await player.type(await inside.findByRole('searchbox'), 'nobody')
    expect(await inside.findByText('ไม่พบรายการ')).toBeVisible()
  })

  it('have their money in and out of each month as a bar and a number', async () => {
    const { inside } = await opened(year)
    const table = within(await inside.findByRole('table'))
    const rows = table.getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent)).toEqual([
      '03/2026เข้า+฿100.50ออก−฿40.25',
      '02/2026เข้า฿0.00ออก−฿20.00',
      '01/2026เข้า฿0.00ออก฿0.00',
    ])
    const bars = rows.map((row) => [...row.querySelectorAll('svg rect')].map((bar) => bar.getAttribute('width')))
    // A month without any money has a stub of 4 px, and no bar.
    expect(bars).toEqual([
      ['100%', expect.stringMatching(/^40\.0\d*%$/)],
      ['4', expect.stringMatching(/^19\.9\d*%$/)],
      ['4', '4'],
    ])
  })

  it('of a chosen month are still those of that month after a reload, while nothing is read yet', async () => {
    const { player, inside } = await opened(year)
    await sums()
    await player.selectOptions(inside.getByLabelText('เดือน'), '02/2026')
    await player.click(await inside.findByText('แสดง 1 จาก 6 รายการ'))
    statementHistory.forget()
    const release = keepBack(path)
    reloadApp()
    expect(await (await dialog()).findByLabelText('เดือน')).toHaveDisplayValue('02/2026')
    release()
  })

  it('open their receipts', async () => {
    const { player, inside } = await opened(year)
    await player.click(await inside.findByRole('button', { name: /Neko\sFortune/ }))
    expect(await screen.findByRole('alertdialog', { name: 'โอนเงินสำเร็จ' })).toBeVisible()
  })

  it('are only partly in the page if there are hundreds', async () => {
    addManyRows(sandbox.state, memberOf('newcomer').id, 400)
    await openApp(at, { as: 'newcomer' })
    const inside = await dialog()
    await inside.findByText(/^ครบ 400 รายการ · /)
    await waitFor(() => expect(inside.getByText('ยอดรวมของรายการที่แสดง')).toBeInTheDocument())
    expect(inside.getAllByRole('listitem')).toHaveLength(25)
  })
})

describe('a reading that is incomplete', () => {
  it('says how many rows the sums lack, stops on request, and continues from there', async () => {
    const player = await openApp('/user/statement', { as: 'rich' })
    await screen.findAllByRole('listitem')
    const release = keepBack(path)
    await player.click(screen.getByRole('button', { name: 'ค้นหาและสรุปยอด' }))
    const inside = await dialog()
    await player.click(await inside.findByRole('button', { name: 'หยุดโหลด' }))
    expect(await inside.findByText(/^หยุดแล้ว โหลดได้/)).toBeVisible()
    release()
    const before = requestsOf(path).length
    await player.click(inside.getByRole('button', { name: 'โหลดต่อ' }))
    expect(await inside.findByText(/^ครบ 262 รายการ · /)).toBeVisible()
    expect(requestsOf(path).length).toBeGreaterThan(before + 26)
  })

  it('says why the server refused a page, keeps what was read and can be continued', async () => {
    let isRefusing = true
    amend(path, (content) => (isRefusing && requestsOf(path).length > 4 ? null : content))
    const player = await openApp(at, { as: 'rich' })
    const inside = await dialog()
    expect(await inside.findByText(`โหลดไม่สำเร็จ · ${errors.READ_FAILED}`)).toBeVisible()
    expect(inside.getByText('ยังเหลืออีก 232 รายการ ยอดรวมจึงยังไม่ครบ')).toBeVisible()
    // Net deposits with its halves, in and out, each in the line of its sum.
    await waitFor(() => expect(inside.getAllByText(/ \(บางส่วน\)$/).length).toBeGreaterThanOrEqual(5))
    await player.click(inside.getByText('รายละเอียด'))
    expect(inside.getByText('ยังโหลดรายการไม่ครบ')).toBeVisible()
    expect(inside.getByText(/^เฉพาะที่โหลดแล้ว ตั้งแต่/)).toBeVisible()
    expect(inside.getByRole('progressbar')).toHaveAttribute('value', '30')
    isRefusing = false
    await player.click(inside.getByRole('button', { name: 'โหลดต่อ' }))
    expect(await inside.findByText(/^ครบ 262 รายการ · /)).toBeVisible()
    await waitFor(() => expect(inside.queryByText(/\(บางส่วน\)/)).not.toBeInTheDocument())
    expect(inside.queryByRole('progressbar')).not.toBeInTheDocument()
  })

  it('counts unreadable rows among those the sums lack', async () => {
    amend(path, () => ({ total: 3, statements: [sample, 'no row', sample] }))
    await openApp(at, { as: 'rich' })
    expect(await (await dialog()).findByText('โหลดไม่สำเร็จ 1 รายการ ยอดรวมไม่นับรายการเหล่านี้')).toBeVisible()
  })

  it.each([
    ['the dialog is closed', () => void document.querySelector('dialog')?.dispatchEvent(new Event('cancel'))],
    ['the session ends', () => act(() => void endSession())],
  ])('requests nothing more once %s', async (_, end) => {
    const player = await openApp('/user/statement', { as: 'rich' })
    await screen.findAllByRole('listitem')
    const release = keepBack(path)
    await player.click(screen.getByRole('button', { name: 'ค้นหาและสรุปยอด' }))
    await dialog()
    await waitFor(() => expect(requestsOf(path)).toHaveLength(2))
    end()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    release()
    await new Promise(setImmediate)
    expect(requestsOf(path)).toHaveLength(2)
  })
})

describe('an export of the statement', () => {
  beforeAll(completeFiles)

  test.each([
    ['th', 'ไฟล์ CSV', 'ประเภท', 'บันทึกไฟล์แล้ว'],
    ['lo', 'ໄຟລ໌ CSV', 'ປະເພດ', 'ບັນທຶກໄຟລ໌ແລ້ວ'],
    ['en', 'CSV file', 'Type', 'File saved'],
  ] as const)('in %s saves what is shown as a file that spreadsheets read', async (language, name, kind, saved) => {
    const { player, inside } = await opened(year, language)
    await player.click(await inside.findByRole('button', { name }))
    const { file, text } = await lastFile()
    expect(file.name).toMatch(/^statement-\d{4}-\d\d-\d\d\.csv$/)
    expect(text.startsWith('\uFEFF"')).toBe(true)
    expect(text).toContain(`"${kind}"`)
    expect(text).toContain('(฿)"')
    expect(text.trimEnd().split('\r\n')).toHaveLength(7)
    expect(text).toContain(',100.00\r\n')
    expect(text).toContain('"01/01/2026 17:00:00","2026-01-01T10:00:00.000Z",')
    await waitFor(() => expect(toastTexts()).toEqual([saved]))
  })

  it('says in the file what is missing', async () => {
    amend(path, () => ({ total: 2, statements: [sample, 'no row'] }))
    const player = await openApp(at, { as: 'rich' })
    await player.click(await (await dialog()).findByRole('button', { name: 'ไฟล์ CSV' }))
    expect((await lastFile()).text).toContain('"ไฟล์ยังไม่ครบ ขาดอีก 1 รายการ"')
  })

  it('prints a page with the sums, the months and every row that is shown, and removes it again', async () => {
    const printed: (string | null | undefined)[] = []
    vi.stubGlobal('print', () => printed.push(document.querySelector('body > article')?.textContent))
    const { player, inside } = await opened(year)
    await player.click(await inside.findByRole('button', { name: 'พิมพ์' }))
    expect(printed).toHaveLength(1)
    for (const part of ['฿60.25', '02/2026', 'Neko Fortune', 'ตั้งแต่ 01/01/2026', '05/03/2026 17:00:00'])
      expect(printed[0]).toContain(part)
    expect(document.documentElement).toHaveAttribute('data-printing')
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(document.querySelector('body > article')).toBeNull()
    expect(document.documentElement).not.toHaveAttribute('data-printing')
    vi.unstubAllGlobals()
  })
})
