import { withTimeout } from './withTimeout.ts'

/** The longest wait for the browser (ms); in some frames it never answers. */
const answerLimitMs = 1_500

/** Puts a text on the clipboard, within a tap. @returns true if it is there. */
export async function copyText(text: string): Promise<boolean> {
  try {
    const done = await withTimeout(
      answerLimitMs,
      navigator.clipboard.writeText(text).then(() => true),
    )
    if (done) return true
  } catch {
    // Refused, or missing without https.
  }
  return copyBySelection(text)
}

/** The older way, which some frames and in-app browsers still allow. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.className = 'visually-hidden'
  // Outside an open dialog nothing can be selected.
  ;(focused?.closest('dialog') ?? document.body).append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
