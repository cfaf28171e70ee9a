import { readFile } from 'node:fs/promises'
import type { Frame, Page } from '@playwright/test'
import { addManyRows } from '../fakes/ledger/manyRows.ts'
import { hostNamed } from '../fakes/hosts/hosts.ts'
import { members } from '../sandbox/seed/seed.ts'
import { expect, test } from './fixtures.ts'
import { enter, fillLogin, sent, total } from './player.ts'

const room = (app: Page | Frame) => app.getByRole('dialog', { name: 'ค้นหาและสรุปยอด' })
const open = (app: Page | Frame) => app.getByRole('button', { name: 'ค้นหาและสรุปยอด' }).click()
const memberId = (state: Parameters<typeof addManyRows>[0], who: keyof typeof members) =>
  state.members.find(({ username }) => username === members[who].username)?.id ?? ''

/** The room's own files. */
const isOwn = (url: string) => /\/(ReportDialog|report)-\w+\.(js|css)$/.test(url)

test('before search and totals are opened none of their files is there, and the statement is read once', async ({
  page,
  sandbox,
}) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await enter(page, { sandbox, at: '/user/statement' })
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(files.filter(isOwn)).toEqual([])
  expect(sent(sandbox, '/api/statement')).toHaveLength(1)
  await open(page)
  await expect(room(page).getByText('ครบ 262 รายการ')).toBeVisible()
  expect(files.filter(isOwn).length).toBeGreaterThan(1)
  expect(sent(sandbox, '/api/statement')).toHaveLength(29)
})

test('ten thousand rows are read, searched without a wait on a slow phone, and saved to the satang', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(240_000)
  const books = addManyRows(sandbox.state, memberId(sandbox.state, 'newcomer'), 10_000)
  // The pace of requests counts in minutes; for it they pass in half a second.
  await page.addInitScript(() => {
    const real = performance.now.bind(performance)
    let speed = 120
    performance.now = () => real() * speed
    Object.assign(window, { slowDown: () => (speed = 1) })
  })
  await enter(page, { sandbox, as: 'newcomer', at: '/user/statement?dialog=report' })
  await expect(room(page).getByText('ครบ 10,000 รายการ')).toBeVisible({ timeout: 200_000 })
  await page.evaluate(() => (window as unknown as { slowDown(): void }).slowDown())
  await expect(room(page).getByText('แสดง 10,000 จาก 10,000 รายการ')).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    room(page).getByRole('button', { name: 'ไฟล์ CSV' }).click(),
  ])
  const bytes = await readFile(await download.path())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const amounts = [...bytes.toString('utf8').matchAll(/,(\d+\.\d\d)\r\n/g)].map(([, amount]) =>
    Math.round(Number(amount) * 100),
  )
  expect(amounts).toEqual(books.toReversed().map(({ amount }) => Math.abs(amount)))

  const finger = await page.context().newCDPSession(page)
  await finger.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const search = room(page).getByRole('searchbox')
  await search.focus()
  const waits = await page.evaluate(async () => {
    const longest: number[] = []
    new PerformanceObserver((list) => longest.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
    const field = document.querySelector<HTMLInputElement>('input[type=search]')
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    for (const typed of ['1', '12', '123', '1234', '']) {
      write?.call(field, typed)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve, 700))
    }
    return longest
  })
  await finger.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  // Some 200 ms were measured; a busy machine may take longer.
  expect(Math.max(0, ...waits)).toBeLessThan(1_000)
  expect(await room(page).getByRole('listitem').count()).toBe(25)
})

for (const language of ['th', 'lo', 'en'] as const)
  test(`on the narrowest of phones, with letters twice as large, nothing scrolls sideways (${language})`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await enter(page, { sandbox, as: 'longName', language, at: '/user/statement?dialog=report' })
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('table')).toBeVisible()
    await expect(sheet.getByRole('progressbar')).toHaveCount(0)
    // Rows that were read last may take the place of others at this moment.
    const lowest = () =>
      sheet
        .locator('button, input, select, summary')
        .evaluateAll((controls) =>
          Math.min(...controls.map((control) => control.parentElement?.getBoundingClientRect().height ?? 0)),
        )
    await expect.poll(lowest).toBeGreaterThanOrEqual(44)
    const overhang = () =>
      sheet.evaluate((dialog) => {
        const edges = [...dialog.querySelectorAll(':not(.visually-hidden, .visually-hidden *)')]
        return Math.max(...edges.map((element) => element.getBoundingClientRect().right)) - innerWidth
      })
    expect(await overhang()).toBeLessThanOrEqual(0)
    await page.evaluate(() => {
      const { style } = document.documentElement
      for (const size of ['tiny', 'small', 'body', 'heading', 'figure']) {
        const now = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(`--text-${size}`))
        style.setProperty(`--text-${size}`, `${now * 2}px`)
      }
    })
    expect(await overhang()).toBeLessThanOrEqual(0)
  })

test('the printed page has nothing but the statement, black on white', async ({ page, sandbox }) => {
  await page.addInitScript(() => void Object.assign(window, { print: () => undefined }))
  await page.emulateMedia({ colorScheme: 'dark' })
  await enter(page, { sandbox, at: '/user/statement?dialog=report' })
  await expect(room(page).getByText('ครบ 262 รายการ')).toBeVisible()
  await room(page).getByRole('button', { name: 'พิมพ์' }).click()
  const paper = page.locator('body > article')
  await expect(paper).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(paper).toBeVisible()
  await expect(room(page)).toBeHidden()
  expect(await paper.getByRole('row').count()).toBeGreaterThan(262)
  expect(await paper.evaluate((sheet) => getComputedStyle(sheet).backgroundColor)).toBe('rgb(255, 255, 255)')
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(paper).toHaveCount(0)
})

for (const name of ['LINE for Android', 'Telegram for iOS'])
  test(`in ${name} the file is shared or copied, and the room continues in the browser`, async ({ visit }) => {
    const { app, received } = await visit(hostNamed(name))
    await fillLogin(app)
    await expect(total(app)).toBeVisible()
    await app.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()
    await app.getByRole('link', { name: 'รายการ' }).click()
    await open(app)
    await expect(room(app).getByText('ครบ 262 รายการ')).toBeVisible()
    await room(app).getByRole('button', { name: 'ไฟล์ CSV' }).click()
    await expect(app.getByText('คัดลอกเป็นข้อความแล้ว วางในสเปรดชีตหรือโน้ตได้เลย').first()).toBeVisible()
    await app.evaluate(() => {
      const shared: { name: string; text: Promise<string> }[] = []
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files }: ShareData) => {
          for (const file of files ?? []) shared.push({ name: file.name, text: file.text() })
        },
      })
      Object.assign(window, { sharedText: async () => `${shared[0]?.name} ${await shared[0]?.text}` })
    })
    await room(app).getByRole('button', { name: 'หน้าสำหรับพิมพ์' }).click()
    const shared = await app.evaluate(() => (window as unknown as { sharedText(): Promise<string> }).sharedText())
    expect(shared).toMatch(/^statement-\d{4}-\d\d-\d\d\.html <!doctype html><html lang="th">/)
    expect(shared).toContain('ยอดฝากสุทธิ')
    await room(app).getByRole('button', { name: 'ทำต่อในเบราว์เซอร์' }).click()
    // Nothing but the place: no token, and nothing of the host's.
    await expect.poll(() => JSON.stringify(received)).toMatch(/\/user\/statement\?dialog=report"/)
  })

test('in a frame that neither saves, shares nor copies the room says so and continues in the browser', async ({
  visit,
}) => {
  const { app } = await visit(hostNamed('Telegram Web A'), {}, { copies: false })
  await fillLogin(app)
  await expect(total(app)).toBeVisible()
  await app.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()
  await app.getByRole('link', { name: 'รายการ' }).click()
  await open(app)
  await room(app).getByRole('button', { name: 'ไฟล์ CSV' }).click()
  await expect(room(app).getByText('แอปนี้ไม่ให้หน้านี้บันทึกไฟล์ ทำต่อในเบราว์เซอร์ได้')).toBeVisible()
  await expect(room(app).getByRole('button', { name: 'ทำต่อในเบราว์เซอร์' })).toBeVisible()
})
