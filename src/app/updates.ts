import { deployedBuild, runningBuild } from '../api/deployed.ts'
import { isBlocked } from '../nav/history.ts'
import { keepTyped, textsThatStay } from '../nav/typed.ts'
import { storedTemporarily } from '../platform/storageReader.ts'
import { temporary } from '../platform/storage.ts'
import { isHeld } from '../web/holds.ts'

/** The pause between two looks whether the page may be loaded anew (ms). */
const pauseMs = 500
/** Within this time (ms) a room is shown, or its failure. */
const roomTimeMs = 3_000

const fields = 'input:not([type=radio], [type=checkbox], [readonly]), textarea:not([readonly])'
const secrets = '[type=password], [autocomplete$=password], [autocomplete=one-time-code]'

/** True if the player sees a failure in the place of a room. */
const isRoomLost = () => document.querySelector('[data-room]') !== null

/** True if the field holds what a page loaded anew would not show. */
const wouldLose = (field: HTMLInputElement | HTMLTextAreaElement, staying: readonly string[]) =>
  field.value !== '' && (field.matches(secrets) || !staying.includes(field.value))

/** True if a reload now takes nothing away: no command is under way, no message is open, nobody types, and what is typed comes back. */
function isFree(): boolean {
  if (isBlocked() || isHeld() || document.activeElement?.matches(fields)) return false
  const staying = textsThatStay()
  const shown = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)]
  return !shown.some((field) => wouldLose(field, staying))
}

const triedBuilds = () => storedTemporarily('updates')?.split(' ') ?? []

/** Notes that the page is loaded anew for a build. @returns false if that cannot be noted, or was before: it might never end. */
function noteTry(build: string): boolean {
  const tried = triedBuilds()
  if (tried.includes(build) || !outlastsPage) return false
  temporary.set('updates', [...tried, build].join(' '))
  return triedBuilds().includes(build)
}

/** False where a refused storage has a stand-in (`platform/storageStandIn.ts`). The session would end with the page, too. */
const outlastsPage = Object.getOwnPropertyDescriptor(window, 'sessionStorage')?.get !== undefined

/**
 * Loads the page anew when the server has another build than this page is of and a file of this one is gone. That happens where a room is
 * missing, else with the next step to another page or dialog; once for each build, and not while anything would be lost by it.
 * Returns the end of it.
 */
export function followUpdates(): () => void {
  let newer: string | null = null
  let isLooking = false
  let hasStepped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let roomTimer: ReturnType<typeof setTimeout> | undefined

  const settle = () => {
    clearTimeout(timer)
    if (newer === null || !(hasStepped || isRoomLost())) return
    if (!isFree()) timer = setTimeout(settle, pauseMs)
    else if (noteTry(newer)) {
      keepTyped()
      window.location.reload()
    }
  }
  const look = async () => {
    if (isLooking || newer !== null) return settle()
    isLooking = true
    const [running, deployed] = [runningBuild(), await deployedBuild()]
    isLooking = false
    if (running !== null && deployed !== null && deployed !== running && !triedBuilds().includes(deployed))
      newer = deployed
    settle()
  }
  const lookAgain = () => void look()
  const lookIfLost = () => void (isRoomLost() && look())
  const step = () => {
    hasStepped = newer !== null
    settle()
    // A room may also break in the page's hands, by answers that only a newer build understands.
    clearTimeout(roomTimer)
    roomTimer = setTimeout(lookIfLost, roomTimeMs)
  }
  lookIfLost()
  window.addEventListener('vite:preloadError', lookAgain)
  window.addEventListener('online', lookIfLost)
  window.addEventListener('pushState', step)
  return () => {
    clearTimeout(timer)
    clearTimeout(roomTimer)
    window.removeEventListener('vite:preloadError', lookAgain)
    window.removeEventListener('online', lookIfLost)
    window.removeEventListener('pushState', step)
  }
}
