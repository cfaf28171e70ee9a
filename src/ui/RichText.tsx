import { Suspense } from 'react'
import { lazyRoom } from './lazyRoom.tsx'

/** `RichText` that suspends until its code is loaded, for content that makes no sense without it. */
export const AwaitedText = lazyRoom('', async () => (await import('./Sanitised.tsx')).Sanitised)

// Loaded ahead, as the notice of the first page waits for it.
void AwaitedText.load().catch(() => undefined)

/** Shows HTML of the server: sanitised, with links and images of safe origins only. */
export const RichText = ({ html }: { html: string }) => (
  <Suspense fallback={null}>
    <AwaitedText html={html} />
  </Suspense>
)
