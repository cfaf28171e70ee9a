import type { Page } from '@playwright/test'
import { generate } from 'promptparse'
import { svgMarkup } from '../sandbox/art/qrMarkup.ts'
import { expect, test } from './support/fixtures.ts'
import { slipCode, slipDrawing } from './support/payments.ts'
import { enter } from './support/player.ts'

const bill = (amount: number) => generate.billPayment({ billerId: '099400012345601', ref1: 'R1', amount })

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

test('a code for another amount is not drawn for a single frame', async ({ page, sandbox }) => {
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

/** A bank's slip as the screenshot of a phone, with a code on it. */
const screenshot = (page: Page, drawing: string) =>
  page.evaluate(async (code) => {
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
    const image = new Image()
    image.src = `data:image/svg+xml,${encodeURIComponent(code)}`
    await image.decode()
    pen.drawImage(image, 780, 1_900, 240, 240)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  }, drawing)

test.describe('the code on a slip', () => {
  const openSlip = async (page: Page, sandbox: Parameters<typeof enter>[1]['sandbox']) => {
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

  test('is read by a worker that is loaded only when needed', async ({ page, sandbox }) => {
    const files: string[] = []
    page.on('request', (request) => files.push(request.url()))
    await page.addInitScript(() => {
      const { postMessage } = Worker.prototype
      Worker.prototype.postMessage = function (this: Worker, pixels: ImageData) {
        const note = ({ data }: MessageEvent) => Object.assign(window, { texts: data })
        this.addEventListener('message', note, { once: true })
        postMessage.call(this, pixels)
      }
    })
    await enter(page, { sandbox })
    await expect(page.getByRole('heading', { name: 'สล็อต' })).toBeVisible()
    expect(files.filter((file) => /codeReader|decode/.test(file))).toEqual([])
    const worker = page.waitForEvent('worker')
    await openSlip(page, sandbox)
    await choose(page, slipDrawing)
    expect((await worker).url()).toMatch(/codeReader/)
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'texts'))).toEqual([slipCode])
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expect(page.getByText(/^(ไม่พบ QR ของสลิป|รูปนี้เป็น QR|สลิปนี้)/)).toHaveCount(0)
  })
})
