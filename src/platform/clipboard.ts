import { within } from './within.ts'

/** How long a browser may take (ms); some frames never answer. */
const limit = 1_500

/** Puts a text on the clipboard, within a tap. @returns whether it is there. */
export async function copyText(text: string): Promise<boolean> {
  try {
    const done = await within(
      limit,
      navigator.clipboard.writeText(text).then(() => true),
    )
    if (done) return true
  } catch {
    // Refused, or not there without https.
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
  // Beside an open dialog nothing can be selected.
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
