import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { chromium, firefox } from '@playwright/test'
import { chromiumArgs } from '../tools/browser.ts'
import { playwrightEngine } from './playwrightEngine.ts'
import type { Engine } from './tab.ts'
import { startWebKitGtk, wpe } from './webDriverEngine.ts'

interface EngineKind {
  /** Debian's packages, and a shell command that succeeds if they are installed. */
  readonly packages: readonly string[]
  readonly probe: string
  start(): Promise<Engine>
  /** Titles of journeys that it or its driver cannot do; docs/testing.md has the reasons. */
  readonly cannot: RegExp
}

/** @returns the path of the Chromium that an npm package carries, unpacked once. */
function chromium109(): string {
  const path = join(import.meta.dirname, '../../node_modules/.cache/engines/chromium-109')
  if (existsSync(path)) return path
  const packed = createRequire(import.meta.url).resolve('@sparticuz/chromium/bin/chromium.br')
  mkdirSync(join(path, '..'), { recursive: true })
  const part = `${path}.${process.pid}`
  writeFileSync(part, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 })
  renameSync(part, path)
  return path
}

/** What only a browser that resists fingerprinting can show. */
const onlyPrivate = /where drawn pixels are noise/

async function startFirefox(prefs: Record<string, boolean>): Promise<Engine> {
  const executablePath = join(import.meta.dirname, 'firefox.mjs')
  // As on phones, scroll bars need no space.
  const firefoxUserPrefs = { 'ui.useOverlayScrollbars': 1, ...prefs }
  return playwrightEngine(await firefox.launch({ channel: 'moz-firefox', executablePath, firefoxUserPrefs }))
}

/** Every engine that the journeys run in. */
const engines = {
  chromium109: {
    packages: [],
    probe: 'true',
    start: async () =>
      playwrightEngine(await chromium.launch({ executablePath: chromium109(), args: [...chromiumArgs] })),
    cannot: onlyPrivate,
  },
  webkitgtk: {
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'],
    probe: `command -v WebKitWebDriver Xvfb && /usr/bin/python3 -c "import gi; gi.require_version('WebKit2', '4.1')"`,
    start: startWebKitGtk,
    cannot: onlyPrivate,
  },
  wpe: {
    packages: ['wpewebkit-driver', 'cog'],
    probe: 'command -v WPEWebDriver cog',
    start: () => Promise.resolve(wpe),
    cannot: /is saved|a game opens|px|where drawn pixels are noise/,
  },
  firefox: {
    packages: ['firefox-esr'],
    probe: 'command -v firefox-esr',
    start: () => startFirefox({}),
    cannot: onlyPrivate,
  },
  'firefox-private': {
    packages: ['firefox-esr'],
    probe: 'command -v firefox-esr',
    start: () => startFirefox({ 'privacy.resistFingerprinting': true }),
    cannot: /^(?!.*where drawn pixels are noise)/,
  },
} as const satisfies Record<string, EngineKind>

export type EngineName = keyof typeof engines
export const engineNames = Object.keys(engines) as EngineName[]
export const engineOf = (name: EngineName): EngineKind => engines[name]
