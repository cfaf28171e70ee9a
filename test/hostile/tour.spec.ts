import type { Page } from '@playwright/test'
import { scenes } from '../tools/scenes/scenes.ts'
import { hostileAnswers } from './answers.ts'
import { elsewhere, expect, test, vectors } from './fixtures.ts'
import { messagesOf } from './messages.ts'
import { invitations } from './vectors/invitations.ts'

/** Shows every row of the chat once, as its list renders only those in sight. @returns how far from its top it ended, in px. */
const scrollThroughChat = (page: Page): Promise<number> =>
  page.getByRole('region', { name: 'ข้อความในแชท' }).evaluate(async (list) => {
    for (let step = 0; list.scrollTop > 0 && step < 5_000; step += 1) {
      list.scrollTop -= list.clientHeight * 0.8
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    }
    return list.scrollTop
  })

test('no message in the chat does anything but appear', async ({ page, watch, faults, rest }) => {
  const messages = messagesOf(vectors.texts, vectors.addresses)
  await watch({
    address: '/user/home?dialog=chat',
    as: 'rich',
    says: (answer, path, asked) =>
      path === '/api/chat/history' ? ((asked as { skip: number }).skip === 0 ? messages : []) : answer,
  })
  expect(await scrollThroughChat(page)).toBe(0)
  await rest()
  expect(await faults()).toEqual([])
})

// Each address that alone leads to a picture's screen; a new one is visited as soon as it has a picture.
for (const { name, address, as, prepare } of scenes.filter(({ steps, provokes }) => steps.length === 0 && !provokes))
  test(`hostile texts and addresses do nothing on the screen "${name}"`, async ({ watch, faults }) => {
    await watch({ address, ...(as && { as }), prepare, says: hostileAnswers(vectors) })
    expect(await faults()).toEqual([])
  })

test('the text of a refusal appears as plain words', async ({ page, watch, faults }) => {
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
  test(`a hostile link to the app does nothing: ${address.slice(0, 80)}`, async ({ watch, faults }) => {
    await watch({ address, as })
    expect(await faults()).toEqual([])
  })
