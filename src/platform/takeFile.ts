import { copyText } from './clipboard.ts'
import { platform } from './current.ts'
import { download, shareFile } from './files.ts'

/** How a file was taken away. `copied`: only its text; `refused`: not at all. */
export type Taken = 'saved' | 'shared' | 'copied' | 'cancelled' | 'refused'

/** Saves a file, else shares it with other apps of the device, else copies its text, as far as the host allows. Within a tap. */
export async function takeFile(file: File, text: string): Promise<Taken> {
  if (platform().can.downloads) return download(file)
  return (await shareFile(file)) ?? ((await copyText(text)) ? 'copied' : 'refused')
}
