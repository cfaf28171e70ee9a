import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { phone, type Engine, type Tab } from './tab.ts'
import type { Target, Words } from './target.ts'

/** A browser that Playwright drives: Chromium and Firefox. */
export const playwrightEngine = (browser: Browser): Engine => ({
  close: () => browser.close(),
  async newTab(baseURL) {
    const isMobile = browser.browserType().name() === 'chromium'
    const context = await browser.newContext({
      baseURL,
      viewport: phone,
      isMobile,
      hasTouch: true,
      locale: 'th-TH',
      timezoneId: 'Asia/Bangkok',
    })
    return tabOf(await context.newPage())
  },
})

const pattern = (words: Words) => (typeof words === 'string' ? words : new RegExp(words.pattern))

function locate(page: Page, target: Target): Locator {
  const around = target.inside ? locate(page, target.inside) : page
  return search(around, target).nth(target.at ?? 0)
}

function search(around: Page | Locator, target: Target): Locator {
  if (target.by === 'css') return around.locator(target.what)
  const exact = true
  const visible = { visible: true }
  if (target.by === 'role') {
    const named = target.name === undefined ? {} : { name: pattern(target.name), exact }
    return around.getByRole(target.what, named).filter(visible)
  }
  const what = pattern(target.what)
  return (target.by === 'label' ? around.getByLabel(what, { exact }) : around.getByText(what, { exact })).filter(
    visible,
  )
}

/** As the browser's own editing. Playwright sets the value through React's tracker in Firefox, so React sees no change. */
async function type(field: Locator, text: string): Promise<void> {
  await field.focus()
  await field.evaluate((_, words) => {
    document.execCommand('selectAll')
    document.execCommand('insertText', false, words)
  }, text)
}

function tabOf(page: Page): Tab {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`))
  const find = (target: Target) => locate(page, target)
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox'
  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    // Firefox never answers a tap that comes over BiDi.
    tap: (target) => (isFirefox ? find(target).click() : find(target).tap()),
    fill: (target, text) => (isFirefox ? type(find(target), text) : find(target).fill(text)),
    attach: (target, path) => find(target).setInputFiles(path),
    sees: (target) => expect(find(target)).toBeVisible(),
    misses: (target) => expect(find(target)).toBeHidden(),
    reads: (target, words) => expect(find(target)).toContainText(words, { useInnerText: true }),
    evaluate: <Result, Argument>(act: (argument: Argument) => Result, argument?: Argument) =>
      page.evaluate<Result>(`(${act})(${JSON.stringify(argument)})`),
    resize: (width, height) => page.setViewportSize({ width, height }),
    complaints: () => Promise.resolve(complaints),
    close: () => page.context().close(),
  }
}
