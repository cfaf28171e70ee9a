import { ClockAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'
import styles from './Unknown.module.css'

interface Props {
  text: string
  /** What was sent, one line each. */
  lines: readonly string[]
  lookLabel: string
  onLook(): void
  settleLabel: string
  /** The balance is being read again; until it is, there is nothing to have looked at. */
  checking: boolean
  onSettle(): void
}

/** Says that a command was sent and its outcome is not known, and leads to where the outcome shows. */
export function Unknown({ text, lines, lookLabel, onLook, settleLabel, checking, onSettle }: Props) {
  const { t } = useTranslation('shared')
  return (
    <div className={styles['unknown']} role="alert">
      <ClockAlert size={40} aria-hidden="true" />
      <h3 className={styles['title']}>{t('unknownTitle')}</h3>
      <p>{text}</p>
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button onClick={onLook}>{lookLabel}</Button>
      <Button look="plain" busy={checking} onClick={onSettle}>
        {settleLabel}
      </Button>
    </div>
  )
}
