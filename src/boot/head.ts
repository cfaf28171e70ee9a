import type { EarlyReads } from '../api/early.ts'
import { headersFor } from '../api/headers.ts'
import { bootFailed } from './bootFailed.ts'
import { firstReads } from './firstReads.ts'
import { persistent, temporary } from '../platform/storage.ts'

/**
 * Runs in the page's head, before styles and code have arrived: paints the theme, and begins the reads that home waits
 * for when a member comes back. Bundled into the page by the build, its hash in the Content-Security-Policy.
 */
declare const __API_BASE__: string

document.documentElement.dataset['theme'] = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
document.documentElement.lang = persistent.get('locale') ?? document.documentElement.lang

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
  if (target instanceof HTMLScriptElement) offerReload()
}
window.addEventListener('error', onLost, { capture: true })

const token = temporary.get('token') ?? persistent.get('token')
if (token !== null && firstReads.pages.includes(location.pathname)) window.earlyReads = begin(token)

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
