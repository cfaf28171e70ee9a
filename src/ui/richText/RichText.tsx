import { Suspense } from 'react'
import { lazyRoom } from '../layout/lazyRoom.tsx'
import { Card } from '../layout/Card.tsx'
import { keyed } from '../lists/keyed.ts'
import styles from './RichCard.module.css'

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

/** HTML of the server on a card, as operators choose its colours for a plain ground. A string is a paragraph. Without text there is no card. */
export function RichCard({ html }: { html: readonly (string | null)[] }) {
  const paragraphs = html.filter((paragraph): paragraph is string => Boolean(paragraph?.trim()))
  return paragraphs.length === 0 ? null : (
    <Card className={styles['paragraphs']}>
      {keyed(paragraphs, (paragraph) => paragraph).map(({ key, item }) => (
        <RichText key={key} html={item} />
      ))}
    </Card>
  )
}
