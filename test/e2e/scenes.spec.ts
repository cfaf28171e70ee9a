import type { Page } from '@playwright/test'
import type { Language } from '../../src/i18n/languages.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { atRest, reachScene } from '../tools/scenes/reachScene.ts'
import type { Scene } from '../tools/scenes/scene.ts'
import { scenes } from '../tools/scenes/scenes.ts'
import { expect, test } from './support/fixtures.ts'
import { barriers, doubleTexts, sideways, smallTargets, textsLike } from './support/measures.ts'
import { brokenConnection, enter, alert, refused, speak, store } from './support/player.ts'

/** Scenes that axe judges in light and in dark colours, and that have to fit in every language. */
const judged = new Set([
  'login refused',
  'register, phone',
  'register, profile',
  'register, bank',
  'register, unknown',
  'howto',
  'contact',
  'home',
  'home, loading',
  'home, failing',
  'home, find game',
  'agreement',
  'transfer, choosing',
  'transfer, too little',
  'transfer, done',
  'transfer, unknown',
  'withdraw',
  'deposit',
  'deposit, as last time',
  'deposit, account',
  'qr',
  'qr, open',
  'slip',
  'slips',
  'gift',
  'game, not open',
  'game',
  'rewards, bonuses',
  'rewards, bonus',
  'rewards, promotion',
  'rewards, invite',
  'rewards, invite bonus',
  'rewards, affiliate kit, added up',
  'rewards, refund',
  'rewards, wheel',
  'rewards, prize',
  'chat, greeting',
  'chat, buttons and cards',
  'chat, media',
  'settings',
  'deposit limits, set',
  'session result',
  'money map, brought home',
  'lock, choose',
  'lock, on',
  'lock, wrong PIN',
  'lock, covered',
  'profile',
  'profile, password',
  'profile, edit',
  'profile, bank name',
  'conditions',
  'statement',
  'search and totals',
])

/** Scenes of money or times, each with an amount; null: it has none. */
const amounts: Readonly<Record<string, string | null>> = {
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
  'rewards, wheel': '฿50',
  'search and totals': null,
  statement: '฿300.00',
  game: '฿11,111,111.10',
  profile: null,
}

/** Sets the colours, without motion, which would change what is measured. */
async function paint(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  await atRest(page)
}

async function expectNoBarriers(page: Page): Promise<void> {
  await paint(page, 'light')
  expect(await barriers(page, 'all'), 'Thai, light').toEqual([])
  await paint(page, 'dark')
  expect(await barriers(page, 'contrast'), 'Thai, dark').toEqual([])
  // A language changes how long the texts are, and nothing that axe looks at. The lock's screen cannot change it.
  const canChange = (await page.locator('header select').count()) > 0
  for (const language of canChange ? ['lo', 'en'] : []) {
    await speak(page, language)
    await expectFit(page)
  }
  if (canChange) await speak(page, 'th')
}

/** Nothing is wider than the phone, and everything that is tapped is as large as a fingertip. */
async function expectFit(page: Page): Promise<void> {
  await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0)
  await expect.poll(() => smallTargets(page)).toEqual([])
}

/** With text at 200 %, no amount or time is broken or cut, and neither is the name in the bar. */
async function expectWholeAmounts(page: Page, amount: string | null): Promise<void> {
  await doubleTexts(page)
  const found = await textsLike(page, /฿[\d,.]+|\d\d:\d\d:\d\d|SANDBOX|WALLET/g)
  if (amount !== null) expect(found.map(({ words }) => words)).toContain(amount)
  expect(found.filter(({ fault }) => fault !== '')).toEqual([])
  expect(await sideways(page)).toBeLessThanOrEqual(0)
}

/** `SCENES=transfer` chooses scenes by their names, and spreads the few over the workers. */
const chosen = process.env['SCENES'] ?? ''
const size = chosen ? 3 : 8
const groups = [false, true].flatMap((provokes) => {
  const alike = scenes.filter((scene) => scene.provokes === provokes && scene.name.includes(chosen))
  return Array.from({ length: Math.ceil(alike.length / size) }, (_, at) => alike.slice(at * size, (at + 1) * size))
})

// One look of `npm run pictures`: Thai, 360 px, light. Scenes share a context, which keeps the app's files.
for (const group of groups)
  test(`these scenes can be reached, fit a small phone and have no barriers: ${group.map(({ name }) => name).join('; ')}`, async ({
    context,
    sandbox,
    provoked,
  }) => {
    const look = async (scene: Scene) => {
      const page = await context.newPage()
      await context.setOffline(false)
      await store(page, {})
      await page.evaluate(() => localStorage.clear())
      const open = async (address: string) => {
        await page.goto(address)
        return page
      }
      await reachScene(page, scene, { sandbox, language: 'th', open })
      await expectFit(page)
      if (judged.has(scene.name)) await expectNoBarriers(page)
      const amount = amounts[scene.name]
      if (amount !== undefined) await expectWholeAmounts(page, amount)
      await page.close()
    }
    test.setTimeout(group.length * 45_000)
    if (group[0]?.provokes) provoked.push(brokenConnection, refused)
    // A scene that fails takes no other one with it.
    for (const scene of group)
      await test.step(scene.name, () =>
        look(scene).catch((error: unknown) => expect.soft(String(error), scene.name).toBe('')),
      )
  })

/** Opens a scene with text at 200 % from the beginning. */
async function openLarge(page: Page, name: string, sandbox: Sandbox, language: Language = 'th') {
  const scene = scenes.find((one) => one.name === name)
  if (!scene) throw new Error(`There is no scene "${name}"`)
  const open = async (address: string) => {
    await page.goto(address)
    await doubleTexts(page)
    return page
  }
  await reachScene(page, scene, { sandbox, language, open })
}

test('pages without bars have no barriers', async ({ page, sandbox }) => {
  for (const at of ['/terminated', '/nowhere'])
    for (const language of ['lo', 'en', 'th'] as const) {
      await enter(page, { sandbox, at, language })
      await expect(page.getByRole('heading')).toBeVisible()
      await expectFit(page)
      for (const scheme of ['light', 'dark'] as const) {
        await paint(page, scheme)
        expect(await barriers(page, 'all'), `${at}, ${language}, ${scheme}`).toEqual([])
      }
    }
})

test('a receipt opens at its top, even with text at 200 %', async ({ page, sandbox }) => {
  await openLarge(page, 'transfer, done', sandbox)
  await expect(alert(page).getByText('฿1,234.50', { exact: true })).toBeInViewport({ ratio: 1 })
})

test('on the narrowest phone with text at 200 % prize and search fit', async ({ page, newVisit, baseURL, sandbox }) => {
  const narrow = { width: 320, height: 568 }
  await page.setViewportSize(narrow)
  await openLarge(page, 'rewards, prize', sandbox, 'en')
  const found = await textsLike(page, /Congratulations,|coupons?|฿100/g)
  expect(new Set(found.map(({ words }) => words))).toEqual(new Set(['Congratulations,', 'coupon', '฿100', 'coupons']))
  expect(found.filter(({ fault }) => fault !== '')).toEqual([])
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  await page.close()

  const another = await (await newVisit({ ...(baseURL ? { baseURL } : {}), viewport: narrow })).newPage()
  await openLarge(another, 'search and totals', sandbox, 'lo')
  expect(await sideways(another)).toBeLessThanOrEqual(0)
})
