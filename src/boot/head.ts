import type { EarlyReads } from '../api/early.ts'
import { headersFor } from '../api/headers.ts'
import { bootFailed } from './bootFailed.ts'
import { firstReads } from './firstReads.ts'
import { readLaunch, type Launch } from '../platform/launch.ts'
import { completeStorages } from '../platform/storageStandIn.ts'
import { persistent, temporary } from '../platform/storage.ts'
import { writeScheme } from '../platform/surface.ts'
import { paintTheme } from '../platform/telegramTheme.ts'

/**
 * Runs in the page's head, before styles and code have arrived: reads how the app was launched while the address still
 * tells, paints the theme, fetches the host's adapter beside the app's code, and begins the reads that home waits for when a
 * member comes back. Bundled into the page by the build, its hash in the Content-Security-Policy.
 */
declare const __API_BASE__: string
/** The messengers' adapters and all that they import, written in by the build; empty in development. */
declare const __ADAPTER_FILES__: Partial<Record<Launch['host'], string[]>>

const launch = readLaunch({ href: location.href, userAgent: navigator.userAgent, stored: temporary.get })
window.launch = launch
if (launch.host !== 'browser') completeStorages(window)
for (const file of __ADAPTER_FILES__[launch.host] ?? []) preload(file)

if (!paintTheme(launch.theme)) writeScheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
document.documentElement.lang = persistent.get('locale') ?? document.documentElement.lang

// Chromium says it once, perhaps before the file that waits for it has come (`platform/browserHomeScreen.ts`).
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installPrompt = event
})

/** Takes the first frame away and leaves one button, in no language, as none has arrived. */
function offerReload(): void {
  const again = document.createElement('button')
  again.className = 'load-again'
  again.textContent = '↻'
  again.addEventListener('click', () => location.reload())
  document.getElementById('root')?.replaceChildren(again)
}
window.addEventListener(bootFailed, offerReload)
// The app's own file did not come; such an error does not bubble.
const onLost = ({ target }: Event) => {
  const isOurs = target instanceof HTMLScriptElement && target.type === 'module'
  // What extensions and in-app browsers inject is refused by the page's policy, and no loss.
  if (isOurs && target.src.startsWith(location.origin)) offerReload()
}
window.addEventListener('error', onLost, { capture: true })

function preload(file: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = file
  document.head.append(link)
}

const token = temporary.get('token') ?? persistent.get('token')
// LIFF loads the page a second time for a deep link, and reads would go out twice.
const isOnItsWay = new URLSearchParams(location.search).has('liff.state')
if (token !== null && firstReads.pages.includes(location.pathname) && !isOnItsWay) window.earlyReads = begin(token)

function begin(held: string): EarlyReads {
  const read = (path: string) => fetch(__API_BASE__ + path, { headers: headersFor(held), cache: 'no-store' })
  const games = read(firstReads.games)
  // Home's order: the wallet is read once the games were refreshed, or could not be.
  const wallet = games.then(
    () => read(firstReads.wallet),
    () => read(firstReads.wallet),
  )
  // Who takes an answer deals with its failure; one that nobody takes is no error.
  for (const answer of [games, wallet]) answer.catch(() => undefined)
  return { token: held, answers: { [firstReads.games]: games, [firstReads.wallet]: wallet } }
}
