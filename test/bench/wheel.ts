import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { build } from 'vite'
import texts from '../../locales/th/spin.json' with { type: 'json' }
import { setForSandbox } from '../sandbox/buildSettings.ts'
import { createSandbox } from '../sandbox/sandbox.ts'
import { members } from '../sandbox/seed.ts'
import { serveBuild } from '../sandbox/serveBuild.ts'
import { wheelPrizes } from '../sandbox/wheelSlices.ts'
import { chromiumArgs, ensureBrowser } from '../tools/browser.ts'
import type { redraw as redrawTurn } from './redraw.ts'
import { report } from './report.ts'
import { categories, framesOf, marks, type Frame } from './trace.ts'

/**
 * `npm run bench`: the wheel of the built app on a phone's screen, with the processor slowed down to a quarter as DevTools do it; what the
 * main thread does for each frame, and how many frames come in time. The same turn painted anew in each frame is measured beside it, as
 * figures of two machines cannot be compared.
 */
const slowdown = 4
const turns = 3

const folder = mkdtempSync(join(tmpdir(), 'member-wallet-bench-'))
const executablePath = ensureBrowser()
const giftLinkKey = setForSandbox(process.env)
await build({ logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } })
const sandbox = createSandbox({ quiet: true, giftLinkKey })
sandbox.control.setSwitches({ wheel: true })
const { url, close } = await serveBuild({ sandbox, port: 0, folder })
const browser = await chromium.launch({ executablePath, args: chromiumArgs })
const page = await openWheel(browser)
await page.evaluate(await comparison())

const spins = await measure(spin, closePrize)
const redrawn = await measure(redraw)
report({ 'the wheel': spins, 'painted in each frame': redrawn })
await browser.close()
await close()
rmSync(folder, { recursive: true })
process.exit()

async function openWheel(on: Browser): Promise<Page> {
  const context = await on.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  })
  const held = { locale: 'th', token: sandbox.control.signIn(members.rich.username) }
  await context.addInitScript(`Object.assign(localStorage, ${JSON.stringify(held)})`)
  // Functions that are sent to the page were compiled for Node, which names them with a helper.
  await context.addInitScript('globalThis.__name = (named) => named')
  const opened = await context.newPage()
  await opened.goto(`${url}/user/spin`)
  await opened.locator('canvas').waitFor()
  await opened.waitForLoadState('networkidle')
  const devTools = await context.newCDPSession(opened)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
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
    // What the page does after the one before is over by then.
    await page.waitForTimeout(1_500)
    await browser.startTracing(page, { categories })
    await turn()
    frames.push(...framesOf(await browser.stopTracing()))
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
      const { redraw: turn } = window as unknown as { redraw: typeof redrawTurn }
      const canvas = document.querySelector('canvas')
      if (!canvas) throw new Error('There is no wheel')
      performance.mark(names.begin)
      await turn(canvas, given)
      performance.mark(names.end)
    },
    { names: marks, given: slices },
  )
}
