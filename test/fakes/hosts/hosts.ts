import type { BrowserContext, BrowserContextOptions } from '@playwright/test'
import type { Host as Family } from '../../../src/platform/launch.ts'
import { openBrowser } from './browser.ts'
import { lineAgent, openLine, plainLineAgent } from './line.ts'
import { openTelegramApp } from './telegramMobile.ts'
import { openTelegramWeb } from './telegramWeb.ts'
import type { Opening, Visit } from './visit.ts'

/** A host of the app, as the tests fake it. */
export interface Host {
  readonly name: string
  readonly family: Family
  /** Options of the browser's context. */
  readonly context: BrowserContextOptions
  /** The app is framed by an https page, so it is served over https itself. */
  readonly framed?: true
  open(context: BrowserContext, opening: Opening): Promise<Visit>
}

const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false }

/** Every host of the app, each client apart. A test of a few hosts takes them from here by name. */
export const hosts: readonly Host[] = [
  {
    name: 'Telegram Web A',
    family: 'telegram',
    context: {},
    framed: true,
    open: async (context, opening) => openTelegramWeb(context, 'weba', opening),
  },
  {
    name: 'Telegram Web K',
    family: 'telegram',
    context: {},
    framed: true,
    open: async (context, opening) => openTelegramWeb(context, 'web', opening),
  },
  {
    name: 'Telegram for iOS',
    family: 'telegram',
    context: {},
    open: async (context, opening) => openTelegramApp(context, 'ios', opening),
  },
  {
    name: 'Telegram for Android',
    family: 'telegram',
    context: {},
    open: async (context, opening) => openTelegramApp(context, 'android', opening),
  },
  {
    name: 'Telegram Desktop',
    family: 'telegram',
    context: { viewport: { width: 400, height: 694 }, isMobile: false, hasTouch: false },
    open: async (context, opening) => openTelegramApp(context, 'tdesktop', opening),
  },
  {
    name: 'LINE for Android',
    family: 'line',
    context: lineAgent('android'),
    open: async (context, opening) => openLine(context, 'android', opening),
  },
  {
    name: 'LINE for iOS',
    family: 'line',
    context: lineAgent('ios'),
    open: async (context, opening) => openLine(context, 'ios', opening),
  },
  {
    name: 'LINE’s plain browser',
    family: 'browser',
    context: plainLineAgent('android'),
    open: async (context, opening) => openBrowser(context, 'phone', opening),
  },
  {
    name: 'a browser on a phone',
    family: 'browser',
    context: {},
    open: async (context, opening) => openBrowser(context, 'phone', opening),
  },
  {
    name: 'a browser on a desktop',
    family: 'browser',
    context: desktop,
    open: async (context, opening) => openBrowser(context, 'desktop', opening),
  },
]

/** The host of this name. */
export function hostNamed(name: string): Host {
  const host = hosts.find((one) => one.name === name)
  if (!host) throw new Error(`no host is called ${name}`)
  return host
}
