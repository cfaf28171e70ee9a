import { findChromium } from '../tools/browser.ts'
import type { Engine } from './driver.ts'
import { startChromium } from './drivers/chromium.ts'
import { startFirefox } from './drivers/firefox.ts'
import { unpackedChromium } from './drivers/oldChromium.ts'
import { startWebKitGtk, startWpe } from './drivers/webKit.ts'

interface EngineKind {
  /** Its heading in the table of docs/engines.md. */
  readonly title: string
  readonly standsFor: string
  /** Debian's packages, and a shell command that succeeds if they are installed. */
  readonly packages: readonly string[]
  readonly probe: string
  start(): Promise<Engine>
  /** Journeys that its driver cannot do, each with the reason. */
  readonly cannot: Readonly<Record<string, string>>
}

function newest(): Promise<Engine> {
  const path = findChromium()
  if (!path) throw new Error('No Chromium starts here. Install one (Debian: chromium) and run the tests again.')
  return startChromium(path)
}

/** A Chromium of an npm package. */
const old = (version: string, standsFor: string): EngineKind => ({
  title: `Chromium ${version.split('.')[0]}`,
  standsFor,
  packages: [],
  probe: 'true',
  start: async () => startChromium(await unpackedChromium(version)),
  cannot: {},
})

const narrow = 'The window of WPE’s headless platform is 800 × 600 and cannot be changed.'

/** Every engine that the journeys run in. */
export const engines = {
  chromium: {
    title: 'Chromium',
    standsFor: 'Chrome and Android’s WebView of today',
    packages: ['chromium-headless-shell'],
    probe: 'true',
    start: newest,
    cannot: {},
  },
  chromium119: old('119.0.2', 'a WebView of late 2023'),
  chromium114: old('114.0.0', 'a WebView of early 2023'),
  chromium109: old('109.0.6', 'the last Chrome of old computers, a WebView of 2022'),
  chromium103: old('103.0.0', 'the floor on Android'),
  webkitgtk: {
    title: 'WebKitGTK',
    standsFor: 'Safari, iOS 18 and 26',
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'],
    probe: `command -v WebKitWebDriver Xvfb && /usr/bin/python3 -c "import gi; gi.require_version('WebKit2', '4.1')"`,
    start: startWebKitGtk,
    cannot: {},
  },
  wpe: {
    title: 'WPE WebKit',
    standsFor: 'iOS 16',
    packages: ['wpewebkit-driver', 'cog'],
    probe: 'command -v WPEWebDriver cog',
    start: startWpe,
    cannot: {
      'a QR code is kept': 'WPE’s headless platform saves no files: it shows them in the place of the page.',
      'a game': 'WPE’s headless platform opens no second window, in which a browser shows the game.',
      'nothing is wider than a page of 390 or 320 px': narrow,
      'a keyboard leaves the field and its button in sight': narrow,
      'a sheet is never higher than the view': narrow,
    },
  },
  firefox: {
    title: 'Firefox',
    standsFor: 'Firefox',
    packages: ['firefox-esr'],
    probe: 'command -v firefox-esr',
    start: startFirefox,
    cannot: {},
  },
} as const satisfies Record<string, EngineKind>

export type EngineName = keyof typeof engines
export const engineNames = Object.keys(engines) as EngineName[]
export const engineOf = (name: EngineName): EngineKind => engines[name]
