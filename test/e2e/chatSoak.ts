import type { Page } from '@playwright/test'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { members } from '../sandbox/seed/seed.ts'
import { expect } from './fixtures.ts'

const target = { username: members.rich.username }
const list = (page: Page) => page.getByRole('region', { name: 'ข้อความในแชท' })
const sending = ['รอส่ง', 'กำลังส่ง…', 'กำลังตรวจสอบว่าส่งถึงหรือยัง…'] as const

type Target = Parameters<Sandbox['control']['chat']['messages']>[0]

/** The server's messages of a chat, in its order. */
export const held = (sandbox: Sandbox, of: Target = target) =>
  sandbox.control.chat.messages(of).map(({ sender, message }) => {
    const { message: text = '' } = message.payload as { message?: string }
    return { sender, text }
  })
const heldTexts = (sandbox: Sandbox) => held(sandbox).map(({ text }) => text)

/** Makes sockets drop, repeat, lose, reorder and withhold messages. */
function breakSockets(sandbox: Sandbox): void {
  sandbox.control.chat.faults({ dropEvery: 23, duplicateEvery: 7, loseEvery: 11, reorder: true, withhold: 3, until: 5 })
}

/** Makes some messages arrive without an answer, and some not at all. */
function breakASend(sandbox: Sandbox, turn: number): void {
  const path = '/api/chat/send-message'
  if (turn % 40 === 13) sandbox.control.addFault({ method: 'POST', path, kind: 'dropAfter' })
  if (turn % 40 === 27) sandbox.control.addFault({ method: 'POST', path, kind: 'dropBefore' })
  if (turn % 40 === 33) sandbox.control.addFault({ method: 'POST', path, kind: 'fail', status: 500 })
  if (turn % 50 === 40) sandbox.control.addFault({ method: 'POST', path: '/api/chat/history', kind: 'dropBefore' })
}

/** Sends this number of messages each way through the faults, as fast as the field takes them. */
export async function talk(page: Page, sandbox: Sandbox, each: number): Promise<void> {
  sandbox.control.chat.desk({ isOn: false })
  breakSockets(sandbox)
  const field = page.getByRole('textbox', { name: 'พิมพ์ข้อความ…' })
  const send = page.getByRole('button', { name: 'ส่ง', exact: true })
  for (let turn = 1; turn <= each; turn += 1) {
    breakASend(sandbox, turn)
    sandbox.control.chat.say(target, `ทีมงาน ${turn}`)
    await field.fill(`ผู้เล่น ${turn}`)
    await send.click()
  }
  sandbox.control.clearFaults()
}

/** Waits until no message is in flight, and sends those again that perhaps were not sent, as a player would. */
export async function settle(page: Page, sandbox: Sandbox, each: number): Promise<void> {
  const again = page.getByRole('button', { name: 'ส่งอีกครั้ง' })
  const missing = () => each - heldTexts(sandbox).filter((text) => text.startsWith('ผู้เล่น')).length
  await expect
    .poll(
      async () => {
        const doubtful = await again.count()
        // At once: a click that waits for a button would wait for ever where the history brings the message meanwhile.
        await again.evaluateAll((buttons) => (buttons[0] as HTMLElement | undefined)?.click())
        const onTheWay = await Promise.all(sending.map((text) => list(page).getByText(text, { exact: true }).count()))
        const [waiting, onItsWay, checked] = onTheWay
        return { doubtful, waiting, sending: onItsWay, checked, missing: missing() }
      },
      // After each loss the next message waits up to fifteen seconds, and one in forty is lost.
      { timeout: 120_000 + 450 * each },
    )
    .toEqual({ doubtful: 0, waiting: 0, sending: 0, checked: 0, missing: 0 })
}

/** The texts that the list renders now, in their order. */
const drawnTexts = (page: Page) => list(page).locator('p[dir=auto]').allTextContents()

/**
 * Scrolls through the whole list, from its newest message to its oldest. Every part that is rendered on the way has to be a part of the
 * server's messages, without a gap, and the parts together have to be all of them.
 */
export async function compare(page: Page, sandbox: Sandbox): Promise<void> {
  const all = heldTexts(sandbox)
  expect(new Set(all).size, 'the server took nothing twice').toBe(all.length)
  const seen = new Set<number>()
  await expect.poll(async () => (await drawnTexts(page)).at(-1)).toBe(all.at(-1))
  for (let step = 0; step < all.length && seen.size < all.length; step += 1) {
    const drawn = await drawnTexts(page)
    const first = all.indexOf(drawn[0] ?? '')
    expect(drawn).toEqual(all.slice(first, first + drawn.length))
    drawn.forEach((_, index) => seen.add(first + index))
    await list(page).evaluate((scroller) => scroller.scrollBy({ top: -0.5 * scroller.clientHeight }))
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  }
  expect(all.filter((_, index) => !seen.has(index))).toEqual([])
}
