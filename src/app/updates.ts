import { isAwaitingAnswer } from '../api/client/client.ts'
import { deployedBuild, runningBuild } from '../api/client/deployed.ts'
import { isBlocked, isStepping } from '../nav/history.ts'
import { temporary } from '../platform/storage.ts'
import { storedTemporarily } from '../platform/storageReader.ts'
import { saveDrafts, draftTexts } from '../session/drafts.ts'

/** Lets the failed page be drawn before it is checked. */
const checkPauseMs = 500

const typingFields = 'input:not([type=radio], [type=checkbox], [readonly]), textarea:not([readonly])'
const secretFields = '[type=password], [autocomplete$=password], [autocomplete=one-time-code]'
/** Content that a reload would lose. */
const unsaved = '[aria-busy=true], [data-toasts] > *, [data-unsaved]'

const hasFeatureFailed = (shown: ParentNode = document) => shown.querySelector('[data-feature-failed]') !== null

const wouldLose = (field: HTMLInputElement | HTMLTextAreaElement, staying: readonly string[]) =>
  field.value !== '' && (field.matches(secretFields) || !staying.includes(field.value))

export function mayReload(): boolean {
  if (isBlocked() || isStepping() || isAwaitingAnswer() || document.activeElement?.matches(typingFields)) return false
  if (document.querySelector(unsaved)) return false
  if (![...document.querySelectorAll('dialog[open]')].every(hasFeatureFailed)) return false
  const staying = draftTexts()
  const shown = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typingFields)]
  return !shown.some((field) => wouldLose(field, staying))
}

/** False if the device refuses: reloads could then be endless. */
function storeTry(build: string): boolean {
  const tried = storedTemporarily('updates')?.split(' ') ?? []
  if (tried.includes(build) || !outlastsPage) return false
  temporary.set('updates', [...tried, build].join(' '))
  return storedTemporarily('updates')?.endsWith(build) === true
}

/** A replaced `sessionStorage` does not survive a reload. */
const outlastsPage = Object.getOwnPropertyDescriptor(window, 'sessionStorage')?.get !== undefined

/** A deployment may have removed a page's file. Reloads once per build, if nothing is lost. */
export function followUpdates(): () => void {
  let isAsking = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const wait = (build: string) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!hasFeatureFailed()) return
      if (!mayReload()) wait(build)
      else if (storeTry(build)) {
        saveDrafts()
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
  const onOnline = () => void (hasFeatureFailed() && ask())
  onOnline()
  window.addEventListener('vite:preloadError', onFailure)
  window.addEventListener('online', onOnline)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('vite:preloadError', onFailure)
    window.removeEventListener('online', onOnline)
  }
}
