import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { connect } from './app/connect.ts'
import { firstLanguage, rememberLanguage } from './app/language.ts'
import { startLanguage } from './i18n/setUp.ts'
import { bootFailed } from './boot/bootFailed.ts'
import { startPlatform } from './platform/current.ts'

/** The boot story: the host and the language are ready side by side, the layers are connected, the app is rendered. */
async function boot(root: HTMLElement): Promise<void> {
  const [host] = await Promise.all([startPlatform(), startLanguage(firstLanguage(), rememberLanguage)])
  connect()
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  host.ready()
}

const root = document.getElementById('root')
if (root)
  boot(root).catch((reason: unknown) => {
    console.error(reason)
    window.dispatchEvent(new Event(bootFailed))
  })
