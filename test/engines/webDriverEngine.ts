import { spawn } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type * as dom from '@testing-library/dom'
import { Builder, type WebElement } from 'selenium-webdriver'
import type * as remote from 'selenium-webdriver/remote'
import { phone, type Engine, type Tab } from './tab.ts'
import type { Target, Words } from './target.ts'

const load = createRequire(import.meta.url)
const { DriverService }: typeof remote = load('selenium-webdriver/remote')
const library = readFileSync(load.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8')

/** The differences between the WebKits. */
interface Kind {
  /** The path of the program that speaks WebDriver. */
  readonly program: string
  readonly capabilities: Readonly<Record<string, unknown>>
  readonly environment: Readonly<Record<string, string>>
  readonly resizes: boolean
}

/** WebKitGTK in a window as wide as a phone, on a virtual screen. */
export async function startWebKitGtk(): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1024x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise((resolve, reject) => {
    screen.stdio[3]?.once('data', (part: Buffer) => resolve(part.toString().trim()))
    screen.once('error', reject)
  })
  const view = { binary: join(import.meta.dirname, 'view.py'), args: [phone.width, phone.height].map(String) }
  const kind = {
    program: '/usr/bin/WebKitWebDriver',
    capabilities: { browserName: 'WebKitGTK', 'webkitgtk:browserOptions': view },
    environment: { DISPLAY: `:${number}`, GDK_BACKEND: 'x11', WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
    resizes: true,
  }
  return { newTab: (base) => openTab(kind, base), close: () => Promise.resolve(void screen.kill()) }
}

const headless = ['-P', 'headless', '--automation', '--enable-write-console-messages-to-stdout=true']

/** WPE WebKit, without a screen. */
export const wpe: Engine = {
  newTab: (base) =>
    openTab(
      {
        program: '/usr/bin/WPEWebDriver',
        capabilities: { browserName: 'cog', 'wpe:browserOptions': { binary: '/usr/bin/cog', args: headless } },
        environment: {},
        resizes: false,
      },
      base,
    ),
  close: () => Promise.resolve(),
}

declare global {
  interface Window {
    TestingLibraryDom?: typeof dom
    heard: string[]
  }
}

/** Runs in the page: the visible elements of a target; null in a new document, which lacks the library. */
function search(target: Target): HTMLElement[] | null {
  if (!window.TestingLibraryDom) return null
  const { queryAllByLabelText, queryAllByRole, queryAllByText } = window.TestingLibraryDom
  const matcher = (words: Words) => (typeof words === 'string' ? words : new RegExp(words.pattern))
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
  const query = (around: HTMLElement, wanted: Target) => {
    if (wanted.by === 'css') return [...around.querySelectorAll<HTMLElement>(wanted.what)]
    if (wanted.by === 'role') {
      const options = wanted.name === undefined ? {} : { name: matcher(wanted.name) }
      return queryAllByRole(around, wanted.what, options).filter(isVisible)
    }
    const queryAll = wanted.by === 'label' ? queryAllByLabelText : queryAllByText
    return queryAll(around, matcher(wanted.what)).filter(isVisible)
  }
  const all = (wanted: Target): HTMLElement[] => {
    const around = wanted.inside ? all(wanted.inside)[0] : document.documentElement
    return around ? query(around, wanted).slice(wanted.at ?? 0) : []
  }
  return all(target)
}

/** Runs in the page: collects uncaught errors, as some engines write none of them. */
function listen(): void {
  window.heard = []
  window.addEventListener('error', ({ message }) => window.heard.push(message))
  window.addEventListener('unhandledrejection', ({ reason }) => window.heard.push(`unhandled: ${String(reason)}`))
}

/** Runs in the page: the place of an element that can be tapped. */
function placeOf(element: HTMLElement): string {
  // A driver counts what a bar covers as shown.
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top } = element.getBoundingClientRect()
  return element.matches(':disabled, [aria-disabled=true]') ? 'disabled' : `${left} ${top}`
}

/** Runs in the page: focuses a field and empties it. */
function empty(field: HTMLInputElement): void {
  field.focus()
  field.select()
  document.execCommand('delete')
}

/** Starts the program, with a folder of its own for storages. */
async function openTab({ program, capabilities, environment, resizes }: Kind, base: string): Promise<Tab> {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'))
  const stored = Object.fromEntries(['DATA', 'CACHE', 'CONFIG'].map((kind) => [`XDG_${kind}_HOME`, join(folder, kind)]))
  const output = join(folder, 'output')
  const written = openSync(output, 'w')
  const service = new DriverService.Builder(program)
    .setHostname('127.0.0.1')
    .setEnvironment({ ...process.env, LANGUAGE: 'th', LIBGL_ALWAYS_SOFTWARE: '1', ...environment, ...stored })
    .setStdio(['ignore', written, written])
    .build()
  const driver = new Builder()
    .usingServer(await service.start())
    .withCapabilities(capabilities)
    .build()

  const run = <Result>(act: (...given: never[]) => Result, ...given: unknown[]) =>
    driver.executeScript<Result>(`return (${act})(...arguments)`, ...given)
  async function find(target: Target): Promise<WebElement[]> {
    const found: WebElement[] | null = await driver.executeScript(`return (${search})(...arguments)`, target)
    if (found) return found
    await driver.executeScript(`${library}; (${listen})()`)
    return find(target)
  }
  /** Does something with the first element of a target, again until it succeeds. */
  const withElement = (target: Target, act: (element: WebElement) => Promise<unknown>) =>
    expect(async () => {
      const [element] = await find(target)
      if (!element) throw new Error(`Not to be seen: ${JSON.stringify(target)}`)
      await act(element)
    }).toPass()

  return {
    open: (address) => driver.get(`${base}${address}`),
    reload: () => driver.navigate().refresh(),
    tap: (target) =>
      withElement(target, async (element) => {
        const place = await run(placeOf, element)
        expect(place).not.toBe('disabled')
        await driver.sleep(100)
        // A sheet may still move.
        expect(await run(placeOf, element)).toBe(place)
        await element.click()
      }),
    fill: (target, text) =>
      withElement(target, async (element) => {
        await run(empty, element)
        await element.sendKeys(text)
      }),
    attach: (target, path) => withElement(target, (element) => element.sendKeys(path)),
    sees: (target) => withElement(target, () => Promise.resolve()),
    misses: (target) => expect(async () => expect(await find(target)).toEqual([])).toPass(),
    reads: (target, words) =>
      withElement(target, async (element) => {
        const text = await run((shown: HTMLElement) => shown.innerText.replace(/\s+/g, ' '), element)
        expect(typeof words === 'string' ? text.includes(words) : words.test(text), text).toBe(true)
      }),
    evaluate: <Result, Argument>(act: (argument: Argument) => Result, argument?: Argument) =>
      run<Result>(act, argument),
    async resize(width, height) {
      if (resizes) await driver.manage().window().setRect({ x: 0, y: 0, width, height })
    },
    async complaints() {
      const told = readFileSync(output, 'utf8').split('\n')
      const heard = await run(() => window.heard ?? []).catch(() => [])
      return [...told.filter((line) => /: CONSOLE .*(ERROR|WARN)/.test(line)), ...heard]
    },
    async close() {
      // The window may be closed already.
      await driver.quit().catch(() => undefined)
      await service.kill()
      // The engine may still be writing its cache.
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}
