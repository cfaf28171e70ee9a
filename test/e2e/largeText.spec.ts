import type { Page } from '@playwright/test'
import { reachScene } from '../tools/reachScene.ts'
import { expect, test } from './fixtures.ts'
import { sceneOf } from './guardedPictures.ts'
import { enter, message, refused } from './player.ts'

/** Sets every text token of the page's styles twice as large. @returns how many there are */
const doubleTexts = (page: Page) =>
  page.evaluate(() => {
    const { style } = document.documentElement
    const tokens = [...document.documentElement.computedStyleMap()].filter(([name]) => name.startsWith('--text-'))
    for (const [name, [size]] of tokens) style.setProperty(name, `calc(2 * ${String(size)})`)
    return tokens.length
  })

/** All that a pattern finds in the dialog on top, or else on the page, each with what is wrong about it; '' if nothing is. */
const find = (page: Page, pattern: RegExp) =>
  page.evaluate((wanted) => {
    const edgesOf = (element: Element | null): DOMRect[] => {
      if (!element) return [new DOMRect(0, 0, window.innerWidth, 0)]
      const isEdge = getComputedStyle(element).overflowX !== 'visible'
      return [...(isEdge ? [element.getBoundingClientRect()] : []), ...edgesOf(element.parentElement)]
    }
    const judge = (range: Range, element: Element) => {
      // A card that is off the screen comes by a swipe.
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0)
      if (parts.some((part, at) => part.left < (parts[at - 1]?.right ?? part.left) - 1)) return 'broken'
      const { left, right } = range.getBoundingClientRect()
      return edgesOf(element).some((edge) => left < edge.left - 1 || right > edge.right + 1) ? 'cut' : ''
    }
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    const found: { words: string; fault: string }[] = []
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const element = text.parentElement
      if (!element?.checkVisibility() || element.closest('.visually-hidden')) continue
      for (const { 0: written, index } of (text.textContent ?? '').matchAll(wanted)) {
        const range = new Range()
        range.setStart(text, index)
        range.setEnd(text, index + written.length)
        // Decimals may stand back.
        const decimals = text.nextSibling?.nodeName === 'SMALL' && text.nextSibling.firstChild
        if (decimals) range.setEnd(decimals, decimals.textContent?.length ?? 0)
        found.push({ words: range.toString(), fault: judge(range, element) })
      }
    }
    return found
  }, pattern)

/** The pixels by which the page or a dialog can be scrolled sideways. */
const sideways = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('dialog[open]')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
  )

/** Scenes of `npm run pictures`, each with an amount of it; an account to pay into has none. */
const amounts = {
  home: '฿12,345,678.90',
  'home, games': '฿64,300.00',
  deposit: '฿1',
  'deposit, other ways': '฿100',
  'deposit, account': null,
  'gift, credited': '฿1,250,050.00',
  transfer: '฿11,111,111.10',
  'transfer, done': '฿1,248,765.50',
  withdraw: '฿11,111,111.10',
  'withdraw, done': '฿1,248,765.50',
  'money map, brought home': '฿1,325,616.24',
  'rewards, wheel': '฿100',
  statement: '฿300.00',
}

for (const [name, amount] of Object.entries(amounts))
  test(`with text at 200 % no amount is broken or cut, and nothing scrolls sideways: ${name}`, async ({
    page,
    context,
    sandbox,
    expectedComplaints,
  }) => {
    const scene = sceneOf(name)
    if (scene.provokes) expectedComplaints.push(refused)
    const act = async () => {
      expect(await doubleTexts(page)).toBeGreaterThan(0)
      await scene.act?.(page)
    }
    const open = async (address: string) => {
      await page.goto(address)
      return page
    }
    await reachScene(context, { ...scene, act }, { sandbox, language: 'th', open })
    // A receipt opens at its top, though the focus is on its button.
    if (await message(page).isVisible())
      await expect(message(page).getByText('฿1,234.50', { exact: true })).toBeInViewport({ ratio: 1 })
    const found = await find(page, /฿[\d,.]+/g)
    if (amount !== null) expect(found.map(({ words }) => words)).toContain(amount)
    expect(found.filter(({ fault }) => fault !== '')).toEqual([])
    expect(await sideways(page)).toBeLessThanOrEqual(0)
  })

test('with text at 200 % no word of the name in the bar is broken', async ({ page, sandbox }) => {
  await enter(page, { sandbox })
  await expect(page.getByRole('banner').getByText('SANDBOX WALLET')).toBeVisible()
  await doubleTexts(page)
  const found = await find(page, /SANDBOX|WALLET/g)
  expect(found).toContainEqual({ words: 'SANDBOX', fault: '' })
  expect(found.filter(({ fault }) => fault !== '')).toEqual([])
})

test('with text at 200 % no word of the prize is broken on the narrowest phone', async ({ page, context, sandbox }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  const scene = sceneOf('rewards, prize')
  const act = async () => {
    await doubleTexts(page)
    await scene.act?.(page)
  }
  const open = async (address: string) => {
    await page.goto(address)
    return page
  }
  await reachScene(context, { ...scene, act }, { sandbox, language: 'en', open })
  const found = await find(page, /Congratulations!|coupons?|฿100/g)
  expect(found.map(({ words }) => words)).toEqual(['Congratulations!', 'coupon', '฿100', 'coupons'])
  expect(found.filter(({ fault }) => fault !== '')).toEqual([])
  expect(await sideways(page)).toBeLessThanOrEqual(0)
})
