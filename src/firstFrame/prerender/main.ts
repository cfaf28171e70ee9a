import { JSDOM } from 'jsdom'

/* A process of the build, which prints JSON. */
const { window: page } = new JSDOM('', { url: 'https://localhost/', pretendToBeVisual: true })
page.matchMedia = () =>
  ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as never
const globalNames =
  'document location history navigator Element HTMLElement Event addEventListener removeEventListener dispatchEvent'
const globals = {
  window: page,
  ...Object.fromEntries(globalNames.split(' ').map((name) => [name, Reflect.get(page, name)])),
}
for (const [name, value] of Object.entries(globals))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })

// Imported last, because its modules read the document.
const { renderFirstPages } = await import('./firstPages.tsx')
process.stdout.write(JSON.stringify(await renderFirstPages()), () => process.exit())
