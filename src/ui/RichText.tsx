import { lazy, Suspense } from 'react'

const load = () => import('./Sanitised.tsx')
// The notice of a first page waits for it: it is on its way before anybody asks.
void load().catch(() => undefined)

/** `RichText` for who shows nothing without it: suspends until it can be shown. */
export const AwaitedText = lazy(async () => ({ default: (await load()).Sanitised }))

/** Shows HTML that the server sent, as data: sanitised, its links and images limited to safe origins. */
export const RichText = ({ html }: { html: string }) => (
  <Suspense fallback={null}>
    <AwaitedText html={html} />
  </Suspense>
)
