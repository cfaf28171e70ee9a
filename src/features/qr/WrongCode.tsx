import { useTranslation } from 'react-i18next'
import { exactMoney, type Currency } from '../../i18n/money.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { ContactSupport } from '../../ui/controls/ContactSupport.tsx'
import { OutcomeDisc } from '../../ui/feedback/OutcomeDisc.tsx'
import type { Verdict } from './judge.ts'
import styles from './Qr.module.css'

interface Props {
  verdict: Extract<Verdict, { is: 'wrong' }>
  /** Null if no amount is wrong. */
  asked: Minor | null
  currency: Currency
  busy: boolean
  /** Null if it cannot be cancelled. */
  onAgain: (() => void) | null
}

export function WrongCode({ verdict, asked, currency, busy, onAgain }: Props) {
  const { t } = useTranslation('qr')
  const reasons = {
    amount: () => t('wrongAmount', { said: exactMoney(verdict.amount, currency), amount: exactMoney(asked, currency) }),
    currency: () => t('wrongCurrency'),
    damaged: () => t('wrongDamaged'),
  }
  return (
    <>
      <div className={styles['wrong']} role="alert">
        <OutcomeDisc tone="error" />
        <h3>{t('wrongTitle')}</h3>
        <p>{reasons[verdict.what]()}</p>
        <p className={styles['once']}>{t('wrongText')}</p>
      </div>
      {onAgain && (
        <Button busy={busy} onClick={onAgain}>
          {t('another')}
        </Button>
      )}
      <ContactSupport variant="quiet" />
    </>
  )
}
