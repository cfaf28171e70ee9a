import { useTranslation } from 'react-i18next'
import { Card } from './Card.tsx'
import styles from './WithdrawalCard.module.css'

interface Props {
  /** With its currency's sign. */
  amount: string
  /** When it was asked for, in words; '' when that is not known. */
  since: string
  /** What the server has written: in progress, paid, or given back. */
  step: 'received' | 'paid' | 'returned'
  /** What the wallet holds now, with its currency's sign; told of what came back. */
  balance: string
}

/** A withdrawal and how far it is. It claims no more than the server has written; there is no way to cancel one. */
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
