import { readFile } from 'node:fs/promises'
import { hostNamed } from '../fakes/hosts/hosts.ts'
import { expect, test } from './fixtures.ts'
import {
  comeBack,
  deposits,
  dialogOf,
  openDeposits,
  payByGift,
  payByQr,
  payBySlip,
  slipCode,
  slipDrawing,
  walkAccounts,
} from './payments.ts'
import { codeWidth, dataUrl, readCode } from './pixels.ts'
import { balance, brokenConnection, enter, fillLogin, sent, total } from './player.ts'

test('every channel pays in, in Telegram Web A', async ({ visit, sandbox }) => {
  // All deposits in one test take long on a slow machine.
  const { app } = await visit(hostNamed('Telegram Web A'))
  await fillLogin(app)
  await expect(total(app)).toBeVisible()
  await app.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()
  await openDeposits(app)
  const accounts = [/ไทยพาณิชย์/, /ออมสิน/, /กสิกรไทย/, /กรุงไทย/, /การค้าต่างประเทศลาว/]
  const byAccount = deposits(app).getByRole('region', { name: 'โอนเข้าบัญชี' })
  // The member's own bank first; the others stay in view once they were asked for.
  await expect(byAccount.getByRole('listitem')).toHaveCount(1)
  await byAccount.getByText('ธนาคารอื่น 4 บัญชี').click()
  await expect(byAccount.getByRole('listitem')).toHaveCount(5)
  await walkAccounts(app, 'โอนเข้าบัญชี', accounts)
  await walkAccounts(app, 'โอนเข้าวอลเล็ท', [/^SANDBOX PAY/])
  const channels = { KBANK: 'กสิกรไทย', WW: 'WW Pay', PAYTIMZ: 'PAYTIMZ', PAYONEX: 'PayOneX', FP: 'FP Pay' }
  for (const [bankCode, name] of Object.entries(channels)) await payByQr(app, sandbox, name, bankCode)
  await payByGift(app)
  await payBySlip(app, sandbox)
  await app.getByRole('button', { name: 'ปิด', exact: true }).click()
  await expect(app.getByRole('dialog')).toHaveCount(0)
  await expect(total(app)).toContainText('฿1,328,186.24')
  expect(balance(sandbox, 'rich')).toBe(1_252_570_00)
})

test('all of an account’s row opens it, but its copy button', async ({ page, sandbox }) => {
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
    expect(download.suggestedFilename()).toBe('qr-500.00.png')
    const file = { type: 'image/png', bytes: await readFile(await download.path()) }
    expect(await readCode(page, dataUrl(file))).toBe(text)
    // Below the code it says whose it is.
    expect(file.bytes.readUInt32BE(20)).toBeGreaterThan(file.bytes.readUInt32BE(16))
    await expect(page.getByText('บันทึกรูป QR แล้ว').first()).toBeVisible()
  }
})

for (const language of ['th', 'lo', 'en'] as const)
  test(`an open code is 210 px wide and on one small screen with all that belongs to it (${language})`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await enter(page, { sandbox, language, at: '/user/home?dialog=qr&code=KBANK' })
    await page.getByRole('button', { name: '฿500', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('button[type=submit]').click()
    const picture = dialog.getByRole('img', { name: '฿500.00' })
    await expect(picture).toHaveAttribute('src', /^data:image\/png/)
    await expect(dialog.getByText('SANDBOX WALLET')).toBeVisible()
    expect(await codeWidth(picture)).toBeGreaterThanOrEqual(210)
    expect(await dialog.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0)
  })

test('where the device hands pictures to other apps, the code goes there', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    const shared: string[] = []
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: ShareData) => void shared.push(files?.[0]?.name ?? ''),
    })
    Object.assign(window, { shared })
  })
  await enter(page, { sandbox, at: '/user/home?dialog=qr&code=WW' })
  await page.getByRole('button', { name: '฿200', exact: true }).click()
  await page.getByRole('button', { name: 'สร้าง QR' }).click()
  await page.getByRole('button', { name: 'บันทึกรูป QR' }).click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared') as string[])).toEqual(['qr-200.00.png'])
})

test('the countdown is right after a minute in the background, and at its end the server is asked once', async ({
  page,
  sandbox,
  expectedComplaints,
}) => {
  expectedComplaints.push(brokenConnection)
  await page.clock.install()
  await enter(page, { sandbox, at: '/user/home?dialog=qr&code=KBANK' })
  await page.getByRole('button', { name: '฿100', exact: true }).click()
  await page.getByRole('button', { name: 'สร้าง QR' }).click()
  const timer = page.getByRole('timer')
  await expect(timer).toContainText(/0(5:00|4:5\d)/)
  // The sandbox's clock cannot be moved on: from here on the test answers these calls.
  let [asked, isOver] = [0, false]
  await page.route('**/api/qrcode/KBANK', (route) => {
    asked += 1
    return isOver ? route.fulfill({ json: { hasQrcode: false } }) : route.abort()
  })
  await page.clock.pauseAt(Date.now() + 61_000)
  await comeBack(page.mainFrame())
  await expect(timer).toContainText(/03:5\d/)
  isOver = true
  asked = 0
  await page.clock.pauseAt(Date.now() + 302_000)
  await comeBack(page.mainFrame())
  await expect(page.getByText('QR หมดอายุแล้ว')).toBeVisible()
  await expect.poll(() => asked).toBe(1)
  await page.clock.runFor(45_000)
  expect(asked).toBe(1)
})

test('markup that would do more than be looked at does nothing', async ({ page, sandbox }) => {
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

  for (const [what, width, height, share] of [
    ['of 12 megapixels', 3_000, 4_000, 0.16],
    ['as long as a screenshot of a whole page', 1_080, 6_000, 0.3],
  ] as const)
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

  test('that is none is refused before anything is sent, with the reason, and the chosen one stays', async ({
    page,
    sandbox,
  }) => {
    const input = await open(page, sandbox)
    const good = await page.screenshot({ type: 'png' })
    await input.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: good })
    await expect(page.getByRole('img', { name: 'สลิปที่คุณเลือก' })).toBeVisible()
    const refused = async (name: string, mimeType: string, buffer: Buffer, reason: string) => {
      await input.setInputFiles({ name, mimeType, buffer })
      await expect(page.getByRole('alert')).toContainText(reason)
      await expect(page.getByRole('img', { name: 'สลิปที่คุณเลือก' })).toBeVisible()
    }
    await refused('empty.jpg', 'image/jpeg', Buffer.alloc(0), '0 ไบต์')
    await refused('program.exe.jpg', 'image/jpeg', Buffer.from('MZ\u0090\0program'), 'ไม่ใช่รูปที่ส่งได้')
    await refused('torn.png', 'image/png', good.subarray(0, 300), 'เปิดรูปนี้ไม่ได้')
    // Too large to be sent to the browser: it is made in the page.
    await page.evaluate(() => {
      const huge = new File([new Uint8Array(60 * 1024 * 1024).fill(0xff)], 'huge.jpg', { type: 'image/jpeg' })
      const given = new DataTransfer()
      given.items.add(huge)
      const chooser = document.querySelector<HTMLInputElement>('dialog input[type=file]')
      if (!chooser) throw new Error('no input')
      chooser.files = given.files
      chooser.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await expect(page.getByRole('alert')).toContainText('ใหญ่กว่า 30 MB')
    expect(sent(sandbox, '/api/wallet/slip')).toEqual([])
  })

  test('tells how far it is over a slow connection, and called back there is none', async ({
    newVisit,
    backend,
    sandbox,
    expectedComplaints,
  }) => {
    expectedComplaints.push(brokenConnection)
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
  })

  test('of the list is opened where it lies, by its link or by its reference, and knows nothing of the app', async ({
    page,
    sandbox,
    expectedComplaints,
  }) => {
    // A picture has no icon of its own.
    expectedComplaints.push(/404/)
    await enter(page, { sandbox, at: '/user/statement?dialog=slips' })
    const rows = dialogOf(page.mainFrame(), 'สถานะสลิป').getByRole('listitem')
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
