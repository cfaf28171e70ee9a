import { Card } from './Card.tsx'
import { keyed } from './keyed.ts'
import styles from './RichCard.module.css'
import { RichText } from './RichText.tsx'

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
