import { test as base, type BrowserContext, type BrowserContextOptions } from '@playwright/test'
import { openTelegramApp } from '../../fakes/hosts/telegramMobile.ts'
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts'
import { serveBuild } from '../../sandbox/serveBuild.ts'
import { reachScene } from '../../tools/scenes/reachScene.ts'
import { scenes } from '../../tools/scenes/scenes.ts'
import { buildFolder, giftLinkKey } from './buildFolder.ts'

/** How a guarded picture is taken. */
interface Look {
  readonly language: 'th' | 'lo'
  readonly scheme: 'light' | 'dark'
  readonly place: 'browser' | 'telegram'
  readonly size: { readonly width: number; readonly height: number }
}

const phone = { width: 360, height: 640 }
const light: Look = { language: 'th', scheme: 'light', place: 'browser', size: phone }
const looks = {
  light,
  dark: { ...light, scheme: 'dark' },
  telegram: { ...light, scheme: 'dark', place: 'telegram' },
  lao: { ...light, language: 'lo' },
  desktop: { ...light, size: { width: 1280, height: 800 } },
} as const satisfies Record<string, Look>

/** The guarded scenes of each look, by their names in `npm run pictures`. */
const guarded: Record<keyof typeof looks, readonly string[]> = {
  light: [
    'login',
    'login, busy',
    'login, offline',
    'register, phone',
    'register, code',
    'register, bank',
    'agreement',
    'conditions',
    'contact',
    'home',
    'home, failing',
    'home, pressed',
    'home, focused',
    'home, loading',
    'home, offline',
    'home, find game',
    'home, lock offer',
    'lock, asking',
    'deposit',
    'deposit, as last time',
    'deposit, account',
    'deposit, number copied',
    'deposit, failing',
    'qr, open',
    'qr, paid',
    'gift',
    'slip, chosen',
    'slip, sent',
    'slips',
    'transfer',
    'transfer, done',
    'transfer, unknown',
    'withdraw',
    'withdraw, done',
    'withdraw, unknown',
    'game',
    'game, form',
    'game, refused',
    'money map',
    'rewards, bonuses',
    'rewards, bonus',
    'rewards, refund',
    'rewards, coupons',
    'rewards, invite',
    'rewards, affiliate kit',
    'rewards, wheel',
    'rewards, prize',
    'statement',
    'statement, empty',
    'statement, withdrawal paid',
    'search and totals',
    'session result',
    'profile',
    'profile, edit',
    'settings',
    'deposit limits',
    'chat, buttons and cards',
    'chat, failing',
    'chat, media',
    'terminated',
    'not found',
  ],
  dark: ['home', 'deposit', 'withdraw, done', 'rewards, wheel', 'statement', 'chat, buttons and cards'],
  telegram: ['home', 'deposit', 'rewards, bonuses', 'rewards, wheel', 'statement', 'settings'],
  lao: ['home', 'deposit', 'rewards, bonus', 'statement'],
  desktop: ['login', 'home', 'deposit', 'rewards, bonuses', 'statement', 'chat, buttons and cards'],
}

/** The time in every picture, with the sandbox and in the browser: a Monday afternoon in Bangkok. */
const now = Date.parse('2026-03-02T14:05:00+07:00')

/** The scene of a name in `npm run pictures`. @throws Error if there is none. */
function sceneOf(name: string) {
  const scene = scenes.find((one) => one.name === name)
  if (!scene) throw new Error(`No scene has the name "${name}"`)
  return scene
}

/** Every guarded picture: its scene, its look and the name of its file. */
export const guardedPictures = Object.entries(looks).flatMap(([name, look]) =>
  guarded[name as keyof typeof looks].map((scene) => ({
    scene: sceneOf(scene),
    look: look as Look,
    file: `${name}-${scene.replaceAll(/[ ,]+/g, '-')}.png`,
  })),
)

/** The context's options of a look: the same pixels on every machine. */
export const optionsOf = ({ scheme, size }: Look): BrowserContextOptions => ({
  viewport: size,
  colorScheme: scheme,
  deviceScaleFactor: 1,
  isMobile: size.width < 700,
  hasTouch: size.width < 700,
  locale: 'th-TH',
  timezoneId: 'Asia/Bangkok',
})

interface Studio {
  sandbox: Sandbox
  url: string
}

/** Tests with a sandbox of their own, whose clock stands. */
export const test = base.extend<object, { studio: Studio }>({
  studio: [
    // Playwright reads the parameter's shape.
    async ({ browserName: _ }, use) => {
      const sandbox = createSandbox({ quiet: true, giftLinkKey: process.env[giftLinkKey] ?? '', now: () => now })
      const { url, close } = await serveBuild({ sandbox, port: 0, folder: process.env[buildFolder] ?? 'dist' })
      await use({ sandbox, url })
      await close()
    },
    { scope: 'worker' },
  ],
})

/** Brings a picture's scene about, at the time of all pictures. @returns the page at rest. */
export async function pose(
  { scene, look }: (typeof guardedPictures)[number],
  { sandbox, url }: Studio,
  context: BrowserContext,
) {
  await context.clock.setFixedTime(now)
  const open = async (address: string) => {
    if (look.place === 'telegram')
      return (await openTelegramApp(context, 'android', { url, scheme: look.scheme, address })).page
    const page = await context.newPage()
    await page.goto(url + address)
    return page
  }
  return reachScene(context, scene, { sandbox, language: look.language, open })
}
