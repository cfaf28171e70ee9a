import { X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, IconButton } from '../../ui/controls/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { KindTile } from '../../ui/money/KindTile.tsx'
import styles from './Offer.module.css'

interface Props {
  icon: LucideIcon
  title: string
  hint?: string
  /** If it differs from the page's. */
  lang?: string
  /** Null once accepted. */
  answers: { yes: string; no: string; busy?: boolean; onYes(): void; onNo(): void } | null
  children: ReactNode
}

export const OfferCard = ({ icon, title, hint, lang, answers, children }: Props) => (
  <Card className={styles['offer']} lang={lang} aria-label={title}>
    <div className={styles['row']}>
      <KindTile icon={icon} kind="invite" />
      <div className={styles['words']}>
        <p className={styles['title']}>{title}</p>
        {hint && <p className={styles['hint']}>{hint}</p>}
      </div>
      {answers && (
        <div className={styles['answers']}>
          <Button variant="quiet" busy={answers.busy ?? false} onClick={answers.onYes}>
            {answers.yes}
          </Button>
          <IconButton label={answers.no} onClick={answers.onNo}>
            <X />
          </IconButton>
        </div>
      )}
    </div>
    {children}
  </Card>
)
