import { withTimeout } from './withTimeout.ts'

/** In some frames the clipboard never answers. */
const clipboardLimitMs = 1_500

/** Works only within a tap. */
export async function copyText(text: string): Promise<boolean> {
  try {
    const done = await withTimeout(
      clipboardLimitMs,
      navigator.clipboard.writeText(text).then(() => true),
    )
    if (done) return true
  } catch {
    // The clipboard refused, or is missing without https.
  }
  return copyBySelection(text)
}

/** Some in-app browsers allow only copying a selection. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.className = 'visually-hidden'
  // With a modal open, only its content is selectable.
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
