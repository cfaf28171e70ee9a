import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { connect } from './app/connect.ts'
import { arrive, enter } from './app/arrive.ts'
import { rooms } from './app/rooms.tsx'
import { firstLanguage, rememberLanguage } from './app/language.ts'
import { startLanguage } from './i18n/setUp.ts'
import { bootFailed } from './boot/bootFailed.ts'
import { beginFirstReading, takeFirstReading } from './wallet/firstReading.ts'
import { restoreSession } from './session/session.ts'
import { pages } from './nav/addresses.ts'
import { startPlatform } from './platform/current.ts'

/** The boot story: the host and the language are ready side by side, the link is followed, the layers are connected, the app is rendered. */
async function boot(root: HTMLElement): Promise<void> {
  const launch = window.launch ?? { host: 'browser', startParam: null }
  const language = startLanguage(firstLanguage(), rememberLanguage)
  const started = startPlatform(launch).then((host) => {
    restoreSession()
    connect()
    if (window.firstPage === 'home') beginFirstReading()
    return host
  })
  const [host] = await Promise.all([started, language, language.then(loadFirstPage)])
  // Not before: LINE must find its address untouched, and may open the link's page only now.
  arrive(launch.startParam)
  const page = enter()
  // A balance that was read for home is of the past when the way there is longer.
  if (page !== 'home') takeFirstReading()
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  if (page !== null && page === window.firstPage) hydrateRoot(root, app)
  else {
    window.takeTap?.()
    createRoot(root).render(app)
  }
  host.ready()
}

/** The page that is shown already waits for its code, to be taken over in one go. Where that does not arrive, its place says so. */
async function loadFirstPage(): Promise<void> {
  if (!window.firstPage) return
  // Nobody else would end the keeping of taps, and no link would lead on.
  await rooms[pages[window.firstPage]].page.load().catch(() => void window.takeTap?.())
}

const root = document.getElementById('root')
// Below the floor the page says so, and nothing here could be relied on.
if (root && !window.outdated)
  boot(root).catch((reason: unknown) => {
    console.error(reason)
    window.dispatchEvent(new Event(bootFailed))
  })
