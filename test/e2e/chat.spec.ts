import type { Frame } from '@playwright/test'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { members } from '../sandbox/seed/seed.ts'
import { expect, test } from './support/fixtures.ts'
import { brokenConnection, enter, sent } from './support/player.ts'

const chat = (app: Frame) => app.getByRole('dialog', { name: 'แชทกับทีมงาน' })
const widget = (app: Frame) => app.getByRole('button', { name: /^แชทกับทีมงาน/ })
const field = (app: Frame) => chat(app).getByRole('textbox')

async function say(app: Frame, text: string): Promise<void> {
  await field(app).fill(text)
  await chat(app).getByRole('button', { name: 'ส่ง', exact: true }).click()
}
/** The messages that the server has, in its order. */
const texts = (sandbox: Sandbox) =>
  sandbox.control.chat
    .messages({ username: members.rich.username })
    .map(({ sender, message }) => `${sender}: ${(message.payload as { message?: string }).message ?? ''}`)

test(
  'messages written without a connection wait, survive a reload, and go out once and in order',
  { tag: '@smoke' },
  async ({ page, context, sandbox, provoked }) => {
    provoked.push(brokenConnection, /WebSocket/)
    sandbox.control.chat.desk({ isOn: false })
    const app = page.mainFrame()
    await enter(page, { sandbox, at: '/user/home?dialog=chat' })
    await say(app, 'ก่อนหลุด')
    await expect.poll(() => texts(sandbox)).toEqual(['customer: ก่อนหลุด'])
    await context.setOffline(true)
    await say(app, 'ข้อความ 1')
    await say(app, 'ข้อความ 2')
    await field(app).fill('ยังพิมพ์ไม่เสร็จ')
    await expect(chat(app).getByText('รอส่ง')).toHaveCount(2)
    expect(sent(sandbox, '/api/chat/send-message')).toHaveLength(1)
    await context.setOffline(false)
    await page.reload()
    await expect(field(app)).toHaveValue('ยังพิมพ์ไม่เสร็จ')
    await expect.poll(() => texts(sandbox)).toEqual(['customer: ก่อนหลุด', 'customer: ข้อความ 1', 'customer: ข้อความ 2'])
    await expect(chat(app).getByText('รอส่ง')).toHaveCount(0)
  },
)

test('the field stays above the keyboard, and so does the newest message', async ({ page, sandbox }) => {
  sandbox.control.chat.desk({ delayMs: 0 })
  await enter(page, { sandbox, at: '/user/home?dialog=chat' })
  const app = page.mainFrame()
  await say(app, 'ลิงก์')
  await expect(chat(app).getByRole('link')).toBeVisible()
  // Headless Chromium has no on-screen keyboard: the test changes the visual viewport instead.
  await page.evaluate(() => {
    const viewport = window.visualViewport as VisualViewport
    Object.defineProperty(viewport, 'height', { value: 300, configurable: true })
    viewport.dispatchEvent(new Event('resize'))
  })
  const lowest = async (part: ReturnType<typeof field>) => {
    const box = await part.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 999)
  }
  await expect.poll(() => lowest(field(app))).toBeLessThanOrEqual(300)
  await expect.poll(() => lowest(chat(app).getByRole('link'))).toBeLessThanOrEqual(300)
})

test('an idle visitor at the login is invited to the chat once, never over a control; nobody else is', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/login')
  await expect(widget(page.mainFrame())).toBeVisible()
  const invitation = page.getByRole('button', { name: 'มีคำถามไหม ทักทีมงานได้เลย' })
  await page.clock.fastForward(20_000)
  await page.getByLabel('เบอร์โทรศัพท์').fill('08')
  await page.clock.fastForward(20_000)
  await expect(invitation).toBeHidden()
  await page.clock.fastForward(10_000)
  await expect(invitation).toBeVisible()
  await page.getByRole('button', { name: 'ปิดคำเชิญ' }).click()
  await page.clock.fastForward(60_000)
  await expect(invitation).toBeHidden()
})
