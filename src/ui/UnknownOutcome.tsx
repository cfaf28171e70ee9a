import { useTranslation } from 'react-i18next'
import { AskAboutThis } from './AskAboutThis.tsx'
import { Button } from './Button.tsx'
import { keyed } from './keyed.ts'
import { OutcomeDisc } from './OutcomeDisc.tsx'
import styles from './UnknownOutcome.module.css'

interface Props {
  text: string
  /** One line for each command that was sent. */
  lines: readonly string[]
  /** The same for support, with amounts and whole times; `lines` unless given. */
  facts?: readonly string[]
  /** The numbers by which support finds them. */
  reference?: string
  lookLabel: string
  onLook(): void
  settleLabel: string
  /** The balance is being read again. Until then the player cannot have seen the outcome. */
  checking: boolean
  onSettle(): void
}

/** Says that the outcome of a command is unknown, and leads to the page that shows it. */
export function UnknownOutcome({
  text,
  lines,
  facts = lines,
  reference,
  lookLabel,
  onLook,
  settleLabel,
  checking,
  onSettle,
}: Props) {
  const { t } = useTranslation('shared')
  return (
    <div className={styles['unknown']} role="alert">
      <OutcomeDisc tone="waiting" />
      <h3 className={styles['title']}>{t('unknownTitle')}</h3>
      <p>{text}</p>
      <ul className={styles['lines']}>
        {keyed(lines, (line) => line).map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </ul>
      <Button onClick={onLook}>{lookLabel}</Button>
      <Button variant="plain" busy={checking} onClick={onSettle}>
        {settleLabel}
      </Button>
      <AskAboutThis facts={[t('unknownTitle'), text, ...facts]} reference={reference} />
    </div>
  )
}
