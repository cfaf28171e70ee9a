import type { Page } from '@playwright/test'
import { generate } from 'promptparse'
import encodeQr from 'qr'
import { svgMarkup } from '../sandbox/art/qrMarkup.ts'
import { expect, test } from './fixtures.ts'
import { slipCode, slipDrawing } from './payments.ts'
import { enter } from './player.ts'

const bill = (amount: number) => generate.billPayment({ billerId: '099400012345601', ref1: 'R1', amount })
const picture = (page: Page) => page.getByRole('img', { name: 'QR สำหรับจ่าย ฿500.00' })

/** A phone that is four times as slow. */
const slow = async (page: Page) => {
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Notes each picture that is drawn in a dialog, at each frame. */
const watchPictures = (page: Page) =>
  page.evaluate(() => {
    const seen: { at: number; src: string }[] = []
    Object.assign(window, { seen })
    const look = () => {
      for (const { src } of document.querySelectorAll<HTMLImageElement>('dialog img'))
        if (seen.at(-1)?.src !== src) seen.push({ at: performance.now(), src })
      requestAnimationFrame(look)
    }
    look()
  })
const seenPictures = (page: Page) => page.evaluate(() => (Reflect.get(window, 'seen') as { src: string }[]).length)

test('a code that says another amount is not drawn for a single frame', async ({ page, sandbox }) => {
  await page.route('**/api/qrcode/KBANK', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...((await answer.json()) as object), qrcode: svgMarkup(bill(5000)) } })
  })
  await enter(page, { sandbox, at: '/user/home?dialog=qr&code=KBANK' })
  await page.getByRole('button', { name: '฿500', exact: true }).click()
  await slow(page)
  await watchPictures(page)
  await page.getByRole('button', { name: 'สร้าง QR' }).click()
  await expect(page.getByText('QR ระบุยอด ฿5,000.00 แต่ยอดที่คุณจะจ่ายคือ ฿500.00')).toBeVisible()
  expect(await seenPictures(page)).toBe(0)
})

const median = (times: readonly number[]) =>
  Math.round(times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0)

test('reading a right code holds its picture back for a moment only, on a slow phone', async ({ page, sandbox }) => {
  await enter(page, { sandbox, at: '/user/home?dialog=qr&code=KBANK' })
  await slow(page)
  const held: number[] = []
  for (let round = 0; round < 4; round += 1) {
    await page.getByRole('button', { name: '฿500', exact: true }).click()
    await page.evaluate(() => {
      let since = 0
      // At each change, not at each frame: on a busy machine one frame may show what two changes have drawn.
      const changes = new MutationObserver(() => {
        if (since === 0 && document.querySelector('dialog [role=timer]')) since = performance.now()
        if (!document.querySelector('dialog img')) return
        changes.disconnect()
        Object.assign(window, { held: performance.now() - since })
      })
      Object.assign(window, { held: null })
      changes.observe(document, { childList: true, subtree: true })
    })
    await page.getByRole('button', { name: 'สร้าง QR' }).click()
    await expect(picture(page)).toBeVisible()
    held.push(await page.evaluate(() => Reflect.get(window, 'held') as number))
    await page.getByRole('button', { name: 'ยกเลิก QR' }).click()
    await page.getByRole('button', { name: 'ยืนยันยกเลิก' }).click()
  }
  // Before its picture is shown a code has been read, each time anew.
  expect(held.filter((ms) => ms > 0)).toHaveLength(4)
  console.info(`A code was held back for ${median(held)} ms, processor at a quarter`)
})

/** Notes how long the worker takes for a picture. */
const watchReader = (page: Page) =>
  page.addInitScript(() => {
    const took: number[] = []
    Object.assign(window, { took })
    const { Worker: Real } = window
    window.Worker = class extends Real {
      since = 0
      constructor(...given: ConstructorParameters<typeof Real>) {
        super(...given)
        this.addEventListener('message', () => took.push(performance.now() - this.since))
      }
      override postMessage(question: unknown) {
        this.since = performance.now()
        super.postMessage(question)
      }
    }
  })
const took = (page: Page) => page.evaluate(() => Reflect.get(window, 'took') as number[])

/** A bank's slip as the screenshot of a phone, with a code on it; without one for an empty drawing. */
const screenshot = (page: Page, drawing: string, side = 240) =>
  page.evaluate(
    async ({ code, wide }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1_080, height: 2_340 })
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('nothing to draw on')
      const ground = pen.createLinearGradient(0, 0, 1_080, 2_340)
      ground.addColorStop(0, '#dff3e4')
      ground.addColorStop(1, '#ffffff')
      pen.fillStyle = ground
      pen.fillRect(0, 0, 1_080, 2_340)
      pen.fillStyle = '#333'
      pen.font = '40px sans-serif'
      for (let row = 0; row < 24; row += 1)
        pen.fillText(`โอนเงินสำเร็จ ${row} นายสมชาย ใจดี xxx-x-x1234-x`, 60, 260 + row * 64)
      if (code !== '') {
        const image = new Image()
        image.src = `data:image/svg+xml,${encodeURIComponent(code)}`
        await image.decode()
        pen.drawImage(image, 1_080 - wide - 60, 1_900, wide, wide)
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    },
    { code: drawing, wide: side },
  )

test.describe('the code on a slip', () => {
  const openSlip = async (page: Page, sandbox: Parameters<typeof enter>[1]['sandbox']) => {
    await watchReader(page)
    await enter(page, { sandbox, at: '/user/home?dialog=slip' })
    await expect(page.getByText('ส่งสลิปภายใน 1 ชั่วโมง')).toBeVisible()
  }
  const choose = async (page: Page, drawing: string) =>
    page
      .locator('dialog input[type=file]')
      .first()
      .setInputFiles({
        name: 'slip.png',
        mimeType: 'image/png',
        buffer: Buffer.from(await screenshot(page, drawing), 'base64'),
      })

  test('is read in a worker, which a slow phone has soon done', async ({ page, sandbox }) => {
    const files: string[] = []
    page.on('request', (request) => files.push(request.url()))
    const readers = () => files.filter((file) => /codeReader/.test(file))
    await enter(page, { sandbox })
    await expect(page.getByRole('heading', { name: 'สล็อต' })).toBeVisible()
    // Nothing of it is fetched before it is needed, nor of the reader of QR codes.
    expect(files.filter((file) => /codeReader|decode/.test(file))).toEqual([])
    const times: number[] = []
    for (let round = 1; round <= 4; round += 1) {
      // A new page each time, as most players choose one slip.
      await openSlip(page, sandbox)
      await expect.poll(() => readers().length).toBe(round)
      await choose(page, slipDrawing)
      await expect.poll(async () => (await took(page)).length).toBe(1)
      times.push(...(await took(page)))
    }
    await expect(page.getByText(/^(ไม่พบ QR ของสลิป|รูปนี้เป็น QR|สลิปนี้)/)).toHaveCount(0)
    // A worker cannot be slowed down from outside.
    console.info(`A slip's code was read in ${4 * median(times)} ms, counted four times`)
  })

  test('tells a slip that was sent before, a payment code and a picture without one, and sends each', async ({
    page,
    sandbox,
  }) => {
    await openSlip(page, sandbox)
    const dialog = page.getByRole('dialog', { name: 'ส่งสลิป' })
    const send = async () => {
      await dialog.getByRole('button', { name: 'ส่งสลิป' }).click()
      await dialog.getByRole('button', { name: 'ส่งสลิปอีกใบ' }).click()
    }
    await choose(page, slipDrawing)
    await send()
    await choose(page, slipDrawing)
    await expect(dialog.getByText(/^สลิปนี้ส่งจากเครื่องนี้แล้วเมื่อ/)).toBeVisible()
    await send()
    await choose(page, encodeQr(bill(500), 'svg'))
    await expect(dialog.getByText(/^รูปนี้เป็น QR สำหรับจ่ายเงิน/)).toBeVisible()
    await send()
    await choose(page, '')
    await expect(dialog.getByText(/^ไม่พบ QR ของสลิปในรูปนี้/)).toBeVisible()
    await send()
    expect(sandbox.requests.filter(({ path }) => path === '/api/wallet/slip')).toHaveLength(4)
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(stored).not.toContain(slipCode.slice(20, 40))
  })
})
