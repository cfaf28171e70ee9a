import { copyText } from './clipboard.ts'
import { platform } from './current.ts'

/** `refused`: the player has to long-press the picture instead. */
export const saveImage = async (image: File) =>
  (await shareFile(image)) ?? (platform().can.downloads ? download(image) : 'refused')

async function shareFile(file: File): Promise<'shared' | 'cancelled' | null> {
  if (!navigator.canShare?.({ files: [file] })) return null
  try {
    await navigator.share({ files: [file] })
    return 'shared'
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError' ? 'cancelled' : null
  }
}

const downloadTimeMs = 60_000

function download(file: File): 'saved' {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  // A web view that cannot save would open the file over the app.
  link.target = '_blank'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), downloadTimeMs)
  return 'saved'
}

/** Works only within a tap. `copied`: only the file's text was copied. */
export async function saveFile(file: File, text: string) {
  if (platform().can.downloads) return download(file)
  return (await shareFile(file)) ?? ((await copyText(text)) ? 'copied' : 'refused')
}
