import { loadavg } from 'node:os'
import common from '../../locales/th/common.json' with { type: 'json' }
import texts from '../../locales/th/chat.json' with { type: 'json' }
import { fillChat, talker } from './longChat.ts'
import { tabulate } from './report.ts'
import { setStage, slowDown, takePhone } from './stage.ts'
import { categories, framesOf, marks, type Frame } from './trace.ts'
import { drawPlainly, markScrolling, noteAll, waitForPaint } from './watchList.ts'

/**
 * `npm run bench`: a chat of 50,000 messages in the built app on a phone's screen, with the processor at a quarter. Measures how soon it is
 * painted, how smoothly it scrolls, and its memory. In the same run it measures 2,000 of its rows drawn at once, as figures of two
 * machines cannot be compared.
 */
const known = 50_000
const beside = 2_000
const times = 7
const flings = 4

const label = texts.conversation
const selector = `[aria-label="${label}"]`
const load = () => loadavg()[0]?.toFixed(1) ?? '?'
const ms = (value = Number.NaN) => `${value.toFixed(0)} ms`

const stage = await setStage()
const { page, devTools } = await takePhone(stage)
const widget = page.getByRole('button', { name: new RegExp(`^${texts.open}`) })
const memory: Record<string, object> = {}
const loadBefore = load()

const newest = fillChat(stage.sandbox, known)
await meetApp()
await slowDown(devTools)
const opened = await repeat(open)
const heard = await repeat(hear)
await weigh('opened')
const scrolled = { 'flung up from the newest': await fling(selector, 1), ...(await flingInTheMiddle()) }
await weigh('scrolled')
const drawn = await page.evaluate(drawPlainly, { selector, count: beside })
await page.waitForTimeout(1_500)
await weigh(`${beside} drawn`)
const plain = { [`${beside} drawn at once, flung up`]: await fling('#plain', 1) }

console.table({
  'from the tap that opens it to its paint (wanted: 200 ms)': figuresOf(opened),
  "from an answer to its news' paint (wanted: 200 ms)": figuresOf(heard),
  [`${beside} drawn at once, without the app's part`]: figuresOf([drawn]),
})
tabulate({ ...scrolled, ...plain })
console.table(memory)
console.log(`Drawing ${beside} at once takes ${(drawn / median(opened)).toFixed(1)} times as long as opening ${known}.`)
console.log(`Load of the machine: ${loadBefore} before, ${load()} after.`)
await stage.close()
process.exit()

/** Opens the app and the chat once, so that everything is loaded. The server answers all messages as the first page. */
async function meetApp(): Promise<void> {
  const all = JSON.stringify(stage.sandbox.control.chat.messages(talker).toReversed())
  let answer: () => void = () => undefined
  const weighed = new Promise<void>((resolve) => (answer = resolve))
  await page.route(
    '**/api/chat/history',
    async (route) => {
      await weighed
      await route.fulfill({ contentType: 'application/json', body: all })
    },
    { times: 1 },
  )
  await page.addInitScript(noteAll)
  await page.goto(`${stage.url}/user/home`)
  await widget.tap()
  await page.waitForTimeout(1_000)
  await weigh('before the first answer')
  answer()
  await page.getByText(newest, { exact: true }).waitFor({ timeout: 60_000 })
}

async function repeat(once: () => Promise<number>): Promise<number[]> {
  const taken: number[] = []
  while (taken.length < times) taken.push(await once())
  return taken
}

async function open(): Promise<number> {
  await page.getByRole('dialog').getByRole('button', { name: common.close }).tap()
  await widget.waitFor()
  await page.waitForTimeout(1_500)
  const painting = page.evaluate(waitForPaint, { label, text: newest })
  await widget.tap()
  return (await painting).tap
}

/** Has the desk say something that only the history delivers. @returns the time from the answer to its paint, ms. */
async function hear(): Promise<number> {
  const text = `ข่าว ${Math.random()}`
  stage.sandbox.control.chat.faults({ loseEvery: 1 })
  stage.sandbox.control.chat.say(talker, text)
  await page.waitForTimeout(1_500)
  const painting = page.evaluate(waitForPaint, { label, text })
  await page.getByRole('button', { name: texts.refresh }).tap()
  return (await painting).answer
}

/** Flings the list several times; `direction` 1 leads to older messages, -1 to newer ones. */
async function fling(scroller: string, direction: 1 | -1): Promise<Frame[]> {
  const frames: Frame[] = []
  for (let count = 0; count < flings; count += 1) {
    await page.waitForTimeout(800)
    await page.evaluate(markScrolling, { selector: scroller, marks })
    await stage.browser.startTracing(page, { categories })
    await flick(direction)
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, marks.end)
    frames.push(...framesOf(await stage.browser.stopTracing()))
    await page.evaluate(() => performance.clearMarks())
  }
  return frames
}

/** A finger of 2,500 px a second that leaves the screen while it moves. */
async function flick(direction: 1 | -1): Promise<void> {
  const [step, beat, steps] = [40, 0.016, 8]
  const from = 425 - (direction * step * steps) / 2
  const begin = Date.now() / 1000
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', index: number) => {
    const touchPoints = type === 'touchEnd' ? [] : [{ x: 195, y: from + direction * step * index }]
    return devTools.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: begin + index * beat })
  }
  await touch('touchStart', 0)
  for (let index = 1; index <= steps; index += 1) {
    void touch('touchMove', index)
    await page.waitForTimeout(beat * 1000)
  }
  await touch('touchEnd', steps)
}

async function flingInTheMiddle(): Promise<Record<string, Frame[]>> {
  await page.locator(selector).evaluate((list) => (list.scrollTop = list.scrollHeight / 2))
  await page.waitForTimeout(1_500)
  return { 'flung down in the middle': await fling(selector, -1), 'and up again': await fling(selector, 1) }
}

/** Notes the heap after a garbage collection, and the number of the dialog's elements. */
async function weigh(when: string): Promise<void> {
  await devTools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  const elements = await page.getByRole('dialog').locator('*').count()
  memory[when] = { heap: `${(usedSize / 1024 / 1024).toFixed(1)} MB`, 'elements of the dialog': elements }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function figuresOf(values: readonly number[]): object {
  return { median: ms(median(values)), longest: ms(Math.max(...values)), measured: values.length }
}
