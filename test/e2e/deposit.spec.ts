import { readFile } from 'node:fs/promises'
import { languages } from '../../src/i18n/languages.ts'
import { hostNamed } from '../fakes/hosts/hosts.ts'
import { expect, test } from './support/fixtures.ts'
import {
  deposits,
  dialogOf,
  openDeposits,
  payByGift,
  payByQr,
  payBySlip,
  slipCode,
  slipDrawing,
} from './support/payments.ts'
import { codeWidth, dataUrl, readCode } from './support/pixels.ts'
import { balance, brokenConnection, enter, fillLogin, speak, total } from './support/player.ts'

test('a code, a gift link and a slip are paid in, in Telegram Web A', { tag: '@smoke' }, async ({ visit, sandbox }) => {
  const { app } = await visit(hostNamed('Telegram Web A'))
  await fillLogin(app)
  await expect(total(app)).toBeVisible()
  await app.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()
  await openDeposits(app)
  await payByQr(app, sandbox, 'กสิกรไทย', 'KBANK')
  await payByGift(app)
  await payBySlip(app, sandbox)
  await app.getByRole('button', { name: 'ปิด', exact: true }).click()
  await expect(app.getByRole('dialog')).toHaveCount(0)
  await expect(total(app)).toContainText('฿1,326,186.24')
  expect(balance(sandbox, 'rich')).toBe(1_250_570_00)
})

test('a tap anywhere on an account’s row opens it, except on its copy button', async ({ page, sandbox }) => {
  await enter(page, { sandbox })
  await page.goto('/user/home?dialog=deposit')
  const app = page.mainFrame()
  await deposits(app).getByText('ธนาคารอื่น 4 บัญชี').click()
  const row = deposits(app).getByRole('listitem').filter({ hasText: '401-123-4567' })
  await row.getByRole('button', { name: 'คัดลอก 401-123-4567' }).click()
  await expect(page.getByText('คัดลอกแล้ว 401-123-4567').first()).toBeVisible()
  await expect(deposits(app)).toBeVisible()
  await row.click({ position: { x: 4, y: 4 } })
  await expect(dialogOf(app, 'ธนาคารไทยพาณิชย์')).toBeVisible()
})

test('the codes that are shown and saved can be read by a bank app, in every channel', async ({ page, sandbox }) => {
  await enter(page, { sandbox })
  for (const code of ['KBANK', 'WW', 'PAYTIMZ', 'PAYONEX', 'FP']) {
    await page.goto(`/user/home?dialog=qr&code=${code}`)
    await page.getByRole('button', { name: '฿500', exact: true }).click()
    await page.getByRole('button', { name: 'สร้าง QR' }).click()
    const picture = page.getByRole('img', { name: 'QR สำหรับจ่าย ฿500.00' })
    await expect(picture).toHaveAttribute('src', /^data:image\/png/)
    const text = await readCode(page, (await picture.getAttribute('src')) ?? '')
    expect(text).toContain(sandbox.state.qrCodes.at(-1)?.id)
    expect(text).toContain('500.00')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'บันทึกรูป QR' }).click(),
    ])
    // It goes after four seconds.
    await expect(page.getByText('บันทึกรูป QR แล้ว').first()).toBeVisible()
    expect(download.suggestedFilename()).toBe('qr-500.00.png')
    const file = { type: 'image/png', bytes: await readFile(await download.path()) }
    expect(await readCode(page, dataUrl(file))).toBe(text)
    // Below the code it says whose it is.
    expect(file.bytes.readUInt32BE(20)).toBeGreaterThan(file.bytes.readUInt32BE(16))
  }
})

test('an open code is 210 px wide and fits on one small screen, in every language', async ({ page, sandbox }) => {
  await enter(page, { sandbox, at: '/user/home?dialog=qr&code=KBANK' })
  await page.getByRole('button', { name: '฿500', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('button[type=submit]').click()
  const picture = dialog.getByRole('img', { name: '฿500.00' })
  for (const language of Object.keys(languages)) {
    await speak(page, language)
    await expect(picture).toHaveAttribute('src', /^data:image\/png/)
    await expect(dialog.getByText('SANDBOX WALLET')).toBeVisible()
    expect(await codeWidth(picture)).toBeGreaterThanOrEqual(210)
    expect(await dialog.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0)
  }
})

test('markup that tries to act does nothing', { tag: '@smoke' }, async ({ page, sandbox }) => {
  const outside: string[] = []
  await page.route(/evil\.example/, (route) => {
    outside.push(route.request().url())
    return route.abort()
  })
  const evil =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="window.hit=1"><script>window.hit=2</script>' +
    '<image href="https://evil.example/x.png"/><foreignObject><img src="x" onerror="window.hit=3"/></foreignObject></svg>'
  await page.route('**/api/qrcode/KBANK', (route) =>
    route.fulfill({ json: { hasQrcode: true, qrcodeId: 'q1', qrcode: evil, amount: 100, expireIn: 60 } }),
  )
  await enter(page, { sandbox, at: '/user/home?dialog=qr&code=KBANK' })
  await expect(page.getByRole('img', { name: 'QR สำหรับจ่าย ฿100.00' })).toBeVisible()
  expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined()
  expect(outside).toEqual([])
})

test.describe('a slip', () => {
  const open = async (page: Parameters<typeof enter>[0], sandbox: Parameters<typeof enter>[1]['sandbox']) => {
    await enter(page, { sandbox, at: '/user/home?dialog=slip' })
    await expect(page.getByText('ส่งสลิปภายใน 1 ชั่วโมง')).toBeVisible()
    return page.locator('dialog input[type=file]').first()
  }
  const send = (page: Parameters<typeof enter>[0]) =>
    dialogOf(page.mainFrame(), 'ส่งสลิป').getByRole('button', { name: 'ส่งสลิป' }).click()

  for (const [what, width, height, share] of [['of 12 megapixels', 3_000, 4_000, 0.16]] as const)
    test(`${what} is made smaller, and its code can still be read`, async ({ page, sandbox }) => {
      const input = await open(page, sandbox)
      // A photograph: its code is a small part of it, and nothing in it is even.
      const photo = await page.evaluate(
        async ({ drawing, wide, high, part }) => {
          const canvas = document.createElement('canvas')
          Object.assign(canvas, { width: wide, height: high })
          const context = canvas.getContext('2d')
          if (!context) throw new Error('nothing to draw on')
          for (let at = 0; at < 20_000; at += 1) {
            context.fillStyle = `hsl(${(at * 37) % 360} 60% ${40 + (at % 40)}%)`
            context.fillRect((at * 7919) % wide, (at * 104_729) % high, 90, 60)
          }
          const image = new Image()
          image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`
          await image.decode()
          const side = wide * part
          context.fillStyle = 'white'
          context.fillRect(wide / 2 - side / 2 - 60, high * 0.7, side + 120, side + 120)
          context.imageSmoothingEnabled = false
          context.drawImage(image, wide / 2 - side / 2, high * 0.7 + 60, side, side)
          return canvas.toDataURL('image/jpeg', 0.95)
        },
        { drawing: slipDrawing, wide: width, high: height, part: share },
      )
      const buffer = Buffer.from(photo.split(',')[1] ?? '', 'base64')
      await input.setInputFiles({ name: 'IMG_0001.jpeg', mimeType: 'image/jpeg', buffer })
      await expect(page.getByRole('img', { name: 'สลิปที่คุณเลือก' })).toHaveAttribute('src', /^data:image/)
      await send(page)
      await expect(page.getByText('ได้รับสลิปแล้ว')).toBeVisible()
      const file = sandbox.slipFile(sandbox.state.slips.at(-1)?.id ?? 0)
      if (!file) throw new Error('no slip came')
      expect(file.type).toBe('image/jpeg')
      expect(file.bytes.length).toBeLessThan(buffer.length)
      expect(await readCode(page, dataUrl(file))).toBe(slipCode)
    })

  test(
    'shows its progress over a slow connection, and never arrives if cancelled',
    { tag: '@smoke' },
    async ({ newVisit, backend, sandbox, provoked }) => {
      provoked.push(brokenConnection)
      const context = await newVisit({ baseURL: await backend.secureUrl(), ignoreHTTPSErrors: true })
      const page = await context.newPage()
      const input = await open(page, sandbox)
      const noise = Buffer.from(await page.screenshot({ type: 'png' }))
      // Bytes behind a picture's end are ignored, and make the upload slow.
      const buffer = Buffer.concat([noise, Buffer.alloc(1_200_000, 7)])
      await input.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer })
      const before = sandbox.state.slips.length
      const network = await page.context().newCDPSession(page)
      await network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 20,
        downloadThroughput: 200_000,
        uploadThroughput: 200_000,
      })
      await send(page)
      const bar = page.getByRole('progressbar')
      await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0.1)
      await page.getByRole('button', { name: 'ยกเลิก' }).click()
      await expect(page.getByText('ยกเลิกแล้ว ยังไม่ได้ส่งสลิป')).toBeVisible()
      await network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      })
      expect(sandbox.state.slips).toHaveLength(before)
      await send(page)
      await expect(page.getByText('ได้รับสลิปแล้ว')).toBeVisible()
      expect(sandbox.state.slips).toHaveLength(before + 1)
    },
  )

  test('opens from the list at its own address, by its link or by its reference, without access to the app', async ({
    page,
    sandbox,
    provoked,
  }) => {
    // A picture has no icon of its own.
    provoked.push(/404/)
    await enter(page, { sandbox, at: '/user/statement?dialog=slips' })
    const rows = dialogOf(page.mainFrame(), 'สถานะสลิป')
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
    for (const row of [0, 1]) {
      const [opened] = await Promise.all([
        page.context().waitForEvent('page'),
        rows.nth(row).getByRole('button', { name: /ดูสลิป/ }).click(),
      ])
      await opened.waitForURL('**/sandbox/slips/*')
      expect(await opened.evaluate(() => window.opener)).toBeNull()
      await opened.close()
    }
    expect(sandbox.requests.filter(({ path }) => path.includes('/slip/reference/'))).toHaveLength(1)
  })
})
