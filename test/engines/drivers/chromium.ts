import { chromium, type Page } from '@playwright/test'
import { chromiumArgs } from '../../tools/browser.ts'
import { phone, type Driver, type Engine } from '../driver.ts'

/** Starts a Chromium, driven by Playwright, whose basic functions work back to version 103. */
export async function startChromium(executablePath: string): Promise<Engine> {
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] })
  return {
    version: browser.version(),
    close: () => browser.close(),
    async newTab() {
      const context = await browser.newContext({
        viewport: phone,
        isMobile: true,
        hasTouch: true,
        locale: 'th-TH',
        timezoneId: 'Asia/Bangkok',
      })
      const page = await context.newPage()
      return { ...driverOf(page), close: () => context.close() }
    },
  }
}

function driverOf(page: Page): Omit<Driver, 'close'> {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`))
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (expression) => page.evaluate(expression),
    tap: (x, y) => page.touchscreen.tap(x, y),
    type: (text) => page.keyboard.insertText(text),
    async attach(paths) {
      const field = (await page.evaluateHandle(() => window.inPage?.found ?? null)).asElement()
      if (!field) throw new Error('There is no field for files')
      await field.setInputFiles([...paths])
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    complaints: () => Promise.resolve(complaints),
    picture: () => page.screenshot(),
  }
}
