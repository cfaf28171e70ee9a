import type { Locator, Page } from '@playwright/test'
import { languages as ownNames, type Language } from '../../src/i18n/languages.ts'
import { expect, test } from './support/fixtures.ts'
import { enter, speak } from './support/player.ts'

const languages = Object.keys(ownNames) as Language[]

const words = {
  th: { total: 'ยอดเงินทั้งหมด', transfer: 'โอนเงิน', menu: 'เมนูหลัก' },
  lo: { total: 'ຍອດເງິນທັງໝົດ', transfer: 'ໂອນເງິນ', menu: 'ເມນູຫຼັກ' },
  en: { total: 'Total balance', transfer: 'Transfer', menu: 'Main menu' },
} as const

/** An element's box in the viewport. */
async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not shown')
  return { ...box, bottom: box.y + box.height, right: box.x + box.width, center: box.x + box.width / 2 }
}

test('on a small phone login, balance and actions are above the fold in every language', async ({ page, sandbox }) => {
  await page.goto('/login')
  for (const language of languages) {
    await speak(page, language)
    expect((await boxOf(page.locator('form button').last())).bottom).toBeLessThanOrEqual(640)
  }
  await enter(page, { sandbox, as: 'longName' })
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(14)
  for (const language of languages) {
    await speak(page, language)
    const { total, transfer, menu } = words[language]
    const fold = (await boxOf(page.getByRole('navigation', { name: menu }))).y
    const balance = page.getByRole('region', { name: total })
    expect((await boxOf(balance)).bottom).toBeLessThanOrEqual(fold)
    expect((await boxOf(balance.getByText('฿12,345,678.90'))).height).toBeLessThan(60)
    for (const action of await page.getByRole('main').getByRole('button', { name: transfer, exact: true }).all())
      expect((await boxOf(action)).bottom).toBeLessThanOrEqual(fold)
  }
  await page.getByRole('main').getByRole('button', { name: 'Transfer', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeAttached()
  // The sheet is still rising at first.
  const send = page.getByRole('dialog').locator('form button').last()
  await expect.poll(async () => (await boxOf(send)).bottom).toBeLessThanOrEqual(640)
})

test('the public contact page begins at the top, the member’s below the bar', async ({ page, sandbox }) => {
  const top = async () => (await boxOf(page.getByRole('heading', { level: 1 }))).y
  await page.goto('/contact')
  expect(await top()).toBe(0)
  const language = await boxOf(page.getByRole('banner').getByRole('combobox'))
  expect(language.bottom).toBeLessThanOrEqual(56)
  await enter(page, { sandbox, at: '/user/contact' })
  expect(await top()).toBeGreaterThanOrEqual(48)
})

test('without a bank account the withdrawal says so in lines of several words', async ({ page, sandbox }) => {
  for (const language of languages) {
    await enter(page, { sandbox, as: 'noBank', at: '/user/home?dialog=withdraw', language })
    const note = page.getByRole('dialog').locator('p', { hasText: /^(ยังไม่มีบัญชี|ຍັງບໍ່ມີບັນຊີ|Add a bank account)/ })
    expect((await boxOf(note)).height).toBeLessThan(3 * 27)
  }
})

test('the kind of an active bonus has a line of its own, which begins below the code', async ({ page, sandbox }) => {
  await enter(page, { sandbox, as: 'bonusHeld', at: '/user/bonus' })
  const code = await boxOf(page.getByRole('heading', { name: 'WELCOME50' }))
  const kind = await boxOf(page.getByText('จำกัดจำนวนครั้ง', { exact: true }))
  expect(kind.x).toBe(code.x)
  expect(kind.y).toBeGreaterThanOrEqual(code.bottom)
})

test('an amount under way is muted, unlike money that arrived', async ({ page, sandbox }) => {
  for (const status of ['PENDING', 'SUCCESS']) {
    await page.route('**/api/statement', async (route) => {
      const row = {
        statementType: 'deposit',
        from: 'SCB',
        to: 'wallet',
        amount: 5,
        createdAt: '2026-01-02T03:04:05.000Z',
      }
      await route.fulfill({ json: { total: 1, statements: [{ ...row, status }] } })
    })
    await enter(page, { sandbox, at: '/user/statement' })
    const row = page.getByRole('listitem').first()
    const colours = [row.getByText('+฿5.00'), row.locator('time')].map((part) =>
      part.evaluate((element) => getComputedStyle(element).color),
    )
    const [amount, muted] = await Promise.all(colours)
    expect(amount === muted).toBe(status === 'PENDING')
  }
})

const cards = (page: Page) => page.getByRole('list', { name: 'สล็อต' }).getByRole('listitem')
const arrow = (page: Page, name: string) => page.getByRole('region', { name: 'สล็อต' }).getByRole('button', { name })

test('on a phone two cards and the edge of a third are visible, less than 330 px apart', async ({ page, sandbox }) => {
  await enter(page, { sandbox })
  await expect(cards(page)).toHaveCount(5)
  const [first, second, third] = [
    await boxOf(cards(page).nth(0)),
    await boxOf(cards(page).nth(1)),
    await boxOf(cards(page).nth(2)),
  ]
  expect(first.x).toBe(16)
  expect(second.right).toBeLessThan(352)
  expect(third.x).toBeLessThan(352)
  expect(third.right).toBeGreaterThan(360)
})

test('every Thai and Lao letter is drawn with a real glyph', async ({ page }) => {
  await page.goto('/login')
  const alike = await page.evaluate(() => {
    const font = getComputedStyle(document.body).fontFamily
    const draw = (letter: string, lang: string) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 80, lang })
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('There is no canvas')
      pen.font = `40px ${font}`
      pen.fillText(letter, 12, 52)
      return [...pen.getImageData(0, 0, 64, 80).data].join()
    }
    const alphabets = { th: 'กขคงจชดตทนบปพมยรลวสหอเแไ', lo: 'ກຂຄງຈຊດຕທນບປພມຢຣລວສຫອເແໄ' }
    const blank = draw(' ', 'en')
    return Object.entries(alphabets).flatMap(([lang, letters]) => {
      const drawn = new Map<string, string>()
      return [...letters].flatMap((letter) => {
        const picture = draw(letter, lang)
        const twin = picture === blank ? 'nothing' : drawn.get(picture)
        drawn.set(picture, letter)
        return twin === undefined ? [] : [`${letter} looks like ${twin}`]
      })
    })
  })
  expect(alike).toEqual([])
})

test.describe('on a computer', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

  test('the cards are 330 px apart and the arrows move by one', async ({ page, sandbox }) => {
    await enter(page, { sandbox })
    await expect(cards(page)).toHaveCount(5)
    const centers: number[] = []
    for (const card of await cards(page).all()) centers.push((await boxOf(card)).center)
    const gaps = centers.slice(1).map((center, index) => Math.round(center - (centers[index] ?? 0)))
    expect(gaps).toEqual([330, 330, 330, 330])
    const middle = (await boxOf(page.getByRole('list', { name: 'สล็อต' }))).center
    expect(centers[1]).toBeCloseTo(middle, 0)
    const comesToTheMiddle = (index: number) =>
      expect.poll(async () => Math.abs((await boxOf(cards(page).nth(index))).center - middle)).toBeLessThan(1)
    await arrow(page, 'ถัดไป').click()
    await comesToTheMiddle(2)
    await arrow(page, 'ก่อนหน้า').click()
    await comesToTheMiddle(1)
    // The first one as well, not only as far as the row scrolls.
    await arrow(page, 'ก่อนหน้า').click()
    await comesToTheMiddle(0)
  })
})

test('no word of the bar breaks on the narrowest of phones, in any language', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await enter(page, { sandbox })
  for (const language of languages) {
    await speak(page, language)
    const bar = page.getByRole('navigation', { name: words[language].menu })
    await expect(bar.locator('span')).toHaveCount(5)
    // One line of at most 14 px.
    const broken = await bar
      .locator('span')
      .evaluateAll((spans) =>
        spans.filter((span) => span.getBoundingClientRect().height > 24).map((span) => span.textContent),
      )
    expect(broken).toEqual([])
    for (const place of await Promise.all((await bar.locator(':scope > *').all()).map(boxOf))) {
      expect(place.width).toBeGreaterThanOrEqual(44)
      expect(place.right).toBeLessThanOrEqual(320)
    }
  }
})

test('the letters of a chosen bank are one line', async ({ page, sandbox }) => {
  await enter(page, { sandbox, at: '/user/home?dialog=profile' })
  const tile = page.getByRole('dialog').getByText('KBANK', { exact: true })
  await expect(tile).toHaveText('KBANK')
  const lines = await tile.evaluate((it) => {
    const letters = document.createRange()
    letters.selectNodeContents(it)
    return letters.getClientRects().length
  })
  expect(lines).toBe(1)
})

test('a row of the statement has two lines and its whole time', async ({ page, sandbox }) => {
  await enter(page, { sandbox, as: 'longName', at: '/user/statement' })
  const rows = page.getByRole('main').locator('li > button')
  await expect(rows).toHaveCount(10)
  for (const language of languages) {
    await speak(page, language)
    const wrong = await rows.evaluateAll((found) =>
      found.filter((row) => {
        const time = row.querySelector('time')
        const told = time?.getBoundingClientRect()
        const seen = time?.parentElement?.parentElement?.getBoundingClientRect()
        const isCut = !told || !seen || told.bottom > seen.bottom + 1 || told.right > seen.right + 1
        return isCut || row.getBoundingClientRect().height > 70
      }),
    )
    expect(wrong).toEqual([])
  }
})

test('a sheet taller than the phone scrolls', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 360, height: 240 })
  await enter(page, { sandbox, at: '/user/home?dialog=conditions' })
  const sheet = page.getByRole('dialog')
  await sheet.hover()
  await page.mouse.wheel(0, 100)
  await expect.poll(() => sheet.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
})

/** How far the ground of a button stands out from that of its sheet: the sum of the differences of red, green and blue. */
const prominence = (button: Locator) =>
  button.evaluate((element) => {
    const partsOf = (one: Element | null) => (one && getComputedStyle(one).backgroundColor.match(/\d+/g))?.map(Number)
    const ground = partsOf(element.closest('dialog')) ?? []
    return (partsOf(element) ?? []).reduce((sum, part, at) => sum + Math.abs(part - (ground[at] ?? 0)), 0)
  })

test('the most prominent button never does what cannot be undone', async ({ page, sandbox }) => {
  await enter(page, { sandbox, as: 'bonusHeld', at: '/user/bonus?dialog=endBonus' })
  const button = (name: string) => page.getByRole('dialog').getByRole('button', { name })
  expect(await prominence(button('ยืนยันยกเลิกโบนัส'))).toBeLessThan((await prominence(button('ใช้โบนัสต่อ'))) / 2)
})
