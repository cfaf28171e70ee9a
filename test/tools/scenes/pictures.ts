import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { chromium, type BrowserContext } from '@playwright/test'
import { build } from 'vite'
import { languages as ownNames, type Language } from '../../../src/i18n/languages.ts'
import { openBrowser } from '../../fakes/hosts/browser.ts'
import { liffId, lineAgent, openLine } from '../../fakes/hosts/line.ts'
import { openTelegramApp } from '../../fakes/hosts/telegramMobile.ts'
import type { Opening, Visit } from '../../fakes/hosts/visit.ts'
import { setForSandbox } from '../../sandbox/buildSettings.ts'
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts'
import { serveBuild } from '../../sandbox/serveBuild.ts'
import { chromiumArgs, ensureBrowser } from '../browser.ts'
import { reachScene } from './reachScene.ts'
import type { Scene } from './scene.ts'
import { scenes } from './scenes.ts'
import { tokensPage } from './tokensPage.ts'

/**
 * `npm run pictures`: every scene in the browser at four sizes, in Telegram and in LINE at two, in three languages, light
 * and dark, on one contact sheet. `npm run pictures -- telegram home th` takes only scenes with every word in their name.
 */
const folder = 'test-results/pictures'
const buildFolder = 'test-results/pictures-build'
const sizes = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const
const languages = Object.keys(ownNames) as Language[]
const schemes = ['light', 'dark'] as const

/** Hosts and sizes of the scenes. */
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
    .filter(({ width }) => place === 'browser' || (width > 320 && width < 700))
    .flatMap((size) => languages.flatMap((language) => schemes.map((scheme) => ({ place, size, language, scheme })))),
)
const nameOf = ({ place, size, language, scheme }: Look) =>
  `${place} ${size.width}×${size.height} ${language} ${scheme}`
const fileOf = (look: Look, scene: Scene) => `${folder}/${nameOf(look)} ${scene.name}.png`.replaceAll(/[ ,×]+/g, '-')

const words = process.argv.slice(2)
const wanted = (look: Look, scene: Scene) =>
  words.every((word) => `${nameOf(look)} ${scene.name}`.split(/[\s,×]+/).includes(word))

/** The chosen scenes of a look. */
const scenesOf = (look: Look): Scene[] => scenes.filter((scene) => wanted(look, scene))

const jobs = looks.flatMap((look) => scenesOf(look).map((scene) => ({ look, scene })))
if (jobs.length === 0) {
  console.error(`No scene has every one of these words in its name: ${words.join(' ')}`)
  process.exit(1)
}

const executablePath = ensureBrowser()
process.env['VITE_LIFF_ID'] = liffId
const giftLinkKey = setForSandbox(process.env)
await build({ logLevel: 'warn', build: { outDir: buildFolder, emptyOutDir: true } })
const browser = await chromium.launch({ executablePath, args: chromiumArgs })
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const waiting = [...jobs]
/** Time limit of one wait in a scene (ms). A scene that fails delays the others by as much. */
const waitLimitMs = 15_000
/** A sheet of a hundred desktop pictures takes more than the usual 30 s on a busy machine. */
const sheetTimeoutMs = 300_000
/** What went wrong, by the picture's file. One scene that fails takes no other picture with it. */
const failures = new Map<string, string>()
await Promise.all([takePictures(), takePictures()])
if (failures.size > 0) console.error(`${failures.size} scenes failed:\n${[...failures.values()].join('\n')}\n`)
await makeSheet()
for (const scheme of schemes) await makePage(tokensPage(scheme), `tokens-${scheme}`)
console.log(`${jobs.length} pictures in ${folder}, all of them on ${folder}/sheet.png`)
// Scenes of loading leave answers behind that would still come in ten minutes.
process.exit(failures.size > 0 ? 1 : 0)

/** Takes pictures from the queue, with a backend of its own. */
async function takePictures(): Promise<void> {
  const sandbox = createSandbox({ quiet: true, giftLinkKey })
  const { url } = await serveBuild({ sandbox, port: 0, folder: buildFolder })
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
  context.setDefaultTimeout(waitLimitMs)
  const file = fileOf(look, scene)
  try {
    const open = async (address: string) =>
      (await places[look.place](context, { url, scheme: look.scheme, address })).page
    const page = await reachScene(context, scene, { sandbox, language: look.language, open })
    await page.screenshot({ path: file })
  } catch (error) {
    failures.set(file, `${nameOf(look)}, ${scene.name}: ${firstLine(error)}`)
    // A picture of the failed scene often shows why. Without one the sheet has an empty place.
    await context
      .pages()[0]
      ?.screenshot({ path: file })
      .catch(() => undefined)
  } finally {
    await context.close()
  }
}

/** An error's first line, without the browser's log. */
function firstLine(error: unknown): string {
  return String(error).split('\n')[0] ?? ''
}

async function makeSheet(): Promise<void> {
  const picture = (look: Look) => (scene: Scene) => {
    const file = fileOf(look, scene)
    const source = existsSync(file) ? `data:image/png;base64,${readFileSync(file).toString('base64')}` : ''
    const caption = failures.has(file) ? `✗ ${scene.name}` : scene.name
    return `<figure${failures.has(file) ? ' class="failed"' : ''}><img src="${source}"><figcaption>${caption}</figcaption></figure>`
  }
  const row = (look: Look) => `<h2>${nameOf(look)}</h2><div>${scenesOf(look).map(picture(look)).join('')}</div>`
  const style = `body{margin:16px;width:max-content;font:14px sans-serif;background:#999} div{display:flex;gap:10px}
    figure{margin:0} img{height:260px;display:block} figcaption{padding:4px 0 12px}
    .failed{color:#b00;font-weight:bold} .failed img{min-width:120px;outline:4px solid}`
  const shown = looks.filter((look) => scenesOf(look).length > 0)
  await makePage(`<style>${style}</style>${shown.map(row).join('')}`, 'sheet')
}

async function makePage(html: string, name: string): Promise<void> {
  const page = await browser.newPage()
  await page.setContent(html, { timeout: sheetTimeoutMs })
  await page.locator('body').screenshot({ path: `${folder}/${name}.png`, timeout: sheetTimeoutMs })
}
