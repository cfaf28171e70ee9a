import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { chromium, type Browser, type Page } from '@playwright/test'
import { build } from 'vite'
import { createSandbox, type Sandbox } from '../sandbox/sandbox.ts'
import { members } from '../sandbox/seed.ts'
import { serveBuild } from '../sandbox/serveBuild.ts'
import { chromiumArgs, ensureBrowser } from './browser.ts'
import { scenes, type Scene } from './scenes.ts'

/**
 * `npm run pictures`: every scene at three sizes, in three languages, light and dark, on one contact sheet.
 * `npm run pictures -- home th` takes only what has every word in its name.
 */
const folder = 'test-results/pictures'
const sizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const
const languages = ['th', 'lo', 'en'] as const
const schemes = ['light', 'dark'] as const

interface Look {
  size: (typeof sizes)[number]
  language: (typeof languages)[number]
  scheme: (typeof schemes)[number]
}

const looks: Look[] = sizes.flatMap((size) =>
  languages.flatMap((language) => schemes.map((scheme) => ({ size, language, scheme }))),
)
const nameOf = (look: Look) => `${look.size.width}×${look.size.height} ${look.language} ${look.scheme}`

const words = process.argv.slice(2)
const wanted = (look: Look, scene: Scene) =>
  words.every((word) => `${nameOf(look)} ${scene.name}`.split(/[\s,×]+/).includes(word))

const executablePath = ensureBrowser()
await build({ logLevel: 'warn' })
const sandbox = createSandbox({ quiet: true })
const { url, close } = await serveBuild({ sandbox, port: 0 })
const browser = await chromium.launch({ executablePath, args: chromiumArgs })
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const rows: { name: string; pictures: { name: string; file: string }[] }[] = []
for (const look of looks) {
  const pictures = []
  for (const scene of scenes.filter((one) => wanted(look, one))) {
    const file = `${folder}/${nameOf(look)} ${scene.name}.png`.replaceAll(/[ ,×]+/g, '-')
    await takePicture(look, scene, file)
    pictures.push({ name: scene.name, file })
  }
  if (pictures.length > 0) rows.push({ name: nameOf(look), pictures })
}
await makeSheet(browser)
await browser.close()
await close()
console.log(`${rows.flatMap((row) => row.pictures).length} pictures in ${folder}, all of them on ${folder}/sheet.png`)

async function takePicture(look: Look, scene: Scene, file: string): Promise<void> {
  const context = await browser.newContext({
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
  const page = await context.newPage()
  await page.goto(url + scene.address)
  await atRest(page)
  await scene.act?.(page)
  await atRest(page)
  await page.screenshot({ path: file })
  await context.close()
}

function storageOf({ control }: Sandbox, look: Look, { as }: Scene): string {
  const token = as ? control.signIn(members[as].username) : null
  return `localStorage.setItem('locale', '${look.language}')${token ? `; localStorage.setItem('token', '${token}')` : ''}`
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

async function makeSheet(within: Browser): Promise<void> {
  const cell = ({ name, file }: { name: string; file: string }) =>
    `<figure><img src="data:image/png;base64,${readFileSync(file).toString('base64')}"><figcaption>${name}</figcaption></figure>`
  const html = rows.map((row) => `<h2>${row.name}</h2><div>${row.pictures.map(cell).join('')}</div>`).join('')
  const style = `body{margin:16px;font:14px sans-serif;background:#999} div{display:flex;gap:10px}
    figure{margin:0} img{height:420px;display:block} figcaption{padding:4px 0 12px}`
  const page = await within.newPage()
  await page.setContent(`<style>${style} body{width:max-content}</style>${html}`)
  await page.locator('body').screenshot({ path: `${folder}/sheet.png` })
}
