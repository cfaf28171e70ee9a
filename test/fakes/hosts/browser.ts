import type { BrowserContext } from '@playwright/test'
import { listenIn, type Opening, type Visit } from './visit.ts'

export type Device = 'phone' | 'desktop'

/** A plain browser: a phone that can vibrate, or a desktop that cannot. */
export async function openBrowser(context: BrowserContext, device: Device, opening: Opening): Promise<Visit> {
  const { url, address = '/', scheme = 'light' } = opening
  const received = await listenIn(context)
  await context.addInitScript((as: Device) => {
    if (as === 'desktop') Reflect.deleteProperty(Navigator.prototype, 'vibrate')
    else
      Navigator.prototype.vibrate = (pattern) => {
        window.tellTest('vibrate', pattern)
        return true
      }
  }, device)
  const page = await context.newPage()
  context.on('page', (opened) => received.push({ type: 'new page', data: opened.url() }))
  await page.emulateMedia({ colorScheme: scheme })
  await page.goto(url + address)
  return {
    page,
    app: page.mainFrame(),
    received,
    pressBack: async () => void (await page.evaluate(() => window.history.back())),
    reopen: async (how = {}) => void (await page.goto(url + (how.address ?? '/'))),
    changeScheme: (next) => page.emulateMedia({ colorScheme: next }),
  }
}
