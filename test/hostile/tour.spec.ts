import type { Page } from '@playwright/test'
import { scenes } from '../tools/scenes.ts'
import { hostileAnswers } from './answers.ts'
import { elsewhere, expect, test, vectors } from './fixtures.ts'
import { messagesOf } from './messages.ts'
import { invitations } from './vectors/invitations.ts'

/** Shows every row of the chat once, as its list renders only those in sight. */
async function scrollThroughChat(page: Page): Promise<void> {
  const list = page.getByRole('region', { name: 'ข้อความในแชท' })
  const isAtTop = () =>
    list.evaluate((scroller) => {
      scroller.scrollTop -= scroller.clientHeight * 0.8
      return scroller.scrollTop <= 0
    })
  await expect.poll(isAtTop, { intervals: [40], timeout: 240_000 }).toBe(true)
}

test('no message of the chat does anything but be read', async ({ page, watch, faults, rest }) => {
  const messages = messagesOf(vectors.texts, vectors.addresses)
  await watch({
    address: '/user/home?dialog=chat',
    as: 'rich',
    says: (answer, path, asked) =>
      path === '/api/chat/history' ? ((asked as { skip: number }).skip === 0 ? messages : []) : answer,
  })
  await scrollThroughChat(page)
  await rest()
  expect(await faults()).toEqual([])
})

// Each address that alone leads to a picture's screen; a new one is visited as soon as it has a picture.
for (const { name, address, as, prepare } of scenes.filter(({ act, provokes }) => !act && !provokes))
  test(`hostile texts and addresses do nothing on the screen "${name}"`, async ({ watch, faults }) => {
    await watch({ address, as, prepare, says: hostileAnswers(vectors) })
    expect(await faults()).toEqual([])
  })

test('what a refusal says is told as words', async ({ page, watch, faults }) => {
  for (const message of vectors.texts.filter((one) => /^<[^\n]{9,90}$/.test(one)).slice(0, 5)) {
    await watch({ address: '/login', says: (answer, path) => (path.includes('login') ? { message } : answer) })
    await page.getByLabel('เบอร์โทรศัพท์').fill('0899999999')
    await page.getByLabel('รหัสผ่าน', { exact: true }).fill('secret-1')
    await page.locator('button[type=submit]').click()
    await expect(page.getByText(message.replaceAll(/\s+/g, ' '))).toBeVisible()
    expect(await faults()).toEqual([])
  }
})

for (const { address, as } of invitations(elsewhere))
  test(`an address of the app that somebody sent does nothing: ${address.slice(0, 80)}`, async ({ watch, faults }) => {
    await watch({ address, as })
    expect(await faults()).toEqual([])
  })
