import { Suspense } from 'react'
import { Card } from '../layout/Card.tsx'
import { lazyFeature } from '../layout/lazyFeature.tsx'
import { keyed } from '../lists/keyed.ts'
import { hasContent } from './htmlText.ts'

/** Suspends until the sanitiser is loaded. */
export const AwaitedText = lazyFeature('', () => import('./Sanitised.tsx'), 'Sanitised')

// Preloaded, because the first page may show a notice.
void AwaitedText.load().catch(() => undefined)

/** Shows sanitised HTML from the server; with `isHeadline` only its first line. */
export const RichText = ({ html, isHeadline = false }: { html: string; isHeadline?: boolean }) => (
  <Suspense fallback={null}>
    <AwaitedText html={html} isHeadline={isHeadline} />
  </Suspense>
)

/** Has a plain background, because operators choose colours for one. */
export function RichCard({ html }: { html: readonly (string | null)[] }) {
  const paragraphs = html.filter(hasContent)
  return paragraphs.length === 0 ? null : (
    <Card className="stack">
      {keyed(paragraphs, (paragraph) => paragraph).map(({ key, item }) => (
        <RichText key={key} html={item} />
      ))}
    </Card>
  )
}
