import { isAwaitingAnswer } from '../api/client/client.ts'
import { deployedBuild, runningBuild } from '../api/client/deployed.ts'
import { isBlocked, isStepping } from '../nav/history.ts'
import { keepTyped, textsThatStay } from '../nav/typed.ts'
import { storedTemporarily } from '../platform/storageReader.ts'
import { temporary } from '../platform/storage.ts'

/** The pause before each look whether the page may be reloaded (ms). By the first one the failed room is shown. */
const pauseMs = 500

const fields = 'input:not([type=radio], [type=checkbox], [readonly]), textarea:not([readonly])'
const secrets = '[type=password], [autocomplete$=password], [autocomplete=one-time-code]'
/** Work in progress, a message of an outcome, and what a room marks as kept nowhere else. */
const unsaved = '[aria-busy=true], [data-toasts] > *, [data-unsaved]'

/** True if the player sees a failure in the place of a room. */
const isRoomLost = (shown: ParentNode = document) => shown.querySelector('[data-room]') !== null

/** True if the field holds what a reloaded page would not show. */
const wouldLose = (field: HTMLInputElement | HTMLTextAreaElement, staying: readonly string[]) =>
  field.value !== '' && (field.matches(secrets) || !staying.includes(field.value))

/** True if a reload now takes nothing from the player: nothing is being sent or shown that would not come back, and nobody types. */
export function mayReload(): boolean {
  if (isBlocked() || isStepping() || isAwaitingAnswer() || document.activeElement?.matches(fields)) return false
  if (document.querySelector(unsaved)) return false
  if (![...document.querySelectorAll('dialog[open]')].every(isRoomLost)) return false
  const staying = textsThatStay()
  const shown = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)]
  return !shown.some((field) => wouldLose(field, staying))
}

/** Notes that the page is reloaded for a build. @returns false if that cannot be noted, or was before: it might never end. */
function noteTry(build: string): boolean {
  const tried = storedTemporarily('updates')?.split(' ') ?? []
  if (tried.includes(build) || !outlastsPage) return false
  temporary.set('updates', [...tried, build].join(' '))
  return storedTemporarily('updates')?.endsWith(build) === true
}

/** False where a refused storage has a stand-in (`platform/storageStandIn.ts`). The session would end with the page, too. */
const outlastsPage = Object.getOwnPropertyDescriptor(window, 'sessionStorage')?.get !== undefined

/**
 * Reloads the page when a room's file is gone because the server has another build: once for each build, and as soon as nothing would be
 * lost by it. Otherwise the failure with its button stays. Returns the end of it.
 */
export function followUpdates(): () => void {
  let isAsking = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const wait = (build: string) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!isRoomLost()) return
      if (!mayReload()) wait(build)
      else if (noteTry(build)) {
        keepTyped()
        window.location.reload()
      }
    }, pauseMs)
  }
  const ask = async () => {
    if (isAsking) return
    isAsking = true
    const [running, deployed] = [runningBuild(), await deployedBuild()]
    isAsking = false
    if (running !== null && deployed !== null && deployed !== running) wait(deployed)
  }
  const onFailure = () => void ask()
  const onOnline = () => void (isRoomLost() && ask())
  onOnline()
  window.addEventListener('vite:preloadError', onFailure)
  window.addEventListener('online', onOnline)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('vite:preloadError', onFailure)
    window.removeEventListener('online', onOnline)
  }
}
