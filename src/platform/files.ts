import { platform } from './current.ts'
import { copyText } from './clipboard.ts'

/** The result of keeping an image; `refused`: only the player can save it, by pressing on the picture. */
type Kept = 'shared' | 'saved' | 'cancelled' | 'refused'

/** Shares an image with other apps of the device, else saves it, as far as the host allows. Within a tap. */
export const keepImage = async (image: File): Promise<Kept> =>
  (await shareFile(image)) ?? (platform().can.downloads ? download(image) : 'refused')

/** Shares a file with other apps of the device, within a tap; null where that cannot be. */
async function shareFile(file: File): Promise<'shared' | 'cancelled' | null> {
  if (!navigator.canShare?.({ files: [file] })) return null
  try {
    await navigator.share({ files: [file] })
    return 'shared'
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError' ? 'cancelled' : null
  }
}

/** The time for which a browser may need the address of the file that it saves (ms). */
const downloadTimeMs = 60_000

/** Has the browser save a file. */
function download(file: File): 'saved' {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  // A web view that cannot save would open it in place of the app.
  link.target = '_blank'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), downloadTimeMs)
  return 'saved'
}

/** How a file was taken away. `copied`: only its text; `refused`: not at all. */
type Taken = 'saved' | 'shared' | 'copied' | 'cancelled' | 'refused'

/** Saves a file, else shares it with other apps of the device, else copies its text, as far as the host allows. Within a tap. */
export async function takeFile(file: File, text: string): Promise<Taken> {
  if (platform().can.downloads) return download(file)
  return (await shareFile(file)) ?? ((await copyText(text)) ? 'copied' : 'refused')
}
