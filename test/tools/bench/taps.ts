import type { Locator } from '@playwright/test'
import { setStage, slowDown, takePhone } from './stage.ts'
import { total, walk } from './walk.ts'

/**
 * `npx tsx test/tools/bench/taps.ts`: walks by finger through the features of the built app, on a processor at a quarter, with everything fetched before,
 * and prints how long each tap took until the next frame was painted (INP, as Chromium notes it). For comparison it prints how long an
 * empty dialog of a page without any library takes on the same phone.
 */
const goals = { p75: 50, worst: 100 }

/** A page without a library, whose one button opens an empty dialog over a screen of text. */
const plainPage = `<!doctype html><meta name="viewport" content="width=device-width"><title>.</title>
  <button style="font-size:40px" onclick="document.querySelector('dialog').showModal()">ฝากเงิน</button>
  <p>${'ยอดเงินทั้งหมด '.repeat(60)}</p>
  <dialog><p>ฝากเงิน</p><button onclick="document.querySelector('dialog').close()">ปิด</button></dialog>`

const stage = await setStage()
// Banners in front of a feature would take a tap of their own.
stage.sandbox.control.setBanners({ refund: false, invite: false })
const { page, devTools } = await takePhone(stage)
await page.addInitScript(() => {
  const seen: { at: number; took: number }[] = []
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId')) seen.push({ at: entry.startTime, took: entry.duration })
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
})
await page.goto(`${stage.url}/user/home`)
await total(page).getByText('฿').first().waitFor()
await walkOnce()
await slowDown(devTools)
const taken = await walkOnce()
tell(taken)
tellFloor(await plainTaps())
await stage.close()
process.exit()

/** Opens and closes its dialog ten times. @returns how long each tap took, in milliseconds. */
async function plainTaps(): Promise<number[]> {
  await page.route('**/plain', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: plainPage }))
  await page.goto(`${stage.url}/plain`)
  const times = new Map<string, number>()
  const dialog = page.locator('dialog')
  for (let count = 0; count < 10; count += 1) {
    await take('open', page.getByRole('button', { name: 'ฝากเงิน' }), dialog, times)
    await take('close', dialog.getByRole('button'), page.locator('p').first(), times)
  }
  return [...times.values()]
}

function tellFloor(times: number[]): void {
  const sorted = times.toSorted((one, other) => one - other)
  console.log(`an empty dialog without a library: median ${sorted[sorted.length >> 1]} ms, worst ${sorted.at(-1)} ms`)
}

/** Walks through all features. @returns the milliseconds of each tap; Chromium does not note those below 16. */
async function walkOnce(): Promise<Map<string, number>> {
  const times = new Map<string, number>()
  for (const { name, on, there } of walk) await take(name, on(page), there(page), times)
  return times
}

async function take(name: string, on: Locator, there: Locator, times: Map<string, number>): Promise<void> {
  await page.waitForLoadState('networkidle')
  const since = await page.evaluate(() => performance.now())
  await on.tap()
  await there.waitFor()
  // The entry comes with the frame.
  await page.waitForTimeout(600)
  const took = await page.evaluate((begin) => {
    const seen = Reflect.get(window, 'seen') as { at: number; took: number }[]
    return Math.max(0, ...seen.filter(({ at }) => at >= begin).map((one) => one.took))
  }, since)
  const key = [...times.keys()].filter((one) => one.startsWith(name)).length
  times.set(key === 0 ? name : `${name} ${key + 1}`, took)
}

function tell(times: Map<string, number>): void {
  for (const [name, took] of times) console.log(`${name.padEnd(16)} ${took === 0 ? '< 16' : took} ms`)
  const sorted = [...times.values()].toSorted((one, other) => one - other)
  const p75 = sorted[Math.floor(sorted.length * 0.75)] ?? 0
  const worst = sorted.at(-1) ?? 0
  console.log(`${sorted.length} taps: p75 ${p75} ms (${goals.p75}), worst ${worst} ms (${goals.worst})`)
}
