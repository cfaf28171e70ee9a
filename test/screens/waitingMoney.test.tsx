import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { members } from '../sandbox/seed/seed.ts'
import { amend, balance, logOut, openApp, reloadApp, requestsOf, sandbox, logIn, toastTexts, useApp } from './app.tsx'

useApp()

const { username } = members.ktb
const dialog = async () => within(await screen.findByRole('dialog'))
const openCode = () => screen.findByRole('button', { name: /^QR ที่เปิดอยู่ ฿75/ })
const isGone = (name: RegExp) => waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument())

/** Makes a code over 75 baht and goes back home. */
async function makeCode() {
  const player = await openApp('/user/home?dialog=qr&code=KBANK', { as: 'ktb' })
  await player.type(await (await dialog()).findByLabelText('จำนวนเงิน'), '75')
  await player.click((await dialog()).getByRole('button', { name: 'สร้าง QR' }))
  await (await dialog()).findByRole('img')
  await player.click((await dialog()).getByRole('button', { name: 'ปิด' }))
  return player
}

describe('a QR code that was opened here', () => {
  it('is a row on home until its time is over, also after a reload, and leads back to it', async () => {
    const player = await makeCode()
    expect(await openCode()).toHaveTextContent(/จ่ายได้ถึง \d\d:\d\d/)
    reloadApp()
    await player.click(await openCode())
    expect(await (await dialog()).findByRole('img')).toBeVisible()
  })

  it('is not a row once it was paid', async () => {
    await makeCode()
    await openCode()
    sandbox.control.payQr(username, 'KBANK')
    const reads = () => requestsOf('/api/qrcode/KBANK').length
    const before = reads()
    reloadApp()
    await waitFor(async () => expect(await balance()).toHaveTextContent('฿2,675.00'))
    await isGone(/^QR ที่เปิดอยู่/)
    await waitFor(() =>
      expect(localStorage.getItem('begunDeposits') ?? sessionStorage.getItem('begunDeposits')).toBeNull(),
    )
    reloadApp()
    await screen.findByRole('heading', { name: 'เล่นต่อ' })
    expect(reads()).toBe(before + 1)
  })

  it('goes from an open home once it was paid, and the balance has the money', async () => {
    await makeCode()
    await openCode()
    sandbox.control.payQr(username, 'KBANK')
    // The player comes back from the bank's app.
    document.dispatchEvent(new Event('visibilitychange'))
    await isGone(/^QR ที่เปิดอยู่/)
    await waitFor(async () => expect(await balance()).toHaveTextContent('฿2,675.00'))
  })

  it('is not a row for another member of this device', async () => {
    const player = await makeCode()
    await openCode()
    await logOut(player)
    await logIn(player, members.rich)
    await waitFor(async () => expect(await balance()).toHaveTextContent('฿1,325,616.24'))
    await screen.findByRole('heading', { name: 'เล่นต่อ' })
    expect(screen.queryByRole('button', { name: /^QR ที่เปิดอยู่/ })).not.toBeInTheDocument()
  })

  it('is not a row while its channel cannot be read, and home still appears', async () => {
    await makeCode()
    await openCode()
    sandbox.control.addFault({ method: 'GET', path: '/api/qrcode/KBANK', kind: 'fail', status: 400, times: 99 })
    reloadApp()
    expect(await screen.findByRole('heading', { name: 'เล่นต่อ' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^QR ที่เปิดอยู่/ })).not.toBeInTheDocument()
    expect(toastTexts()).toEqual([])
  })

  it('is not a row once it was cancelled, and is no longer read', async () => {
    const player = await makeCode()
    await player.click(await openCode())
    await player.click(await (await dialog()).findByRole('button', { name: 'ยกเลิก QR' }))
    await player.click(await (await dialog()).findByRole('button', { name: 'ยืนยันยกเลิก' }))
    await waitFor(() => expect(sandbox.requests.some(({ method }) => method === 'DELETE')).toBe(true))
    await player.click((await dialog()).getByRole('button', { name: 'ปิด' }))
    await isGone(/^QR ที่เปิดอยู่/)
    const count = requestsOf('/api/qrcode/KBANK').length
    reloadApp()
    await balance()
    expect(requestsOf('/api/qrcode/KBANK')).toHaveLength(count)
  })
})

describe('a deposit under way', () => {
  // The sandbox credits at once; other backends tell of a deposit before.
  const deposit = (status: string, age = 60_000) => {
    const row = { statementType: 'deposit', from: 'SCB', to: 'wallet', amount: 321, status }
    amend('/api/statement', (answer) => {
      const { statements, total } = answer as { statements: unknown[]; total: number }
      const createdAt = new Date(Date.now() - age).toISOString()
      return { statements: [{ ...row, createdAt }, ...statements], total: total + 1 }
    })
  }
  const row = () => screen.findByRole('button', { name: /^ฝากเงิน ฿321\.00/ })

  it('is a row on home with its bank, which leads to the statement', async () => {
    deposit('WAITING')
    const player = await openApp('/user/home', { as: 'ktb' })
    await waitFor(async () => expect(await row()).toHaveTextContent(/กำลังดำเนินการ · ธนาคารไทยพาณิชย์ · /))
    await player.click(await row())
    expect(window.location.pathname).toBe('/user/statement')
  })
})
