import { isLanguage } from '../i18n/languages.ts'
import { keepInstallPrompt } from '../platform/browser/installPrompt.ts'
import { readLaunch } from '../platform/launch.ts'
import { storedPersistently, storedTemporarily } from '../platform/storageReader.ts'
import { completeStorages } from '../platform/storageStandIn.ts'
import { writeScheme } from '../platform/surface.ts'
import { paintTheme } from '../platform/telegram/theme.ts'
import { firstPageOf, showFirstPage, type FirstFiles } from './firstPage.ts'
import { beginReads, totalOf, firstReads } from './firstReads.ts'
import { bootFailed, offerReload } from './offerReload.ts'

// This script is inline in the head, before styles and code.

declare const __FIRST_FILES__: FirstFiles

const launch = readLaunch({ href: location.href, userAgent: navigator.userAgent, stored: storedTemporarily })
window.launch = launch
if (launch.host !== 'browser') completeStorages(window)

if (!paintTheme(launch.theme)) writeScheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
// A messenger's bar shows the name, except in full screen.
if (launch.host !== 'browser' && !location.href.includes('tgWebAppFullscreen'))
  document.documentElement.dataset['titled'] = ''
const stored = storedPersistently('locale')
if (isLanguage(stored)) document.documentElement.lang = stored

keepInstallPrompt()

window.addEventListener(bootFailed, offerReload)
// An error of our own file does not bubble, so it is captured.
const onLost = ({ target: file }: Event) => {
  if (file instanceof HTMLLinkElement && file.rel === 'stylesheet') loadAgain(file)
  const isOurs = file instanceof HTMLScriptElement && file.type === 'module'
  // The CSP blocks injected scripts, harmlessly.
  if (isOurs && file.src.startsWith(location.origin)) offerReload()
}
window.addEventListener('error', onLost, { capture: true })

const query = new URLSearchParams(location.search)
const held = storedTemporarily('token')
const isLocked = held === null && storedPersistently('lock') !== null
const token = held ?? storedPersistently('token')
// On deep links LIFF reloads; don't start work.
const isRedirecting = query.has('liff.state')
const hasLink = launch.startParam !== null || query.has('start')
const shownPage = isRedirecting || isLocked ? null : firstPageOf(location.pathname, token !== null)
if (shownPage) window.prefetched = beginReads(shownPage === 'home' ? token : null)
// The app resolves links.
if (shownPage && !hasLink) {
  const isRemembered = launch.host !== 'browser' || /\bLine\//.test(navigator.userAgent)
  const total = window.prefetched?.answers[firstReads.wallet]?.then(totalOf).catch(() => null) ?? null
  window.showFirstPage = () => showFirstPage(shownPage, { isRemembered, total })
}

const { adapters, pages, languages, behind } = __FIRST_FILES__
const filesToPreload = [languages[document.documentElement.lang], shownPage && pages[shownPage], adapters[launch.host]]
for (const file of filesToPreload.flatMap((each) => each ?? [])) preload(file)

window.runApp = (modules) =>
  afterPaint(() => {
    run(modules.at(-1) ?? '')
    if (!shownPage || query.has('dialog')) return behind.forEach(preload)
    // While the largest file runs, the connection is idle.
    const largest = document.querySelector('link[href*=libraries-]')
    largest?.addEventListener('load', () => behind.forEach(preload))
  })

function preload(file: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  // Any other mode would fetch the file twice.
  link.crossOrigin = ''
  link.href = file
  document.head.append(link)
  return link
}

/** Vite takes a lost style sheet's link for a loaded one. */
function loadAgain(link: HTMLLinkElement): void {
  link.remove()
  const pause = Number(link.dataset['pause'] ?? 500) * 2
  const again = () => (preload(link.href).dataset['pause'] = `${pause}`)
  if (navigator.onLine && pause < 60_000) setTimeout(again, pause)
  else window.addEventListener('online', again, { once: true })
}

function run(file: string): void {
  const script = document.createElement('script')
  script.type = 'module'
  script.crossOrigin = ''
  script.src = file
  document.head.append(script)
}

/** Runs after the first paint, but at once if the page is hidden and never paints, or cannot preload. */
function afterPaint(act: () => void): void {
  const canPreload = document.createElement('link').relList.supports('modulepreload')
  if (document.hidden || !canPreload) act()
  else requestAnimationFrame(() => setTimeout(act))
}
