import type { Host } from '../../fakes/hosts/hosts.ts'
import { themeOf } from '../../fakes/hosts/telegramLaunch.ts'
import { dataOf, type Visit } from '../../fakes/hosts/visit.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { expect } from './fixtures.ts'
import type { Facts } from './matrixTable.ts'
import { act, fillTransfer, keepWaiting, alert, total, transferAction, transfersSent } from './player.ts'

/** A visit, and the facts that it has found. */
export interface Walk {
  readonly visited: Visit
  readonly host: Host
  readonly sandbox: Sandbox
  readonly facts: Facts
}

const inviter = 'PR64f0c1'

/** The opening by an invite's link, in each family of hosts. */
export const inviteFor = ({ family }: Host) =>
  family === 'telegram' ? { startParam: inviter } : { address: `/register?code=${inviter}` }

/** The invite's link lands on the first step of registration, the code filled in and locked; the host may tell the phone number. */
export async function arriveByInvite({ visited, host, facts }: Walk): Promise<void> {
  const { app, received } = visited
  await expect.poll(() => new URL(app.url()).pathname).toBe('/register')
  await expect(app.getByText(inviter)).toBeVisible()
  facts.invite = 'native'
  const phone = app.getByLabel('เบอร์โทรศัพท์')
  const ask = app.getByRole('button', { name: /Telegram/ })
  await expect(phone).toHaveValue('')
  facts.contact = 'absent'
  if (host.family !== 'telegram') return expect(ask).toHaveCount(0)
  await ask.click()
  await expect(phone).toHaveValue('0812345678')
  expect(dataOf(received, 'web_app_request_phone')).toHaveLength(1)
  facts.contact = 'native'
}

/** The first main action of a visit, at the login: by the host's button if it has one. */
export async function logInWalk({ visited, host, facts }: Walk, logIn: () => Promise<void>): Promise<void> {
  const { app, received } = visited
  await app.getByRole('link', { name: 'เข้าสู่ระบบ' }).first().click()
  await logIn()
  await expect(total(app)).toContainText('฿1,325,616.24')
  const told = dataOf(received, 'web_app_setup_main_button')
  expect(told.some((button) => JSON.stringify(button).includes('เข้าสู่ระบบ'))).toBe(host.family === 'telegram')
  facts.mainAction = host.family === 'telegram' ? 'native' : 'fallback'
  if (host.family === 'telegram')
    await expect.poll(() => dataOf(received, 'web_app_setup_main_button').at(-1)).toEqual({ is_visible: false })
  await app.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()
  await expect(app.getByRole('dialog')).toBeHidden()
  expect(dataOf(received, 'web_app_ready')).toHaveLength(host.family === 'telegram' ? 1 : 0)
}

/** The host or the device turns dark. The page follows, and so do the bars around it if the app can set them. */
export async function changeColours({ visited, host, facts }: Walk): Promise<void> {
  const { app, received, changeScheme } = visited
  const html = app.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await changeScheme('dark')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  facts.colours = 'fallback'
  if (host.family === 'telegram') {
    const theme = themeOf(host.name.includes('Web A') ? 'weba' : host.name.includes('Web K') ? 'web' : 'ios', 'dark')
    const bars = { color: theme['secondary_bg_color'] }
    await expect.poll(() => dataOf(received, 'web_app_set_header_color').at(-1)).toEqual(bars)
    await expect.poll(() => dataOf(received, 'web_app_set_background_color').at(-1)).toEqual(bars)
    const bottom = { color: theme['section_bg_color'] }
    await expect.poll(() => dataOf(received, 'web_app_set_bottom_bar_color').at(-1)).toEqual(bottom)
    await expect(app.locator('body')).toHaveCSS('color', 'rgb(255, 255, 255)')
    facts.colours = 'native'
  }
  await changeScheme('light')
}

/** True if the page itself would ask before it is left. */
const asksBeforeUnload = ({ app }: Visit) =>
  app.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))

/** True if the host was last set to ask. */
const hostAsks = ({ received }: Visit) =>
  dataOf(received, 'web_app_setup_closing_behavior').at(-1) as { need_confirmation: boolean } | undefined

/** Haptic feedback: in a messenger the client's, else the page's vibration. */
const felt = ({ received }: Visit, { family }: Host) => dataOf(received, family === 'telegram' ? 'felt' : 'vibrate')

/** Money is sent, with haptic feedback and a question before closing while it is in flight. Back closes the alert. The statement has it. */
export async function transferWalk({ visited, host, sandbox, facts }: Walk): Promise<void> {
  const { app, page, pressBack } = visited
  const release = await keepWaiting(page, '/api/wallet/transfer')
  await transferAction(app).click()
  await fillTransfer(app, '100')
  await act(app, 'โอนเงิน')
  const byHost = host.family === 'telegram' && !host.name.includes('Web A')
  await expect.poll(() => hostAsks(visited)).toEqual(byHost ? { need_confirmation: true } : undefined)
  expect(await asksBeforeUnload(visited)).toBe(!byHost)
  facts.closing = byHost ? 'native' : 'fallback'
  if (host.family === 'telegram')
    await expect
      .poll(() => dataOf(visited.received, 'web_app_setup_main_button').at(-1))
      .toMatchObject({ is_visible: true, is_active: false, is_progress_visible: true })
  release()
  await expect(alert(app)).toContainText('โอน ฿100.00 จาก กระเป๋าหลัก ไปยัง Neko Fortune แล้ว')
  await expect.poll(() => hostAsks(visited)).toEqual(byHost ? { need_confirmation: false } : undefined)
  expect(await asksBeforeUnload(visited)).toBe(false)
  expectFelt(visited, host, facts)
  await pressBack()
  await expect(alert(app)).toBeHidden()
  expect(transfersSent(sandbox)).toHaveLength(1)

  await app.getByRole('link', { name: 'รายการ' }).click()
  await expect(app.getByRole('listitem').first()).toContainText('−฿100.00')
  await pressBack()
  await expect(total(app)).toBeVisible()
  const shown = dataOf(visited.received, 'web_app_setup_back_button')
  if (host.family === 'telegram') expect(shown).toContainEqual({ is_visible: true })
  else expect(shown).toEqual([])
  facts.back = host.family === 'telegram' ? 'native' : 'fallback'
}

/** Expects haptic feedback for choices and a success, in the host's own way, and none in hosts without. */
function expectFelt(visited: Visit, host: Host, facts: Facts): void {
  const all = felt(visited, host)
  facts.haptics = all.length === 0 ? 'absent' : host.family === 'telegram' ? 'native' : 'fallback'
  if (all.length === 0) return expect(host.name).toMatch(/Web A|Desktop|desktop/)
  const [choice, success] =
    host.family === 'telegram'
      ? [
          { type: 'impact', impact_style: 'light' },
          { type: 'notification', notification_type: 'success' },
        ]
      : [8, [12, 40, 12]]
  expect(all.at(-1)).toEqual(success)
  expect(all.slice(0, -1)).toEqual(all.slice(0, -1).map(() => choice))
}
