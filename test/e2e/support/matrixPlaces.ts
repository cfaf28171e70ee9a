import type { Host } from '../../fakes/hosts/hosts.ts'
import { dataOf, type Visit } from '../../fakes/hosts/visit.ts'
import { expect } from './fixtures.ts'
import type { Walk } from './matrixSteps.ts'
import type { Support } from './matrixTable.ts'
import { back, channel, dialogOf, openDeposits } from './payments.ts'
import { act } from './player.ts'

/** The addresses that the host was to open outside the app, or that the browser opened. */
function openedLinks({ received }: Visit, { family, name }: Host): string[] {
  if (family === 'telegram') return dataOf(received, 'web_app_open_link').map((data) => (data as { url: string }).url)
  if (name === 'LINE for Android') return dataOf(received, 'openWindow').map((data) => (data as { url: string }).url)
  if (name === 'LINE for iOS')
    return dataOf(received, 'window.open').map((url) => String(url).replace('?is_liff_external_open_window=true', ''))
  return dataOf(received, 'new page').map(String)
}

/** A link of the operator's notice leaves the app by the host's way. */
export async function followLink({ visited, host, facts }: Walk): Promise<void> {
  await visited.page.context().route('https://wallet.example/**', (route) => route.fulfill({ body: 'news' }))
  await visited.app.getByRole('link', { name: 'wallet.example/news' }).click()
  await expect.poll(() => openedLinks(visited, host)).toContain('https://wallet.example/news')
  facts.links = host.family === 'browser' ? 'fallback' : 'native'
}

/** The invite is shared in the host's way, and copied. */
export async function shareInvite({ visited, host, facts }: Walk): Promise<void> {
  const { app } = visited
  await app.getByRole('main').getByRole('button', { name: 'ชวนเพื่อน', exact: true }).click()
  const dialog = dialogOf(app, 'ชวนเพื่อน')
  await dialog.getByRole('button', { name: 'ต่อไป' }).click()
  // Headless Chromium has no share sheet.
  if (host.family !== 'browser') await dialog.getByRole('button', { name: 'แชร์ลิงก์' }).click()
  await expectShared(visited, host)
  facts.share = host.family === 'browser' ? 'fallback' : 'native'

  await dialog.getByRole('button', { name: /^คัดลอก/ }).click()
  await expect(app.getByText(/^คัดลอก.*แล้ว/)).toBeVisible()
  facts.copy = 'native'
  await dialog.getByRole('button', { name: 'ปิด', exact: true }).click()
  await expect(app.getByRole('dialog')).toHaveCount(0)
}

/** The host was to share the link that opens in it. In a browser without a share sheet the app offers the ways. */
async function expectShared({ app, received }: Visit, { family }: Host): Promise<void> {
  const shared = () => received.map(({ data }) => decodeURIComponent(JSON.stringify(data))).join()
  if (family === 'telegram')
    await expect.poll(shared).toMatch(/share\/url\?url=https:\/\/t\.me\/wallet_bot\/app\?startapp=PRa1\d+/)
  else if (family === 'browser') await expect(app.getByRole('button', { name: 'LINE', exact: true })).toBeVisible()
  else {
    await expect.poll(shared).toMatch(/line:\/\/picker.*https:\/\/liff\.line\.me\/[\w-]+\/register\?code=PRa1\d+/)
    await expect(app.getByText('ส่งคำชวนใน LINE แล้ว')).toBeVisible()
  }
}

/** A QR code is made, saved if the host allows it, and cancelled. */
export async function keepPicture({ visited, host, facts }: Walk): Promise<void> {
  const { app, page } = visited
  await openDeposits(app)
  await channel(app, 'สแกน QR', 'กสิกรไทย')
  await app.getByRole('button', { name: '฿100', exact: true }).click()
  await act(app, 'สร้าง QR')
  const save = app.getByRole('button', { name: 'บันทึกรูป QR' })
  const saves = host.family === 'browser' && !host.name.startsWith('LINE')
  if (saves) await Promise.all([page.waitForEvent('download'), save.click()])
  else {
    await save.click()
    await expect(app.getByRole('alert')).toContainText('แตะค้างที่รูป')
    await expect(app.getByRole('img', { name: 'QR สำหรับจ่าย ฿100.00' })).toBeFocused()
  }
  facts.picture = saves ? 'native' : 'fallback'
  await app.getByRole('button', { name: 'ยกเลิก QR' }).click()
  await app.getByRole('button', { name: 'ยืนยันยกเลิก' }).click()
  await expect(app.getByRole('button', { name: '฿100', exact: true })).toBeVisible()
  await back(app)
  await dialogOf(app, 'ฝากเงิน').getByRole('button', { name: 'ปิด', exact: true }).click()
  await expect(app.getByRole('dialog')).toHaveCount(0)
}

/** A game opens: in a window of its own, or by the host. */
export async function openGame({ visited, host, facts }: Walk): Promise<void> {
  const { app, page } = visited
  await app.getByRole('main').getByRole('button', { name: 'Neko Fortune', exact: true }).click()
  const play = dialogOf(app, 'Neko Fortune').getByRole('button', { name: /^เล่น|แล้วเล่น/ })
  const ownWindow = host.family === 'browser' && !host.name.startsWith('LINE')
  if (ownWindow) {
    const [opened] = await Promise.all([page.context().waitForEvent('page'), play.click()])
    await opened.waitForURL('**/sandbox/play/**')
    await opened.close()
  } else {
    const before = openedLinks(visited, host).length
    await play.click()
    await expect.poll(() => openedLinks(visited, host).length).toBeGreaterThan(before)
    expect(openedLinks(visited, host).at(-1)).toContain('/sandbox/play/')
  }
  facts.game = host.family === 'browser' ? 'fallback' : 'native'
  await dialogOf(app, 'Neko Fortune').getByRole('button', { name: 'ปิด', exact: true }).click()
  await expect(app.getByRole('dialog')).toHaveCount(0)
}

/** Language and sounds: by the host's own menu, else from the profile. A shortcut is offered if the host can make one. */
export async function openSettings({ visited, host, facts }: Walk): Promise<void> {
  const { app, page, received } = visited
  if (host.family === 'telegram') {
    await expect.poll(() => dataOf(received, 'web_app_setup_settings_button').at(-1)).toEqual({ is_visible: true })
    await page.evaluate(() => window.telegram?.press('settings'))
  } else {
    await app.getByRole('link', { name: 'โปรไฟล์' }).click()
    await app.getByRole('button', { name: /ภาษา/ }).click()
  }
  facts.settings = host.family === 'telegram' ? 'native' : 'fallback'
  const dialog = app.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: 'ไทย' })).toBeChecked()
  facts.homeScreen = await shortcut(visited, host)
  await dialog.getByRole('button', { name: 'ปิด', exact: true }).click()
  await expect(app.getByRole('dialog')).toHaveCount(0)
}

/** The shortcut on the home screen. The host need not tell the result. */
async function shortcut({ app, received }: Visit, { family, name }: Host): Promise<Support> {
  const add = app.getByRole('dialog').getByRole('button', { name: /หน้าจอ|ติดตั้ง/ })
  if (family === 'telegram') await expect.poll(() => dataOf(received, 'web_app_check_home_screen')).not.toEqual([])
  if (name.startsWith('a browser')) await app.evaluate(offerInstallation)
  if (!/Android$|iOS$|^a browser/.test(name) || family === 'line') {
    await expect(add).toHaveCount(0)
    return 'absent'
  }
  await add.click()
  const asked = family === 'telegram' ? 'web_app_add_to_home_screen' : 'install'
  await expect.poll(() => dataOf(received, asked)).toHaveLength(1)
  return 'native'
}

/** Fires Chromium's event for installable pages, which headless Chromium never does. */
function offerInstallation(): void {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => window.tellTest('install'),
    userChoice: Promise.resolve({ outcome: 'dismissed' }),
  })
  window.dispatchEvent(event)
}
