import { JSDOM } from 'jsdom'

/*
 * The build runs this program in a process of its own. It sets up a document as the app's code expects one, renders the first pages,
 * and writes them to its output as JSON.
 */
const { window: page } = new JSDOM('', { url: 'https://localhost/', pretendToBeVisual: true })
page.matchMedia = () =>
  ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as never
const names = [
  'document',
  'location',
  'history',
  'navigator',
  'Element',
  'HTMLElement',
  'Event',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
] as const
const globals = { window: page, ...Object.fromEntries(names.map((name) => [name, page[name]])) }
for (const [name, value] of Object.entries(globals))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })

// Imported last, as its modules read the document when they load.
const { renderFirstPages } = await import('./firstPages.tsx')
process.stdout.write(JSON.stringify(await renderFirstPages()), () => process.exit())
