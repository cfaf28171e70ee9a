import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../src/lib/settings/settings.ts'
import { openDialog } from '../../src/nav/useDialog.ts'
import { platform } from '../../src/platform/current.ts'
import { endSession } from '../../src/session/session.ts'
import type { members } from '../sandbox/seed/seed.ts'
import { amend, keepBack, logOut, memberOf, openApp, requestsOf, sandbox, toastTexts, useApp } from './app.tsx'

useApp()
beforeEach(() => sandbox.control.setBanners({ invite: false }))
afterEach(() => {
  Object.assign(settings, { VITE_WITHOUT: [], VITE_TELEGRAM_APP_URL: '', VITE_LIFF_ID: '' })
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name)
})

const path = '/api/invite'
const address = '/user/home?dialog=affiliateKit'
const dialog = async () => within(await screen.findByRole('dialog', { name: 'ชุดชวนเพื่อน' }))
const open = (as: keyof typeof members = 'rich') => openApp(address, { as })
const button = async (name: string) => (await dialog()).findByRole('button', { name })
const says = async (text: string | RegExp) =>
  waitFor(async () => expect((await dialog()).getByText(text)).toBeVisible())
/** A label of the totals with what stands below it. */
const figure = async (label: string | RegExp) => {
  const told = (await (await dialog()).findByText(label)).closest('div, dl')?.querySelectorAll('dd') ?? []
  return [...told].map(({ textContent }) => textContent).join(' · ')
}
const baht = (minor: number) => `฿${(minor / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`

interface Row {
  from: { name: string } | null
  amount: unknown
  createdAt: unknown
}
const row = (index: number, createdAt: unknown = '2020-05-01T00:00:00.000Z', amount: unknown = 1.25): Row => ({
  from: { name: `friend ${index}` },
  amount,
  createdAt,
})
const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => row(index))

/** The backend answers pages of these rows; null for an answer that nobody can read. */
function answering(rows: () => readonly unknown[] | null) {
  amend(path, () => {
    const { page = 1 } = (requestsOf(path).at(-1)?.body ?? {}) as { page?: number }
    const all = rows()
    return all && { invites: all.slice((page - 1) * 10, page * 10), total: all.length }
  })
}
const pagesAsked = () => requestsOf(path).map(({ body }) => (body as { page: number }).page)

describe('the totals of invites', () => {
  it('are read on request, over all pages, and match the sandbox’s', async () => {
    const player = await open()
    expect(await figure('โบนัสชวนเพื่อนที่รอรับ')).toBe('฿1,250.00')
    await button('แชร์หรือบันทึกรูป')
    expect(requestsOf(path)).toEqual([])
    await player.click(await button('คำนวณยอดรวมจากเพื่อนทุกคน'))
    await says('รวมครบทุกคนแล้ว')
    const own = sandbox.state.invites.filter(({ memberId }) => memberId === memberOf('rich').id)
    const now = new Date()
    const recent = own.filter(({ createdAt }) => {
      const at = new Date(createdAt)
      return at.getFullYear() === now.getFullYear() && at.getMonth() === now.getMonth()
    })
    const sum = (rows: typeof own) => rows.reduce((before, { amount }) => before + amount, 0)
    expect(own).toHaveLength(23)
    expect(await figure('ทั้งหมด')).toBe(`${baht(sum(own))} · 23 คน`)
    expect(await figure(/^เดือนนี้ \(\d\d\/\d{4}\)$/)).toBe(`${baht(sum(recent))} · ${recent.length} คน`)
    await says('ยอดนี้นับจากเพื่อนที่คุณชวน อาจมีทั้งเงินที่คุณรับแล้วและยังไม่ได้รับ โบนัสที่เข้ากระเป๋าหลักแล้วดูได้ในรายการเดินบัญชี')
    // The first page once more: nobody joined meanwhile.
    expect(pagesAsked()).toEqual([1, 2, 3, 1])
  })

  it('say if nobody was invited yet', async () => {
    const player = await open('newcomer')
    await player.click(await button('คำนวณยอดรวมจากเพื่อนทุกคน'))
    await says('รวมครบทุกคนแล้ว ยังไม่มีเพื่อนสมัคร')
    expect((await dialog()).queryByText('ทั้งหมด')).not.toBeInTheDocument()
  })

  it('can be stopped, say what they lack, and continue from there', async () => {
    let release: (() => void) | undefined
    answering(() => {
      if (pagesAsked().length === 2) release = keepBack(path)
      return rowsOf(40)
    })
    const player = await open()
    await player.click(await button('คำนวณยอดรวมจากเพื่อนทุกคน'))
    await says('โหลดแล้ว 20 จาก 40 คน')
    expect((await dialog()).getByRole('progressbar')).toHaveAttribute('value', '20')
    await player.click(await button('หยุดโหลด'))
    await says('หยุดแล้ว โหลดแล้ว 20 จาก 40 คน')
    await says('ยอดรวมจึงยังไม่ครบ')
    expect(await figure('ทั้งหมด เท่าที่โหลดแล้ว')).toBe('฿25.00 · 20 คน')
    expect(await figure(/^เดือนก่อน .* เท่าที่โหลดแล้ว$/)).toBe('฿0.00 · 0 คน')
    expect(await figure(/^เดือนนี้ .* เท่าที่โหลดแล้ว$/)).toBe('฿0.00 · 0 คน')
    release?.()
    await player.click(await button('โหลดต่อ'))
    await says('รวมครบทุกคนแล้ว')
    expect(await figure('ทั้งหมด')).toBe('฿50.00 · 40 คน')
    expect(await figure(/^เดือนก่อน \(\d\d\/\d{4}\)$/)).toBe('฿0.00 · 0 คน')
    expect((await dialog()).queryByText(/ยังไม่ครบ/)).not.toBeInTheDocument()
  })

  it('say what they lack if a page fails', async () => {
    answering(() => (pagesAsked().length === 2 ? null : rowsOf(30)))
    const player = await open()
    await player.click(await button('คำนวณยอดรวมจากเพื่อนทุกคน'))
    await says(/โหลดแล้ว 10 จาก 30 คน$/)
    await says('ยอดรวมจึงยังไม่ครบ')
    expect(await figure('ทั้งหมด เท่าที่โหลดแล้ว')).toBe('฿12.50 · 10 คน')
    expect(await button('โหลดต่อ')).toBeEnabled()
  })

  it('say which rows have no date or no amount, and which are dated in the future', async () => {
    answering(() => [
      row(1, new Date().toISOString(), 10),
      row(2, 7, 5),
      row(3, new Date().toISOString(), 'much'),
      row(4, new Date().toISOString(), -4),
      row(5, '2999-01-01T00:00:00.000Z', 1),
      'nothing',
    ])
    const player = await open()
    await player.click(await button('คำนวณยอดรวมจากเพื่อนทุกคน'))
    await says('รวมครบทุกคนแล้ว')
    expect(await figure('ทั้งหมด')).toBe('฿16.00 · 6 คน')
    expect(await figure(/^เดือนนี้/)).toBe('฿10.00 · 3 คน')
    await says('ไม่ทราบจำนวนเงิน จึงไม่ได้นับ: 3 คน')
    await says('ไม่ระบุวันที่ จึงไม่อยู่ในเดือนใด: 2 คน')
    await says(/วันที่สมัครของเพื่อน 1 คนเป็นวันในอนาคต/)
  })

  it('say how many rows of the list did not come', async () => {
    amend(path, () => ({ invites: pagesAsked().length === 2 ? [] : rowsOf(10), total: 11 }))
    const player = await open()
    await player.click(await button('คำนวณยอดรวมจากเพื่อนทุกคน'))
    await says('โหลดไม่สำเร็จ 1 คน ยอดรวมไม่นับคนเหล่านี้')
    expect(await figure('ทั้งหมด เท่าที่โหลดแล้ว')).toBe('฿12.50 · 10 คน')
  })

  it('say that they may be wrong if the list changes all the time', async () => {
    let turn = 0
    answering(() => {
      turn += 1
      return Array.from({ length: 25 }, (_, index) => row(turn * 100 + index))
    })
    const player = await open()
    await player.click(await button('คำนวณยอดรวมจากเพื่อนทุกคน'))
    await says('ยอดนี้อาจไม่ตรง เพราะรายชื่อเปลี่ยนระหว่างโหลด ลองรวมใหม่อีกครั้ง')
    expect(await button('รวมยอดใหม่')).toBeEnabled()
  })

  it.each(['the feature is closed', 'the session ends'])('stop being read once %s', async (how) => {
    let release: (() => void) | undefined
    answering(() => {
      if (pagesAsked().length === 1) release = keepBack(path)
      return rowsOf(40)
    })
    const player = await open()
    await player.click(await button('คำนวณยอดรวมจากเพื่อนทุกคน'))
    await waitFor(() => expect(pagesAsked()).toHaveLength(2))
    if (how === 'the session ends') act(() => endSession())
    else await player.click(await button('ปิด'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    release?.()
    if (how === 'the feature is closed') await logOut(player)
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
    expect(screen.queryByText('ทั้งหมด')).not.toBeInTheDocument()
    expect(pagesAsked()).toHaveLength(2)
  })
})

describe('what can be shared', () => {
  const code = 'PRa10000000000000000000001'
  const link = `${window.location.origin}/register?code=${code}`
  const give = (name: string, value: unknown) => Object.defineProperty(navigator, name, { configurable: true, value })
  const text = {
    ไทย: `มาเป็นสมาชิก SANDBOX WALLET ด้วยกัน สมัครผ่านลิงก์นี้ หรือใส่รหัสผู้แนะนำ ${code}`,
    ລາວ: `ມາເປັນສະມາຊິກ SANDBOX WALLET ນຳກັນ ສະໝັກຜ່ານລິ້ງນີ້ ຫຼື ໃສ່ລະຫັດຜູ້ແນະນຳ ${code}`,
    English: `Join SANDBOX WALLET with me. Register with this link, or enter my invite code ${code}.`,
  }

  it.each(Object.entries(text))('are words in %s, copied with the link', async (language, words) => {
    const player = await open()
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
    give('clipboard', { writeText })
    await player.selectOptions(await (await dialog()).findByLabelText('ภาษาของเพื่อน'), language)
    await says(words)
    await player.click(await button('คัดลอก'))
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`${words}\n${link}`)
    await waitFor(() => expect(toastTexts()).toEqual(['คัดลอกข้อความแล้ว']))
  })

  it('carry the link that opens in the friend’s app', async () => {
    Object.assign(settings, {
      VITE_TELEGRAM_APP_URL: 'https://t.me/wallet_bot/app',
      VITE_LIFF_ID: '1234567890-AbcdEfgh',
    })
    const share = vi.fn<(data: unknown) => Promise<void>>().mockResolvedValue()
    give('share', share)
    const player = await open()
    const links = {
      เบราว์เซอร์: link,
      LINE: `https://liff.line.me/1234567890-AbcdEfgh/register?code=${code}`,
      Telegram: `https://t.me/wallet_bot/app?startapp=${code}`,
    }
    for (const app of Object.keys(links)) {
      await player.selectOptions(await (await dialog()).findByLabelText('เพื่อนเปิดลิงก์ด้วย'), app)
      await player.click(await button('แชร์'))
    }
    await waitFor(() => expect(share).toHaveBeenCalledTimes(3))
    expect(share.mock.calls.map(([data]) => data)).toEqual(
      Object.values(links).map((url) => ({ text: text['ไทย'], url })),
    )
  })

  it('go to a messenger by its address if the device cannot share', async () => {
    const asked = vi.spyOn(platform(), 'openLink').mockReturnValue()
    const player = await open()
    await player.click(await button('LINE'))
    const url = new URL(asked.mock.calls[0]?.[0] ?? '')
    expect([url.origin + url.pathname, url.searchParams.get('text')]).toEqual([
      'https://line.me/R/share',
      `${text['ไทย']}\n${link}`,
    ])
    expect((await dialog()).queryByRole('button', { name: 'แชร์' })).not.toBeInTheDocument()
  })

  it('report a picture that cannot be drawn in a browser without a canvas', async () => {
    await open()
    await says('เบราว์เซอร์นี้สร้างรูปไม่ได้ ใช้ลิงก์หรือ QR ในหน้าชวนเพื่อนแทน')
    expect(await button('แชร์หรือบันทึกรูป')).toBeDisabled()
  })
})

describe('the way to the affiliate kit', () => {
  it('is in the invite dialog, and leads back', async () => {
    const player = await openApp('/user/home', { as: 'rich' })
    await player.click(await screen.findByRole('button', { name: 'ชวนเพื่อน' }))
    await player.click(await screen.findByRole('button', { name: 'ชุดชวนเพื่อน' }))
    await player.click(await button('ย้อนกลับ'))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'ชวนเพื่อน' })).toBeVisible())
  })

  it('is missing in a build without it, as a button and as an address', async () => {
    Object.assign(settings, { VITE_WITHOUT: ['affiliateKit'] })
    await open()
    await waitFor(() => expect(window.location.search).toBe(''))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    act(() => void openDialog({ name: 'invite' }))
    expect(await screen.findByText('เพื่อนที่คุณชวน')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'ชุดชวนเพื่อน' })).not.toBeInTheDocument()
  })
})
