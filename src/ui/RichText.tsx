import { lazy, Suspense } from 'react'

const Sanitised = lazy(() => import('./Sanitised.tsx').then((file) => ({ default: file.Sanitised })))

/** Shows HTML that the server sent, as data: sanitised, its links and images limited to safe origins. */
export const RichText = ({ html }: { html: string }) => (
  <Suspense fallback={null}>
    <Sanitised html={html} />
  </Suspense>
)
