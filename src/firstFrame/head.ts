import { begin, totalOf, firstReads } from './firstReads.ts'
import { bootFailed, offerReload } from './offerReload.ts'
import { firstPageOf, showFirstPage, type FirstFiles } from './firstPage.ts'
import { isLanguage } from '../i18n/languages.ts'
import { readLaunch } from '../platform/launch.ts'
import { paintTheme } from '../platform/telegram/theme.ts'
import { completeStorages } from '../platform/storageStandIn.ts'
import { storedPersistently, storedTemporarily } from '../platform/storageReader.ts'
import { writeScheme } from '../platform/surface.ts'

/**
 * Runs in the page's head, before styles and code have loaded. It reads how the app was launched while the address still says so, sets
 * the theme, preloads the first files, and begins home's reads for a member who comes back. The build puts it into the page, and its
 * hash into the Content-Security-Policy.
 */

/** Inserted by the build; empty in development. */
declare const __FIRST_FILES__: FirstFiles

const launch = readLaunch({ href: location.href, userAgent: navigator.userAgent, stored: storedTemporarily })
window.launch = launch
if (launch.host !== 'browser') completeStorages(window)

if (!paintTheme(launch.theme)) writeScheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
// Its own bar has the name already. In full screen it has none.
if (launch.host === 'telegram' && !location.href.includes('tgWebAppFullscreen'))
  document.documentElement.dataset['titled'] = ''
const stored = storedPersistently('locale')
if (isLanguage(stored)) document.documentElement.lang = stored

// Chromium fires it once, perhaps before its listener in `platform/browserHomeScreen.ts` has loaded.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installPrompt = event
})

window.addEventListener(bootFailed, offerReload)
// The app's own file did not load. Such an error does not bubble.
const onLost = ({ target }: Event) => {
  const isOurs = target instanceof HTMLScriptElement && target.type === 'module'
  // Scripts that extensions and in-app browsers inject are blocked by the page's policy, which does no harm.
  if (isOurs && target.src.startsWith(location.origin)) offerReload()
}
window.addEventListener('error', onLost, { capture: true })

const query = new URLSearchParams(location.search)
const token = storedTemporarily('token') ?? storedPersistently('token')
// LIFF loads the page a second time for a deep link, and reads would be sent twice.
const isRedirecting = query.has('liff.state')
const hasLink = launch.startParam !== null || query.has('start')
const page = isRedirecting ? null : firstPageOf(location.pathname, token !== null)
if (page) window.prefetched = begin(page === 'home' ? token : null)
// The app finds out where a link leads.
if (page && !hasLink) {
  const isRemembered = launch.host !== 'browser' || /\bLine\//.test(navigator.userAgent)
  const total = window.prefetched?.answers[firstReads.wallet]?.then(totalOf).catch(() => null) ?? null
  window.showFirstPage = () => showFirstPage(page, { isRemembered, total })
}

const { adapters, pages, languages, behind } = __FIRST_FILES__
const files = [languages[document.documentElement.lang], page && pages[page], adapters[launch.host]]
for (const file of files.flatMap((each) => each ?? [])) preload(file)

window.runApp = (modules) =>
  afterPaint(() => {
    run(modules.at(-1) ?? '')
    if (!page) return
    // The connection is idle while the code runs.
    const largest = document.querySelector('link[href*=libraries-]')
    largest?.addEventListener('load', () => behind.forEach(preload))
  })

/** Preloads a module, or loads a style sheet. */
function preload(file: string): void {
  const link = document.createElement('link')
  link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  // The mode in which the bundler requests it later; another one would fetch it twice.
  link.crossOrigin = ''
  link.href = file
  // The bundler then requests it itself.
  link.addEventListener('error', () => link.remove())
  document.head.append(link)
}

/** Runs a preloaded module with its imports. */
function run(file: string): void {
  const script = document.createElement('script')
  script.type = 'module'
  script.crossOrigin = ''
  script.src = file
  document.head.append(script)
}

/**
 * Lets the browser paint the prerendered page before it runs the app: with all files in the cache, running them delayed the first paint.
 * A browser that does not preload modules has to begin at once, and a hidden page is not painted.
 */
function afterPaint(act: () => void): void {
  const canPreload = document.createElement('link').relList.supports('modulepreload')
  if (document.hidden || !canPreload) act()
  else requestAnimationFrame(() => setTimeout(act))
}
