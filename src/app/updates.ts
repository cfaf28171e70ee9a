import { isAwaitingAnswer } from '../api/client/client.ts'
import { deployedBuild, runningBuild } from '../api/client/deployed.ts'
import { isBlocked, isStepping } from '../nav/history.ts'
import { keepTyped, textsThatStay } from '../nav/typed.ts'
import { storedTemporarily } from '../platform/storageReader.ts'
import { temporary } from '../platform/storage.ts'

/** By then the failed room is visible. */
const checkPauseMs = 500

const typingFields = 'input:not([type=radio], [type=checkbox], [readonly]), textarea:not([readonly])'
const secretFields = '[type=password], [autocomplete$=password], [autocomplete=one-time-code]'
/** Content kept nowhere else. */
const unsaved = '[aria-busy=true], [data-toasts] > *, [data-unsaved]'

const isRoomLost = (shown: ParentNode = document) => shown.querySelector('[data-room]') !== null

const wouldLose = (field: HTMLInputElement | HTMLTextAreaElement, staying: readonly string[]) =>
  field.value !== '' && (field.matches(secretFields) || !staying.includes(field.value))

export function mayReload(): boolean {
  if (isBlocked() || isStepping() || isAwaitingAnswer() || document.activeElement?.matches(typingFields)) return false
  if (document.querySelector(unsaved)) return false
  if (![...document.querySelectorAll('dialog[open]')].every(isRoomLost)) return false
  const staying = textsThatStay()
  const shown = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typingFields)]
  return !shown.some((field) => wouldLose(field, staying))
}

/** False if it cannot be stored, to avoid endless reloads. */
function noteTry(build: string): boolean {
  const tried = storedTemporarily('updates')?.split(' ') ?? []
  if (tried.includes(build) || !outlastsPage) return false
  temporary.set('updates', [...tried, build].join(' '))
  return storedTemporarily('updates')?.endsWith(build) === true
}

/** A reload would empty a substitute storage. */
const outlastsPage = Object.getOwnPropertyDescriptor(window, 'sessionStorage')?.get !== undefined

/** A deployment may remove a room's file. Reloads once a build, if nothing is lost. */
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
    }, checkPauseMs)
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
