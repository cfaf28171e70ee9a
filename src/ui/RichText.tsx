import { Suspense } from 'react'
import { lazyRoom } from './lazyRoom.tsx'

/** `RichText` for who shows nothing without it: suspends until it can be shown. */
export const AwaitedText = lazyRoom('', () => import('./Sanitised.tsx'), 'Sanitised')

// Loaded ahead, as the notice of the first page waits for it.
void AwaitedText.load().catch(() => undefined)

/** Shows HTML of the server: sanitised, with links and images of safe origins only. */
export const RichText = ({ html }: { html: string }) => (
  <Suspense fallback={null}>
    <AwaitedText html={html} />
  </Suspense>
)
