import type { Page } from '@playwright/test'
import { refuseStorages } from '../fakes/hosts/visit.ts'
import { expect, test } from './support/fixtures.ts'
import { fillTransfer, logOut, alert, sendButton, logIn, total, transferAction } from './support/player.ts'

async function journey(page: Page, remember: boolean): Promise<void> {
  await logIn(page, 'rich', remember)
  await expect(total(page)).toContainText('฿1,325,616.24')
  await page.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()
  await transferAction(page).click()
  await fillTransfer(page, '100')
  await sendButton(page).click()
  await alert(page).getByRole('button', { name: 'ตกลง' }).click()
  await expect(total(page)).toContainText('฿1,249,900.00')
  await page.getByRole('link', { name: 'รายการ' }).click()
  await expect(page.getByRole('listitem').first()).toContainText('−฿100.00')
  await logOut(page)
  await expect(page).toHaveURL(/\/login$/)
  await page.evaluate(() => window.history.back())
  await expect(page.getByLabel('เบอร์โทรศัพท์')).toBeVisible()
}

// launch.spec.ts covers a remembered login, which messengers have ticked.
test(
  'with every storage refused and no channel between tabs, the whole journey works',
  { tag: '@smoke' },
  async ({ page }) => {
    await refuseStorages(page.context())
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'BroadcastChannel')
    })
    await journey(page, false)
  },
)

test('with a full storage and the channel between tabs refused, the journey works', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    Object.assign(window, {
      BroadcastChannel: function refuse() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await journey(page, true)
})
