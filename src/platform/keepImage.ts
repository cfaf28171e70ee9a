import { platform } from './current.ts'
import { download, shareFile } from './files.ts'

/** The result of keeping an image; `refused`: only the player can save it, by pressing on the picture. */
export type Kept = 'shared' | 'saved' | 'cancelled' | 'refused'

/** Shares an image with other apps of the device, else saves it, as far as the host allows. Within a tap. */
export const keepImage = async (image: File): Promise<Kept> =>
  (await shareFile(image)) ?? (platform().can.downloads ? download(image) : 'refused')
