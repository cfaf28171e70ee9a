import { Suspense } from 'react'
import { lazyRoom } from './lazyRoom.tsx'

/** `RichText` for who shows nothing without it: suspends until it can be shown. */
export const AwaitedText = lazyRoom('', () => import('./Sanitised.tsx'), 'Sanitised')

// The notice of a first page waits for it: it is on its way before anybody asks.
void AwaitedText.load().catch(() => undefined)

/** Shows HTML that the server sent, as data: sanitised, its links and images limited to safe origins. */
export const RichText = ({ html }: { html: string }) => (
  <Suspense fallback={null}>
    <AwaitedText html={html} />
  </Suspense>
)
