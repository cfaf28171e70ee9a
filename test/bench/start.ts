import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { build } from 'vite'
import { hash } from '../../src/member/hash.ts'
import { setForSandbox } from '../sandbox/buildSettings.ts'
import { createSandbox } from '../sandbox/sandbox.ts'
import { members } from '../sandbox/seed.ts'
import { chromiumArgs, ensureBrowser } from '../tools/browser.ts'
import { slowDown } from './stage.ts'
import { serveSites } from './startServer.ts'

/**
 * `npm run bench:start`: how soon login and home are there at a first visit, on a slow line and a processor at a quarter, beside a static text
 * and a page that does nothing but draw a word with React. All are taken in turn, round after round, as figures of two runs cannot be
 * compared; what counts is the ratio to the word.
 */
const rounds = Number(process.env['ROUNDS'] ?? 7)

/** 150 ms there and back, 1.6 Mbit/s down, 0.75 up (bytes a second). */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** A page, and by what it can be told that it can be used. */
interface Scene {
  readonly path: string
  /** An expression in the page; true once it can be used. */
  readonly isReady: string
  readonly isMember: boolean
}

const scenes: Record<string, Scene> = {
  text: { path: '/text/', isReady: 'true', isMember: false },
  'React hello': { path: '/hello/', isReady: "document.querySelector('h1') !== null", isMember: false },
  login: { path: '/login', isReady: "document.querySelector('[name=password]') !== null", isMember: false },
  home: {
    path: '/user/home',
    isReady: "/฿1,325,616\\.24/.test(document.querySelector('main')?.textContent ?? '')",
    isMember: true,
  },
}

interface Figures {
  /** Seconds since the navigation began. */
  readonly first: number
  readonly ready: number
  readonly largest: number
  /** Files that were asked for, the page among them; calls of the backend are none. */
  readonly requests: number
  /** kB of scripts over the line. */
  readonly script: number
}

const folder = mkdtempSync(join(tmpdir(), 'member-wallet-bench-'))
const executablePath = ensureBrowser()
const giftLinkKey = setForSandbox(process.env)
const sandbox = createSandbox({ quiet: true, giftLinkKey })
await buildSites()
const served = await serveSites(
  [
    { folder: join(folder, 'text'), under: '/text/' },
    { folder: join(folder, 'hello'), under: '/hello/' },
    { folder: join(folder, 'app'), under: '/' },
  ],
  sandbox,
)
const browser = await chromium.launch({ executablePath, args: chromiumArgs })
const measured = new Map<string, Figures[]>()
for (let round = 0; round < rounds; round += 1)
  for (const [name, scene] of Object.entries(scenes)) await takeScene(name, scene)
tell()
await browser.close()
served.close()
rmSync(folder, { recursive: true })
process.exit()

async function buildSites(): Promise<void> {
  await build({ logLevel: 'warn', build: { outDir: join(folder, 'app'), emptyOutDir: true } })
  const source = join(folder, 'source')
  mkdirSync(source)
  const page = (body: string) =>
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>.</title>${body}`
  const entry = join(import.meta.dirname, 'hello.tsx')
  writeFileSync(join(source, 'index.html'), page(`<script type="module" src="${entry}"></script>`))
  await build({
    configFile: false,
    logLevel: 'warn',
    root: source,
    base: '/hello/',
    plugins: [react()],
    resolve: {
      alias: {
        react: join(process.cwd(), 'node_modules/react'),
        'react-dom': join(process.cwd(), 'node_modules/react-dom'),
      },
    },
    build: { outDir: join(folder, 'hello'), emptyOutDir: true, modulePreload: { polyfill: false } },
  })
  mkdirSync(join(folder, 'text'))
  writeFileSync(join(folder, 'text/index.html'), page('<h1>Hello, this page has no more than a word to say.</h1>'))
}

/** Takes a scene as one who comes for the first time. */
async function takeScene(name: string, scene: Scene): Promise<void> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  })
  if (scene.isMember) {
    const token = sandbox.control.signIn(members.rich.username)
    await context.addInitScript(
      `Object.assign(localStorage, ${JSON.stringify({ locale: 'th', token, agreement: hash(token) })})`,
    )
  }
  await context.addInitScript(watch(scene.isReady))
  // Chromium keeps nothing of a site whose certificate nobody has signed: a second visit would be as cold.
  note(name, await visit(context, scene.path))
  await context.close()
}

/** What the page notes of itself while it loads. */
function watch(isReady: string): string {
  return `
  globalThis.seen = { ready: 0, largest: 0 };
  const look = () => { if (!seen.ready && document.body && (${isReady})) seen.ready = performance.now(); if (!seen.ready) requestAnimationFrame(look) };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => { seen.largest = list.getEntries().at(-1).startTime }).observe({ type: 'largest-contentful-paint', buffered: true });`
}

async function visit(context: BrowserContext, path: string): Promise<Figures> {
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.emulateNetworkConditions', line)
  await slowDown(devTools)
  await page.goto(served.url + path, { waitUntil: 'commit' })
  // The page's policy lets nothing be evaluated that waits in it.
  while ((await read(page)).ready === 0) await page.waitForTimeout(250)
  await page.waitForLoadState('networkidle')
  // The largest paint is the last that was seen before somebody does something: a game's picture may come after the last call.
  await page.waitForTimeout(1_500)
  const figures = await read(page)
  await page.close()
  return figures
}

function read(page: Page): Promise<Figures> {
  return page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: { ready: number; largest: number } }
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name }) => !/\/(api|sandbox|socket\.io)\//.test(name)) as PerformanceResourceTiming[]
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const scripts = files.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    return {
      first: (paint?.startTime ?? 0) / 1000,
      ready: seen.ready / 1000,
      largest: seen.largest / 1000,
      requests: files.length + 1,
      script: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    }
  })
}

function note(name: string, figures: Figures): void {
  measured.set(name, [...(measured.get(name) ?? []), figures])
  process.stderr.write('.')
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

function tell(): void {
  const medians = new Map(
    [...measured].map(([name, all]) => [
      name,
      {
        first: of(all, 'first'),
        ready: of(all, 'ready'),
        largest: of(all, 'largest'),
        requests: of(all, 'requests'),
        script: of(all, 'script'),
      },
    ]),
  )
  console.log(`\nMedians of ${rounds} rounds, seconds; in brackets the ratio to React hello.`)
  for (const [name, figures] of medians) {
    const hello = medians.get('React hello')?.first ?? Number.NaN
    const time = (seconds: number) => `${seconds.toFixed(2)} (${(seconds / hello).toFixed(2)})`.padEnd(14)
    console.log(
      `${name.padEnd(20)} first ${time(figures.first)} usable ${time(figures.ready)} largest ${time(figures.largest)} requests ${figures.requests} scripts ${figures.script.toFixed(0)} kB`,
    )
  }
}

function of(all: readonly Figures[], what: keyof Figures): number {
  return median(all.map((figures) => figures[what]))
}
