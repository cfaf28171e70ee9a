import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { connect } from './app/connect.ts'
import { arrive } from './app/arrive.ts'
import { firstLanguage, rememberLanguage } from './app/language.ts'
import { startLanguage } from './i18n/setUp.ts'
import { bootFailed } from './boot/bootFailed.ts'
import { restoreSession } from './member/session.ts'
import { startPlatform } from './platform/current.ts'

/** The boot story: the host and the language are ready side by side, the link is followed, the layers are connected, the app is rendered. */
async function boot(root: HTMLElement): Promise<void> {
  const launch = window.launch ?? { host: 'browser', startParam: null }
  const [host] = await Promise.all([startPlatform(launch), startLanguage(firstLanguage(), rememberLanguage)])
  restoreSession()
  // Not before: LINE must find its address untouched, and may open the link's page only now.
  arrive(launch.startParam)
  connect()
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  host.ready()
}

const root = document.getElementById('root')
// Below the floor the page says so, and nothing here could be relied on.
if (root && !window.outdated)
  boot(root).catch((reason: unknown) => {
    console.error(reason)
    window.dispatchEvent(new Event(bootFailed))
  })
