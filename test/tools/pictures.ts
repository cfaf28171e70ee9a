import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { build } from 'vite'
import { hash } from '../../src/member/hash.ts'
import { openBrowser } from '../hosts/browser.ts'
import { liffId, lineAgent, openLine } from '../hosts/line.ts'
import { openTelegramApp } from '../hosts/telegramMobile.ts'
import type { Opening, Visit } from '../hosts/visit.ts'
import { setForSandbox } from '../sandbox/buildSettings.ts'
import { createSandbox, type Sandbox } from '../sandbox/sandbox.ts'
import { members } from '../sandbox/seed/seed.ts'
import { serveBuild } from '../sandbox/serveBuild.ts'
import { chromiumArgs, ensureBrowser } from './browser.ts'
import type { Scene } from './scene.ts'
import { scenes } from './scenes.ts'
import { tokensPage } from './tokensPage.ts'

/**
 * `npm run pictures`: every scene in the browser at three sizes, in Telegram and in LINE at two, in three languages, light
 * and dark, on one contact sheet. `npm run pictures -- telegram home th` takes only what has every word in its name.
 */
const folder = 'test-results/pictures'
const sizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const
const languages = ['th', 'lo', 'en'] as const
const schemes = ['light', 'dark'] as const

/** Where the app is opened. */
const places = {
  browser: async (context, opening) => openBrowser(context, 'phone', opening),
  telegram: async (context, opening) => openTelegramApp(context, 'ios', opening),
  line: async (context, opening) => openLine(context, 'android', opening),
} satisfies Record<string, (context: BrowserContext, opening: Opening) => Promise<Visit>>
const placeNames = Object.keys(places) as (keyof typeof places)[]

interface Look {
  place: keyof typeof places
  size: (typeof sizes)[number]
  language: (typeof languages)[number]
  scheme: (typeof schemes)[number]
}

const looks: Look[] = placeNames.flatMap((place) =>
  sizes
    .filter(({ width }) => place === 'browser' || width < 700)
    .flatMap((size) => languages.flatMap((language) => schemes.map((scheme) => ({ place, size, language, scheme })))),
)
const nameOf = ({ place, size, language, scheme }: Look) =>
  `${place} ${size.width}×${size.height} ${language} ${scheme}`
const fileOf = (look: Look, scene: Scene) => `${folder}/${nameOf(look)} ${scene.name}.png`.replaceAll(/[ ,×]+/g, '-')

const words = process.argv.slice(2)
const wanted = (look: Look, scene: Scene) =>
  words.every((word) => `${nameOf(look)} ${scene.name}`.split(/[\s,×]+/).includes(word))

const executablePath = ensureBrowser()
process.env['VITE_LIFF_ID'] = liffId
const giftLinkKey = setForSandbox(process.env)
await build({ logLevel: 'warn' })
const browser = await chromium.launch({ executablePath, args: chromiumArgs })
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const jobs = looks.flatMap((look) => scenes.filter((scene) => wanted(look, scene)).map((scene) => ({ look, scene })))
const waiting = [...jobs]
await Promise.all([takePictures(), takePictures()])
await makeSheet()
for (const scheme of schemes) await makePage(tokensPage(scheme), `tokens-${scheme}`)
console.log(`${jobs.length} pictures in ${folder}, all of them on ${folder}/sheet.png`)
// Scenes of loading leave answers behind that would still come in ten minutes.
process.exit()

/** One of the photographers, each with a backend of its own. */
async function takePictures(): Promise<void> {
  const sandbox = createSandbox({ quiet: true, giftLinkKey })
  const { url } = await serveBuild({ sandbox, port: 0 })
  for (let job = waiting.shift(); job; job = waiting.shift()) await takePicture(sandbox, url, job.look, job.scene)
}

async function takePicture(sandbox: Sandbox, url: string, look: Look, scene: Scene): Promise<void> {
  const context = await browser.newContext({
    ...(look.place === 'line' ? lineAgent('android') : {}),
    viewport: look.size,
    colorScheme: look.scheme,
    deviceScaleFactor: 2,
    isMobile: look.size.width < 700,
    hasTouch: look.size.width < 700,
    timezoneId: 'Asia/Bangkok',
  })
  sandbox.reset()
  scene.prepare?.(sandbox)
  await context.addInitScript(storageOf(sandbox, look, scene))
  // Functions that are sent to the page were compiled for Node, which names them with a helper.
  await context.addInitScript('globalThis.__name = (named) => named')
  const { page } = await places[look.place](context, { url, address: scene.address, scheme: look.scheme })
  await page.locator('#root > :not(.first-frame)').first().waitFor()
  await atRest(page)
  await scene.act?.(page)
  await atRest(page)
  await page.screenshot({ path: fileOf(look, scene) })
  await context.close()
}

/** What the device holds before the page opens: language, session, and an agreement that does not ask again. */
function storageOf({ control }: Sandbox, look: Look, { as }: Scene): string {
  const token = as && control.signIn(members[as].username)
  const held = { locale: look.language, ...(token ? { token, agreement: hash(token) } : {}) }
  return `Object.assign(localStorage, ${JSON.stringify(held)})`
}

/** Waits until everything that was asked for has come and every movement has ended. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 1_500 }).catch(() => undefined)
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
    const ends = moving.filter((one) => one.timeline instanceof DocumentTimeline).map((one) => one.finished)
    await Promise.race([Promise.allSettled(ends), new Promise((resolve) => setTimeout(resolve, 1_000))])
  })
}

async function makeSheet(): Promise<void> {
  const picture = (look: Look) => (scene: Scene) =>
    `<figure><img src="data:image/png;base64,${readFileSync(fileOf(look, scene)).toString('base64')}">` +
    `<figcaption>${scene.name}</figcaption></figure>`
  const row = (look: Look) =>
    `<h2>${nameOf(look)}</h2><div>${scenes
      .filter((scene) => wanted(look, scene))
      .map(picture(look))
      .join('')}</div>`
  const style = `body{margin:16px;width:max-content;font:14px sans-serif;background:#999} div{display:flex;gap:10px}
    figure{margin:0} img{height:260px;display:block} figcaption{padding:4px 0 12px}`
  const shown = looks.filter((look) => scenes.some((scene) => wanted(look, scene)))
  await makePage(`<style>${style}</style>${shown.map(row).join('')}`, 'sheet')
}

async function makePage(html: string, name: string): Promise<void> {
  const page = await browser.newPage()
  await page.setContent(html)
  await page.locator('body').screenshot({ path: `${folder}/${name}.png` })
}
