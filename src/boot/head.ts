import type { Prefetched } from '../api/prefetched.ts'
import { headersFor } from '../api/headers.ts'
import { bootFailed } from './bootFailed.ts'
import { firstBalance } from './firstBalance.ts'
import { firstPageOf, showFirstPage, type FirstFiles } from './firstPage.ts'
import { firstReads } from './firstReads.ts'
import { readLastBalance, type LastBalance } from '../wallet/lastBalance.ts'
import { readLaunch } from '../platform/launch.ts'
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
/** Written in by the build; empty in development. */
declare const __FIRST_FILES__: FirstFiles

const launch = readLaunch({ href: location.href, userAgent: navigator.userAgent, stored: temporary.get })
window.launch = launch
if (launch.host !== 'browser') completeStorages(window)

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

/** Fetches a module, or takes styles, which nothing waits for. */
function preload(file: string): void {
  const link = document.createElement('link')
  link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  // As the bundler asks for it later.
  link.crossOrigin = ''
  link.href = file
  // Then it does.
  link.addEventListener('error', () => link.remove())
  document.head.append(link)
}

const query = new URLSearchParams(location.search)
const ofTab = temporary.get('token')
const remembered = ofTab === null ? persistent.get('token') : null
const token = ofTab ?? remembered
// LIFF loads the page a second time for a deep link, and reads would go out twice.
const isOnItsWay = query.has('liff.state')
const isLed = launch.startParam !== null || query.has('start')
const page = isOnItsWay ? null : firstPageOf(location.pathname, token !== null)
if (page) window.prefetched = begin(page === 'home' ? token : null)
// Where a link leads is the app's to find out.
if (page && !isLed) {
  const isRemembered = launch.host !== 'browser' || /\bLine\//.test(navigator.userAgent)
  const balance = remembered === null ? null : readLastBalance(persistent, remembered)
  const answered = window.prefetched?.answers[firstReads.wallet]?.then(totalOf).catch(() => null) ?? null
  window.showFirstPage = () => showFirstPage(page, { isRemembered, balance, answered })
}

const { adapters, pages, languages, behind } = __FIRST_FILES__
const files = [languages[document.documentElement.lang], page && pages[page], adapters[launch.host]]
for (const file of files.flatMap((each) => each ?? [])) preload(file)

window.runApp = (modules) =>
  afterPaint(() => {
    run(modules.at(-1) ?? '')
    if (!page) return
    // The connection is idle while the code is run.
    const largest = document.querySelector('link[href*=libraries-]')
    largest?.addEventListener('load', () => behind.forEach(preload))
  })

/** Runs a module that is being fetched, with all that it imports. */
function run(file: string): void {
  const script = document.createElement('script')
  script.type = 'module'
  script.crossOrigin = ''
  script.src = file
  document.head.append(script)
}

/**
 * Lets the browser paint what the build rendered before it runs the app: where all files are kept, running them took longer than the
 * page. Browsers that do not fetch modules ahead have to begin now; one that is not seen paints nothing.
 */
function afterPaint(act: () => void): void {
  const fetchesAhead = document.createElement('link').relList.supports('modulepreload')
  if (document.hidden || !fetchesAhead) act()
  else requestAnimationFrame(() => setTimeout(act))
}

/** What the wallet's answer comes to, told before the app is there to read it. */
async function totalOf(response: Response): Promise<LastBalance | null> {
  // The app reads the answer itself.
  const total = response.ok ? firstBalance(await response.clone().json()) : null
  return total === null ? null : { total, at: Date.now() }
}

function begin(held: string | null): Prefetched {
  const read = (path: string) => fetch(__API_BASE__ + path, { headers: headersFor(held), cache: 'no-store' })
  const answers: Prefetched['answers'] = {}
  if (held !== null) beginHome(read, answers)
  for (const path of firstReads.lookups) answers[path] = read(path)
  // Who takes an answer deals with its failure; one that nobody takes is no error.
  for (const answer of Object.values(answers)) answer.catch(() => undefined)
  return { token: held, answers }
}

function beginHome(read: (path: string) => Promise<Response>, answers: Prefetched['answers']): void {
  const games = read(firstReads.games)
  // Home's order: the wallet is read once the games were refreshed, or could not be.
  const wallet = games.then(
    () => read(firstReads.wallet),
    () => read(firstReads.wallet),
  )
  const wheel = wallet.then(() => read(firstReads.wheel))
  Object.assign(answers, { [firstReads.games]: games, [firstReads.wallet]: wallet, [firstReads.wheel]: wheel })
}
