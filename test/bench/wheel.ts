import type { Page } from '@playwright/test'
import { build } from 'vite'
import texts from '../../locales/th/spin.json' with { type: 'json' }
import { wheelPrizes } from '../sandbox/catalogue/wheelSlices.ts'
import type { redraw as redrawTurn } from './redraw.ts'
import { report } from './report.ts'
import { setStage, slowDown, takePhone } from './stage.ts'
import { categories, framesOf, marks, type Frame } from './trace.ts'

/**
 * `npm run bench`: the wheel of the built app on a phone's screen, with the processor at a quarter as by DevTools. Measures the main
 * thread's time for each frame, and how many frames come in time. In the same run it measures the same turn painted again in each frame,
 * as figures of two machines cannot be compared.
 */
const turns = 3

const stage = await setStage()
const page = await openWheel()
await page.evaluate(await comparison())

const spins = await measure(spin, closePrize)
const redrawn = await measure(redraw)
report({ 'the wheel': spins, 'painted in each frame': redrawn })
await stage.close()
process.exit()

async function openWheel(): Promise<Page> {
  stage.sandbox.control.setSwitches({ wheel: true })
  const { page: opened, devTools } = await takePhone(stage)
  await opened.goto(`${stage.url}/user/spin`)
  await opened.locator('canvas').waitFor()
  await opened.waitForLoadState('networkidle')
  await slowDown(devTools)
  return opened
}

/** The wheel that is painted in each frame, as one script. */
async function comparison(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, lib: { entry: 'test/bench/redraw.ts', formats: ['iife'], name: 'redrawing' } },
  })
  const [bundle] = Array.isArray(output) ? output : [output]
  if (!bundle || !('output' in bundle)) throw new Error('The comparison was not built')
  return bundle.output[0].code
}

async function measure(turn: () => Promise<void>, tidy?: () => Promise<void>): Promise<Frame[]> {
  const frames: Frame[] = []
  for (let count = 0; count < turns; count += 1) {
    // By then the page is idle again after the turn before.
    await page.waitForTimeout(1_500)
    await stage.browser.startTracing(page, { categories })
    await turn()
    frames.push(...framesOf(await stage.browser.stopTracing()))
    await tidy?.()
  }
  return frames
}

async function spin(): Promise<void> {
  await page.getByRole('button', { name: texts.spin }).click()
  await page.evaluate(async (names) => {
    const turning = () => document.querySelector('canvas')?.parentElement?.getAnimations()[0]
    while (!turning()) await new Promise(requestAnimationFrame)
    performance.mark(names.begin)
    await turning()?.finished
    performance.mark(names.end)
  }, marks)
}

async function closePrize(): Promise<void> {
  await page.getByRole('dialog').getByRole('button').last().click()
}

async function redraw(): Promise<void> {
  const slices = wheelPrizes.map(({ slice }) => ({ htmlDescription: null, ...slice }))
  await page.evaluate(
    async ({ names, given }) => {
      const turn = Reflect.get(window, 'redraw') as typeof redrawTurn
      const canvas = document.querySelector('canvas')
      if (!canvas) throw new Error('There is no wheel')
      performance.mark(names.begin)
      await turn(canvas, given)
      performance.mark(names.end)
    },
    { names: marks, given: slices },
  )
}
