import { Suspense } from 'react'
import { lazyRoom } from './lazyRoom.tsx'

/** `RichText` for who shows nothing without it: suspends until it can be shown. */
export const AwaitedText = lazyRoom('', () => import('./Sanitised.tsx'), 'Sanitised')

// Loaded ahead, as the notice of the first page waits for it.
void AwaitedText.load().catch(() => undefined)

/** Shows HTML of the server: sanitised, with links and images of safe origins only. `isHeadline`: only its first words. */
export const RichText = ({ html, isHeadline = false }: { html: string; isHeadline?: boolean }) => (
  <Suspense fallback={null}>
    <AwaitedText html={html} isHeadline={isHeadline} />
  </Suspense>
)
