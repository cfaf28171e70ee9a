import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { chromiumArgs, ensureBrowser } from '../browser.ts'
import { buildApps, folder, giftLinkKey, median, phone, loggedIn, slowDown } from './stage.ts'
import { serveSites } from './startServer.ts'

/**
 * `npm run bench:start -- COMMIT`: how soon login and home are there at a first visit and at a second one, on a slow network and a
 * processor at a quarter, beside the same of another commit, a static text, and a page that only draws a word with React. They take turns,
 * round after round, as figures of two runs cannot be compared. The ratio to the word at a visit of the same kind counts.
 */
const rounds = Number(process.env['ROUNDS'] ?? 7)

/** 150 ms there and back, 1.6 Mbit/s down, 0.75 up (bytes a second). */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** A page, with the test by which it can be used. */
interface Scene {
  readonly path: string
  /** An expression in the page; true once it can be used. */
  readonly isReady: string
  readonly isMember: boolean
  /** Home then shows the agreement after 1.5 s. */
  readonly isNew?: boolean
  /** An expression in the page; true once a balance is shown. */
  readonly hasBalance?: string
}

const home: Scene = {
  path: '/user/home',
  // In a section: the first frame's balance is in none.
  isReady: "/฿[1-9]/.test(document.querySelector('main section')?.textContent ?? '')",
  hasBalance: "/฿[1-9]/.test(document.querySelector('main')?.textContent ?? '')",
  isMember: true,
}

const scenes: Record<string, Scene> = {
  text: { path: '/text/', isReady: 'true', isMember: false },
  'React hello': { path: '/hello/', isReady: "document.querySelector('h1') !== null", isMember: false },
  login: {
    path: '/login',
    // React has taken the form over: what is typed and pressed is sent.
    isReady: "Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactProps'))",
    isMember: false,
  },
  home,
  'home, agreement': { ...home, isNew: true },
}

interface Figures {
  /** Seconds since the navigation began. */
  readonly first: number
  readonly ready: number
  readonly largest: number
  /** When a balance was shown; 0 if none was. */
  readonly balance: number
  /** Total blocking time: the parts of long tasks beyond 50 ms, until the page could be used. */
  readonly blocked: number
  /** Files that were requested, with the page and without calls of the backend. */
  readonly requests: number
  /** kB of scripts, compressed. */
  readonly script: number
}

/** Goals, as ratios to React hello's first paint at a visit of the same kind (docs/measured.md). */
const goals = [
  ['login', 'first', 0.52],
  ['login', 'largest', 0.9],
  ['login', 'ready', 1.35],
  ['home', 'first', 0.56],
  ['home', 'balance', 1.35],
  ['home', 'largest', 1.6],
  ['home, agreement', 'largest', 1.6],
  ['login, again', 'first', 0.9],
  ['home, again', 'balance', 1.9],
] as const satisfies [string, keyof Figures, number][]

const executablePath = ensureBrowser()
const sandbox = createSandbox({ quiet: true, giftLinkKey })
const apps = await buildApps(process.argv[2])
await buildFloor()
const serve = (app: string) =>
  serveSites(
    [
      { folder: join(folder, 'text'), under: '/text/' },
      { folder: join(folder, 'hello'), under: '/hello/' },
      { folder: app, under: '/' },
    ],
    { attachChat: sandbox.attachChat, fetch: answer },
  )
const served = await serve(apps.now)
const servedBefore = apps.before === null ? null : await serve(apps.before)
const browser = await chromium.launch({ executablePath, args: [...chromiumArgs, served.trust] })
/** Compresses as servers do for each response. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const measured = new Map<string, Figures[]>()
for (let round = 0; round < rounds; round += 1)
  for (const [name, scene] of Object.entries(scenes)) {
    await takeScene(name, scene, served.url)
    if (servedBefore && name !== 'text' && name !== 'React hello')
      await takeScene(`before: ${name}`, scene, servedBefore.url)
  }
tell()
await browser.close()
process.exit()

async function buildFloor(): Promise<void> {
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

/** Answers as the sandbox does, compressed as by a server. */
async function answer(request: Request): Promise<Response> {
  const given = await sandbox.fetch(request)
  const { pathname } = new URL(request.url)
  if (!pathname.startsWith('/api/') || !given.ok) return given
  const text = await given.text()
  const headers = new Headers(given.headers)
  headers.delete('content-length')
  headers.set('content-encoding', 'br')
  return new Response(new Uint8Array(brotliCompressSync(text, quickly)), { status: given.status, headers })
}

/** Opens a scene on a new device, and a second time. */
async function takeScene(name: string, scene: Scene, url: string): Promise<void> {
  const context = await browser.newContext(phone)
  if (scene.isMember) await context.addInitScript(loggedIn(sandbox, !scene.isNew))
  // Functions that are sent to the page were compiled for Node, which names them with a helper.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(watch(scene.isReady, scene.hasBalance ?? 'false'))
  const open = async () => {
    const page = await newPage(context)
    await page.goto(url + scene.path, { waitUntil: 'commit' })
    return page
  }
  note(name, await figuresOf(await open()))
  note(`${name}, again`, await figuresOf(await open()))
  await context.close()
}

/** A script by which the page notes its own loading. */
function watch(isReady: string, hasBalance: string): string {
  return `
  globalThis.seen = { ready: 0, largest: 0, balance: 0, tasks: [] };
  const look = () => { if (!seen.balance && document.body && (${hasBalance})) seen.balance = performance.now(); if (!seen.ready && document.body && (${isReady})) seen.ready = performance.now(); if (!seen.ready) requestAnimationFrame(look) };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => { seen.tasks.push(...list.getEntries()) }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => { seen.largest = list.getEntries().at(-1).startTime }).observe({ type: 'largest-contentful-paint', buffered: true });`
}

/** A page on the slow network and the slow processor. */
async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.emulateNetworkConditions', slowNetwork)
  await slowDown(devTools)
  return page
}

async function figuresOf(page: Page): Promise<Figures> {
  // The page's policy allows no expression that waits in the page.
  while ((await read(page)).ready === 0) await page.waitForTimeout(250)
  await page.waitForLoadState('networkidle')
  // The largest paint may change until the first tap: a game's picture may come after the last call.
  await page.waitForTimeout(2_500)
  const figures = await read(page)
  await page.close()
  return figures
}

function read(page: Page): Promise<Figures> {
  return page.evaluate(() => {
    const seen = Reflect.get(globalThis, 'seen') as {
      ready: number
      largest: number
      balance: number
      tasks: PerformanceEntry[]
    }
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name }) => !/\/(api|sandbox|socket\.io)\//.test(name)) as PerformanceResourceTiming[]
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const scripts = files.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    return {
      first: (paint?.startTime ?? 0) / 1000,
      ready: seen.ready / 1000,
      largest: seen.largest / 1000,
      balance: seen.balance / 1000,
      blocked: seen.tasks
        .filter(({ startTime }) => startTime < seen.ready)
        .reduce((sum, { duration }) => sum + (duration - 50) / 1000, 0),
      requests: files.length + 1,
      script: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    }
  })
}

function note(name: string, figures: Figures): void {
  measured.set(name, [...(measured.get(name) ?? []), figures])
  process.stderr.write('.')
}

function tell(): void {
  const figure = (name: string, what: keyof Figures) => of(measured.get(name) ?? [], what)
  const helloOf = (name: string) => figure(name.endsWith(', again') ? 'React hello, again' : 'React hello', 'first')
  console.log(
    `\nMedians of ${rounds} rounds, seconds; in brackets the ratio to React hello at a visit of the same kind.`,
  )
  for (const name of measured.keys()) {
    const time = (what: keyof Figures) => {
      const seconds = figure(name, what)
      return `${what} ${seconds.toFixed(2)} (${(seconds / helloOf(name)).toFixed(2)})`.padEnd(20)
    }
    const blocked = `blocked ${figure(name, 'blocked').toFixed(2)}`
    const files = `files ${figure(name, 'requests')}, scripts ${figure(name, 'script').toFixed(0)} kB`
    const balance = figure(name, 'balance') > 0
    const times = [time('first'), ...(balance ? [time('balance')] : []), time('ready'), time('largest')]
    console.log([name.padEnd(24), ...times, blocked, files].join(' '))
  }
  const ratio = (name: string, what: keyof Figures) =>
    measured.has(name) ? (figure(name, what) / helloOf(name)).toFixed(2) : ''
  console.log('\n| page | what | before | now | goal |\n| --- | --- | --- | --- | --- |')
  for (const [name, what, goal] of goals)
    console.log(`| ${name} | ${what} | ${ratio(`before: ${name}`, what)} | ${ratio(name, what)} | ${goal} |`)
}

function of(all: readonly Figures[], what: keyof Figures): number {
  return median(all.map((figures) => figures[what]))
}
