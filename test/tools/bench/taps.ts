import { chromium, type Locator, type Page } from '@playwright/test'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { serveBuild } from '../../sandbox/serveBuild.ts'
import { chromiumArgs, ensureBrowser } from '../browser.ts'
import { buildApps, giftLinkKey, median, slowDown, takePhone } from './stage.ts'
import { total, walk } from './walk.ts'

/**
 * `npx tsx test/tools/bench/taps.ts COMMIT`: walks by finger through the features of the built app, on a processor at a quarter, with
 * everything fetched before, and prints how long each tap took until the next frame was painted (INP, as Chromium notes it), beside the same
 * of another commit, of a member with 2,000 games and 10,000 rows, and of an empty dialog on a page without any library. A last row has
 * the first letter of a search for a game.
 */
const goals = { p75: 1.5, worst: 2.4 }
const walks = 3

/** A page without a library, whose one button opens an empty dialog over a screen of text. */
const plainPage = `<!doctype html><meta name="viewport" content="width=device-width"><title>.</title>
  <button style="font-size:40px" onclick="document.querySelector('dialog').showModal()">ฝากเงิน</button>
  <p>${'ยอดเงินทั้งหมด '.repeat(60)}</p>
  <dialog><p>ฝากเงิน</p><button onclick="document.querySelector('dialog').close()">ปิด</button></dialog>`

/** Milliseconds; all 0 for a tap below 16 ms, which Chromium does not note. */
interface Taken {
  readonly all: number
  /** Until the app heard of it. */
  readonly delay: number
  /** The app's code, with React's render. */
  readonly code: number
}

const sandbox = createSandbox({ quiet: true, giftLinkKey })
// Banners in front of a feature would take a tap of their own.
sandbox.control.setBanners({ refund: false, invite: false })
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: chromiumArgs })
const apps = await buildApps(process.argv[2])
const columns = [
  { name: 'now', folder: apps.now, isFull: false },
  ...(apps.before === null ? [] : [{ name: 'before', folder: apps.before, isFull: false }]),
  { name: '2,000 games, 10,000 rows', folder: apps.now, isFull: true },
]
const measured = new Map<string, Map<string, Taken>>()
const plain: number[] = []
/** Of each column. */
const searches: string[] = []
for (const { name, folder, isFull } of columns) measured.set(name, await measure(folder, isFull))
tell()
await browser.close()
process.exit()

async function measure(folder: string, isFull: boolean): Promise<Map<string, Taken>> {
  const served = await serveBuild({ sandbox, port: 0, folder })
  const { page, devTools } = await takePhone(browser, sandbox)
  await page.addInitScript(() => {
    const seen: PerformanceEntry[] = []
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (Reflect.get(entry, 'interactionId')) seen.push(entry)
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  })
  if (isFull) await fill(page)
  await page.goto(`${served.url}/user/home`)
  await total(page).getByText('฿').first().waitFor()
  if (isFull) await readAllRows(page)
  await walkOnce(page)
  await slowDown(devTools)
  const taken = new Map<string, Taken[]>()
  for (let count = 0; count < walks; count += 1)
    for (const [tap, one] of await walkOnce(page)) taken.set(tap, [...(taken.get(tap) ?? []), one])
  searches.push(await searchGames(page))
  plain.push(...(await plainTaps(page, served.url)))
  await page.context().close()
  await served.close()
  return new Map([...taken].map(([tap, all]) => [tap, middle(all)]))
}

function middle(all: readonly Taken[]): Taken {
  return all.toSorted((one, other) => one.all - other.all)[all.length >> 1] ?? { all: 0, delay: 0, code: 0 }
}

/** Answers the wallet with 2,000 games, and the statement with 10,000 rows. */
async function fill(page: Page): Promise<void> {
  await page.route('**/api/wallet', async (route) => {
    const answer = await route.fetch()
    const wallet = (await answer.json()) as { slots: Record<string, unknown>[] }
    const [first] = wallet.slots
    const more = Array.from({ length: 2_000 - wallet.slots.length }, (_, at) => ({
      ...first,
      code: `game${at}`,
      name: `Game ${at}`,
      amount: 0,
    }))
    await route.fulfill({ response: answer, json: { ...wallet, slots: [...wallet.slots, ...more] } })
  })
  const newest = Date.now()
  await page.route('**/api/statement', async (route) => {
    const asked = (route.request().postDataJSON() ?? {}) as { page?: number }
    const answer = await route.fetch({ postData: JSON.stringify({ ...asked, page: 1 }) })
    const { statements = [], ...rest } = (await answer.json()) as { statements?: Record<string, unknown>[] }
    const rows = statements.map((row, at) => {
      const index = ((asked.page ?? 1) - 1) * 10 + at
      return { ...row, amount: index + 1, createdAt: new Date(newest - index * 60_000).toISOString() }
    })
    await route.fulfill({ response: answer, json: { ...rest, statements: rows, total: 10_000 } })
  })
}

/** The statement's search reads them all, some pages a minute. */
async function readAllRows(page: Page): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/user/statement?dialog=statementReport`)
  await page.getByText(/^ครบ 10,000/).waitFor({ timeout: 400_000 })
  await page.getByRole('dialog').getByRole('button', { name: 'ปิด', exact: true }).click()
  await page.getByRole('navigation').getByText('หน้าหลัก', { exact: true }).click()
}

/** Searches for a game. @returns how long its first letter takes until the result is painted, as a ratio to the sheet's opening, too. */
async function searchGames(page: Page): Promise<string> {
  const openings: number[] = []
  const letters: number[] = []
  for (let count = 0; count < walks; count += 1) {
    const field = page.locator('dialog input:focus')
    openings.push((await take(page, page.locator('main button:has(svg.lucide-search)'), field)).all)
    const letter = untilFound(page)
    await field.press('g')
    letters.push(await letter)
    await field.press('Backspace')
    await take(page, page.getByRole('dialog').getByRole('button', { name: 'ปิด', exact: true }), total(page))
  }
  return `${Math.round(median(letters))} (${(median(letters) / median(openings)).toFixed(2)})`
}

/** From the next key until the frame that tells what it found, in milliseconds. */
function untilFound(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((found) => {
        let since = 0
        window.addEventListener('keydown', ({ timeStamp }) => (since = timeStamp), { capture: true, once: true })
        const observer = new MutationObserver(() => {
          if (!document.querySelector('dialog [role=status]:not(:empty)')) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => found(performance.now() - since)))
        })
        observer.observe(document.body, { childList: true, characterData: true, subtree: true })
      }),
  )
}

/** Opens and closes its dialog ten times. @returns how long each tap took, in milliseconds. */
async function plainTaps(page: Page, url: string): Promise<number[]> {
  await page.route('**/plain', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: plainPage }))
  await page.goto(`${url}/plain`)
  const times: number[] = []
  const dialog = page.locator('dialog')
  for (let count = 0; count < 10; count += 1) {
    times.push((await take(page, page.getByRole('button', { name: 'ฝากเงิน' }), dialog)).all)
    times.push((await take(page, dialog.getByRole('button'), page.locator('p').first())).all)
  }
  return times
}

/** Walks through all features. @returns what each tap took. */
async function walkOnce(page: Page): Promise<Map<string, Taken>> {
  const taken = new Map<string, Taken>()
  for (const { name, on, there } of walk) {
    const key = [...taken.keys()].filter((one) => one.startsWith(name)).length
    taken.set(key === 0 ? name : `${name} ${key + 1}`, await take(page, on(page), there(page)))
  }
  return taken
}

async function take(page: Page, on: Locator, there: Locator): Promise<Taken> {
  await page.waitForLoadState('networkidle')
  const since = await page.evaluate(() => performance.now())
  await on.tap()
  await there.waitFor()
  // The entry comes with the frame.
  await page.waitForTimeout(600)
  return page.evaluate((begin) => {
    const seen = (Reflect.get(window, 'seen') as PerformanceEventTiming[]).filter(({ startTime }) => startTime >= begin)
    const longest = seen.toSorted((one, other) => other.duration - one.duration)[0]
    if (!longest) return { all: 0, delay: 0, code: 0 }
    const { startTime, duration, processingStart, processingEnd } = longest
    return { all: duration, delay: processingStart - startTime, code: processingEnd - processingStart }
  }, since)
}

function tell(): void {
  const names = [...measured.keys()]
  const row = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)
  const shown = (one: Taken | undefined) => (one === undefined ? '' : one.all === 0 ? '< 16' : one.all)
  const parts = (one: Taken) =>
    one.all === 0 ? ['', '', ''] : [one.delay, one.code, one.all - one.delay - one.code].map((ms) => Math.round(ms))
  row(['tap, ms', ...names, 'now: delay', 'code', 'layout and paint'])
  row(Array.from({ length: names.length + 4 }, () => '---'))
  for (const [tap, now] of measured.get('now') ?? [])
    row([tap, ...names.map((name) => shown(measured.get(name)?.get(tap))), ...parts(now)])
  const floor = median(plain)
  const ratios = (of: (sorted: readonly number[]) => number) =>
    names.map((name) => {
      const sorted = [...(measured.get(name)?.values() ?? [])]
        .map(({ all }) => all)
        .toSorted((one, other) => one - other)
      return `${of(sorted)} (${(of(sorted) / floor).toFixed(2)})`
    })
  row([`three quarters (goal ${goals.p75})`, ...ratios((sorted) => sorted[Math.floor(sorted.length * 0.75)] ?? 0)])
  row([`worst (goal ${goals.worst})`, ...ratios((sorted) => sorted.at(-1) ?? 0)])
  row(['first letter to what it finds (to the opening of its sheet)', ...searches])
  row([`an empty dialog without a library`, `${floor}`])
}
