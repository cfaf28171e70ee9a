import type { Answer } from '../ask.ts'
import { unknown } from '../findings.ts'
import { readPage } from '../pageHead.ts'
import type { Site } from '../site.ts'

/** The finding if the root has another page, so that there is nothing to compare with. */
export const noPage = unknown('the root is not the page of this app')

/** True if an answer is the app's page in the place of a file. */
export function isSamePage({ root, head }: Pick<Site, 'root' | 'head'>, { body, url }: Answer): boolean {
  if (body.length === 0) return false
  if (body.equals(root.body)) return true
  // A proxy may add to the page.
  const script = head.links.find(({ kind }) => kind === 'script')
  const text = body.toString()
  return (
    text.includes('id="root"') &&
    script !== undefined &&
    readPage(text, url).isApp &&
    text.includes(script.url.pathname)
  )
}
