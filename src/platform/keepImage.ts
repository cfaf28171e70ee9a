import { platform } from './current.ts'

/** What became of an image that was to be kept; `refused`: only the player can, by pressing on the picture. */
export type Kept = 'shared' | 'saved' | 'cancelled' | 'refused'

/** Hands an image to other apps of the device, else saves it, as far as the host lets a page do so. Within a tap. */
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

/** How long a browser may need the address of what it saves (ms). */
const downloadTime = 60_000

function download(image: File): Kept {
  const address = URL.createObjectURL(image)
  const link = document.createElement('a')
  link.href = address
  link.download = image.name
  // A web view that cannot save would open it in the place of the app.
  link.target = '_blank'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), downloadTime)
  return 'saved'
}
