import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { App } from './app/App.tsx'
import { connect } from './app/connect.ts'
import { applyStartParam, resolveFirstPage } from './app/firstAddress.ts'
import { firstLanguage, rememberLanguage } from './app/language.ts'
import { pageTable } from './app/pageTable.tsx'
import { bootFailed } from './firstFrame/offerReload.ts'
import { startLanguage } from './i18n/setUp.ts'
import { countError, watchErrors } from './lib/counts.ts'
import { pages } from './nav/addresses.ts'
import { startPlatform } from './platform/current.ts'
import { isLocked, keepDrawnSession, restoreSession } from './session/session.ts'
import { beginFirstWalletRead, takeFirstWalletRead } from './wallet/firstWalletRead.ts'

async function boot(root: HTMLElement): Promise<void> {
  const launch = window.launch ?? { host: 'browser', startParam: null }
  const language = startLanguage(firstLanguage(), rememberLanguage)
  const started = startPlatform(launch).then((host) => {
    restoreSession()
    connect()
    if (window.firstPage === 'home') beginFirstWalletRead()
    return host
  })
  const [host] = await Promise.all([started, language, language.then(loadFirstPage)])
  if (isLocked()) {
    const { askPin } = await import('./features/lock/LockScreen.tsx')
    host.ready()
    await askPin(root)
  }
  // LINE needs its address unchanged until it has started.
  applyStartParam(launch.startParam)
  const page = resolveFirstPage()
  // The read is stale by the time home opens.
  if (page !== 'home') takeFirstWalletRead()
  const { pathname, search } = window.location
  const app = (
    <StrictMode>
      {/* The session may end before hydration, which needs the prerendered address. */}
      <Router ssrPath={pathname + search}>
        <App />
      </Router>
    </StrictMode>
  )
  // A translated page contains the browser's own elements, which hydration would not expect.
  const isTranslated = root.querySelector('font') !== null
  if (page !== null && page === window.firstPage && !isTranslated) {
    keepDrawnSession()
    hydrateRoot(root, app)
  } else {
    window.takeTap?.()
    createRoot(root).render(app)
  }
  host.ready()
}

async function loadFirstPage(): Promise<void> {
  if (!window.firstPage) return
  // Otherwise taps would be kept for ever.
  await pageTable[pages[window.firstPage]].page.load().catch(() => void window.takeTap?.())
}

async function report(): Promise<void> {
  const { startReports } = await import('./app/fieldReports/startReports.ts')
  startReports(import.meta.url)
}

const appRoot = document.getElementById('root')
if (appRoot && !window.outdated) {
  if (__REPORTS__) watchErrors()
  const started = boot(appRoot).catch((reason: unknown) => {
    console.error(reason)
    if (__REPORTS__) countError(reason)
    window.dispatchEvent(new Event(bootFailed))
  })
  if (__REPORTS__) void started.then(report).catch(() => undefined)
}
