import { hosts, type Host } from '../hosts/hosts.ts'
import { themeOf } from '../hosts/telegramLaunch.ts'
import { dataOf, type Visit } from '../hosts/visit.ts'
import { expect, test } from './fixtures.ts'
import {
  fillLogin,
  fillTransfer,
  keepWaiting,
  message,
  sendButton,
  total,
  transferAction,
  transferDialog,
  transfersSent,
} from './player.ts'

const html = (visit: Visit) => visit.app.locator('html')

/** Whether the host shows its back button; browsers always do. */
const backShown = (visit: Visit, family: Host['family']) =>
  family === 'telegram' ? dataOf(visit.received, 'web_app_setup_back_button').at(-1) : { is_visible: true }

/** Signs in and has the agreement out of the way. */
async function enterHome({ app }: Visit): Promise<void> {
  await fillLogin(app)
  await expect(total(app)).toContainText('฿1,325,616.24')
  await app.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()
  await expect(app.getByRole('dialog')).toBeHidden()
}

for (const host of hosts)
  test.describe(`in ${host.name}`, () => {
    const telegram = host.family === 'telegram'

    test('a member signs in, transfers, and finds it in the statement; back closes message, dialog and page', async ({
      visit,
      sandbox,
    }) => {
      const visited = await visit(host)
      const { app, pressBack } = visited
      await enterHome(visited)
      if (telegram) await expect.poll(() => backShown(visited, host.family)).toEqual({ is_visible: false })

      await transferAction(app).click()
      await fillTransfer(app, '100')
      await sendButton(app).click()
      await expect(message(app)).toContainText('โอน ฿100.00 จาก กระเป๋าหลัก ไป Neko Fortune แล้ว')
      await pressBack()
      await expect(message(app)).toBeHidden()
      expect(transfersSent(sandbox)).toHaveLength(1)

      await transferAction(app).click()
      await expect(transferDialog(app)).toBeVisible()
      await pressBack()
      await expect(transferDialog(app)).toBeHidden()
      await expect.poll(() => new URL(app.url()).pathname).toBe('/user/home')

      await app.getByRole('link', { name: 'รายการ' }).click()
      const newest = app.getByRole('listitem').first()
      await expect(newest).toContainText('−฿100.00')
      await expect(newest).toContainText('สำเร็จ')
      await pressBack()
      await expect(total(app)).toBeVisible()
      if (telegram) await expect.poll(() => backShown(visited, host.family)).toEqual({ is_visible: false })

      await app.getByRole('button', { name: 'ออกจากระบบ' }).click()
      await expect(app.getByLabel('เบอร์โทรศัพท์')).toBeVisible()
      await expect.poll(() => new URL(app.url()).pathname).toBe('/login')
    })

    test('theme, ready, haptics, closing and links are told in the host’s own way', async ({ visit }) => {
      const visited = await visit(host)
      const { app, page, received, changeScheme } = visited
      await page.context().route('https://wallet.example/**', (route) => route.fulfill({ body: 'news' }))
      await expect(html(visited)).toHaveAttribute('data-theme', 'light')
      await changeScheme('dark')
      await expect(html(visited)).toHaveAttribute('data-theme', 'dark')
      const theme = themeOf(host.name.includes('Web A') ? 'weba' : host.name.includes('Web K') ? 'web' : 'ios', 'dark')
      if (telegram) {
        const bars = { color: theme['secondary_bg_color'] }
        await expect.poll(() => dataOf(received, 'web_app_set_header_color').at(-1)).toEqual(bars)
        await expect.poll(() => dataOf(received, 'web_app_set_background_color').at(-1)).toEqual(bars)
        const bottom = { color: theme['section_bg_color'] }
        await expect.poll(() => dataOf(received, 'web_app_set_bottom_bar_color').at(-1)).toEqual(bottom)
        await expect(app.locator('body')).toHaveCSS('color', 'rgb(255, 255, 255)')
      }
      await enterHome(visited)
      expect(dataOf(received, 'web_app_ready')).toHaveLength(telegram ? 1 : 0)
      await app.getByRole('link', { name: 'หน้าข่าวสาร' }).click()
      await expect.poll(() => openedLinks(visited, host)).toEqual(['https://wallet.example/news'])

      const closing = () => dataOf(received, 'web_app_setup_closing_behavior')
      expect(closing()).toEqual([])
      const release = await keepWaiting(page, '/api/wallet/transfer')
      await transferAction(app).click()
      await fillTransfer(app, '100')
      const feels = !host.name.includes('desktop')
      // A row that was scrolled through on the way is a choice, too.
      if (feels) await expect.poll(() => feelings(visited, host).length).toBeGreaterThanOrEqual(2)
      await sendButton(app).click()
      const tellsClosing = telegram && !host.name.includes('Web A')
      await expect.poll(closing).toEqual(tellsClosing ? [{ need_confirmation: true }] : [])
      expect(await asksBeforeUnload(visited)).toBe(!tellsClosing)
      release()
      await expect(message(app)).toBeVisible()
      await expect
        .poll(closing)
        .toEqual(tellsClosing ? [{ need_confirmation: true }, { need_confirmation: false }] : [])
      expect(await asksBeforeUnload(visited)).toBe(false)

      if (!feels) return expect(feelings(visited, host)).toEqual([])
      await expect.poll(() => feelings(visited, host).at(-1)).toEqual(success(host))
      const choices = feelings(visited, host).slice(0, -1)
      expect(choices).toEqual(choices.map(() => choice(host)))
    })
  })

/** The addresses that the host was asked to open outside the app. */
function openedLinks({ received }: Visit, { family, name }: Host): unknown[] {
  if (family === 'telegram') return dataOf(received, 'web_app_open_link').map((data) => (data as { url: string }).url)
  if (name === 'LINE for Android')
    return dataOf(received, 'openWindow').map((data) => {
      expect(data).toMatchObject({ external: true })
      return (data as { url: string }).url
    })
  if (name === 'LINE for iOS')
    return dataOf(received, 'window.open').map((url) => String(url).replace('?is_liff_external_open_window=true', ''))
  return dataOf(received, 'new page')
}

const feelings = ({ received }: Visit, { family }: Host): unknown[] =>
  dataOf(received, family === 'telegram' ? 'web_app_trigger_haptic_feedback' : 'vibrate')
const choice = ({ family }: Host) => (family === 'telegram' ? { type: 'impact', impact_style: 'light' } : 8)
const success = ({ family }: Host) =>
  family === 'telegram' ? { type: 'notification', notification_type: 'success' } : [12, 40, 12]

/** Whether the page itself would ask before it is left. */
const asksBeforeUnload = ({ app }: Visit) =>
  app.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
