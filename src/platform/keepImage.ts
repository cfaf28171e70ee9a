import { platform } from './current.ts'

/** The result of keeping an image; `refused`: only the player can save it, by pressing on the picture. */
export type Kept = 'shared' | 'saved' | 'cancelled' | 'refused'

/** Shares an image with other apps of the device, else saves it, as far as the host allows. Within a tap. */
export async function keepImage(image: File): Promise<Kept> {
  if (navigator.canShare?.({ files: [image] }))
    try {
      await navigator.share({ files: [image] })
      return 'shared'
    } catch (reason) {
      if (reason instanceof DOMException && reason.name === 'AbortError') return 'cancelled'
    }
  return platform().can.downloads ? download(image) : 'refused'
}

/** The time for which a browser may need the address of the file that it saves (ms). */
const downloadTimeMs = 60_000

function download(image: File): Kept {
  const address = URL.createObjectURL(image)
  const link = document.createElement('a')
  link.href = address
  link.download = image.name
  // A web view that cannot save would open it in place of the app.
  link.target = '_blank'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), downloadTimeMs)
  return 'saved'
}
