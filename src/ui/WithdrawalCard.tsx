import { useTranslation } from 'react-i18next'
import { Card } from './Card.tsx'
import styles from './WithdrawalCard.module.css'

interface Props {
  /** With its currency sign. */
  amount: string
  /** When it was requested, as text; '' if unknown. */
  since: string
  /** The server's entry: in progress, paid, or returned to the wallet. */
  step: 'received' | 'paid' | 'returned'
  /** The wallet's balance with its currency sign; shown for a returned withdrawal. */
  balance: string
}

/** A withdrawal and its progress. It shows no more than the server's entry; a withdrawal cannot be cancelled. */
export function WithdrawalCard({ amount, since, step, balance }: Props) {
  const { t } = useTranslation('shared')
  const isOver = step !== 'received'
  const steps = [
    t('withdrawalReceived'),
    t('withdrawalPaying'),
    t(step === 'returned' ? 'withdrawalReturned' : 'withdrawalPaid'),
  ]
  const at = isOver ? 2 : 1
  return (
    <Card className={styles['card']} role="group" aria-label={t('withdrawalOf', { amount })}>
      <div className={styles['head']}>
        <h3 className={styles['title']}>{t('withdrawal')}</h3>
        <span className={styles['amount']}>{amount}</span>
      </div>
      <ol className={styles['steps']}>
        {steps.map((words, index) => (
          <li
            key={words}
            data-done={index <= at && !(step === 'returned' && index === 2) ? '' : undefined}
            data-back={step === 'returned' && index === 2 ? '' : undefined}
            aria-current={index === at ? 'step' : undefined}
          >
            {words}
          </li>
        ))}
      </ol>
      {step === 'returned' && (
        <p className={styles['text']} role="status">
          {t('withdrawalBack', { balance })}
        </p>
      )}
      {since !== '' && <p className={styles['since']}>{t('withdrawalSince', { time: since })}</p>}
    </Card>
  )
}
