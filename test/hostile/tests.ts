import type { TestInfo } from '@playwright/test'
import { css, label, text } from '../engines/target.ts'
import { faultsOf } from './faults.ts'
import { expect, isSlice, rest, slice, test } from './fixtures.ts'
import { invitations } from './vectors/invitations.ts'
import { places, scrollThroughChat } from './tour.ts'
import { beginnings, words } from './vectors/shapes.ts'

/** How many texts stand on one screen. */
const together = 60

const inTurn = (texts: readonly string[]) =>
  Array.from({ length: Math.ceil(texts.length / together) }, (_, at) => texts.slice(at * together, (at + 1) * together))

/** Notes a figure for the table of `npm run hostile`. */
const note = (info: TestInfo, description: string) => info.annotations.push({ type: 'figure', description })

/** The tests of hostile content; of some of it, or of all (`HOSTILE=whole`). */
export function hostileTests(): void {
  test.beforeEach(({ expectedComplaints, enemy: { hostile } }) => {
    Object.assign(hostile, { paragraphs: null, refusal: null })
    // Pictures whose addresses lead nowhere.
    expectedComplaints.push(/Failed to load resource/)
    test.setTimeout(isSlice ? 120_000 : 1_800_000)
  })

  test('every text of the server as HTML', async ({ tab, watch, enemy: { hostile, elsewhere, vectors } }, info) => {
    const found: string[] = []
    for (const paragraphs of inTurn(vectors.texts)) {
      hostile.paragraphs = paragraphs
      await watch('/user/home?dialog=conditions', { as: 'rich' })
      const faults = await faultsOf(tab, elsewhere)
      const shown = await tab.evaluate(() => document.querySelectorAll('dialog .Sanitised-text').length)
      if (shown !== paragraphs.length) faults.push(`${shown} of ${paragraphs.length} texts are shown`)
      if (faults.length > 0) found.push(...faults, `among ${paragraphs[0]} … ${paragraphs.at(-1)}`)
    }
    note(info, `${vectors.texts.length} texts`)
    expect(found).toEqual([])
  })

  test('a text keeps its words, whatever it begins with', async ({ tab, watch, enemy: { hostile } }, info) => {
    hostile.paragraphs = beginnings
    await watch('/user/home?dialog=conditions', { as: 'rich' })
    const shown = await tab.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('dialog .Sanitised-text')].map((box) => box.innerText.trim()),
    )
    note(info, `${beginnings.length} beginnings`)
    expect(beginnings.filter((_, at) => !shown[at]?.includes(words))).toEqual([])
  })

  test('every text and address of the chat', async ({ tab, watch, enemy: { hostile, elsewhere, vectors } }, info) => {
    hostile.paragraphs = vectors.texts
    await watch('/user/home?dialog=chat', { as: 'rich' })
    await scrollThroughChat(tab)
    await rest(tab)
    note(info, `${vectors.texts.length} messages, ${vectors.addresses.length} addresses`)
    expect(await faultsOf(tab, elsewhere)).toEqual([])
  })

  test('every text and address of every screen', async ({ tab, watch, enemy: { hostile, elsewhere } }, info) => {
    const visited = places.filter((_, at) => !isSlice || at % slice === 0)
    const found: string[] = []
    for (const { address, as, prepare } of visited) {
      await watch(address, { as, prepare })
      for (const fault of await faultsOf(tab, elsewhere)) found.push(`${as ?? 'nobody'} ${address}: ${fault}`)
    }
    note(info, `${visited.length} screens with ${hostile.sent.size} texts`)
    expect(found).toEqual([])
  })

  test('what a refusal says is told as words', async ({ tab, watch, enemy: { hostile, elsewhere, vectors } }, info) => {
    const said = vectors.texts.filter((one) => /^<[^\n]{9,90}$/.test(one)).slice(0, isSlice ? 2 : 20)
    for (const message of said) {
      hostile.refusal = message
      await watch('/login')
      await tab.fill(label('เบอร์โทรศัพท์'), '0899999999')
      await tab.fill(label(/^รหัสผ่าน$/), 'secret-1')
      await tab.tap(css('button[type=submit]'))
      await tab.sees(text(message.replaceAll(/\s+/g, ' ')))
      expect(await faultsOf(tab, elsewhere)).toEqual([])
    }
    note(info, `${said.length} refusals`)
  })

  test('an address of the app that somebody sent', async ({ tab, watch, enemy: { elsewhere } }, info) => {
    const sent = invitations(elsewhere.origin).filter((_, at) => !isSlice || at % slice === 0)
    const found: string[] = []
    for (const { address, as } of sent) {
      await watch(address, { as })
      for (const fault of await faultsOf(tab, elsewhere)) found.push(`${address}: ${fault}`)
    }
    note(info, `${sent.length} addresses of the app`)
    expect(found).toEqual([])
  })
}
