import { useTranslation } from 'react-i18next'
import type { Wallet } from '../../api/wallet.ts'
import { formatMoney, maskWord } from '../../i18n/money.ts'
import { classes } from '../../ui/classes.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { Amount } from '../../ui/money/Amount.tsx'
import { Rates } from '../../ui/money/Rates.tsx'
import { currencyOf } from '../../wallet/accounts.ts'
import figureStyles from '../../ui/money/Figure.module.css'
import styles from './Invite.module.css'

export function BonusFigures({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('invite')
  const amount = wallet.invite?.amount ?? null
  return (
    <div>
      <p className={styles['label']}>{t('amount')}</p>
      <p className={classes(figureStyles['figure'], amount === 0 && maskWord() === null && styles['zero'])}>
        <Amount>{formatMoney(amount, currencyOf(wallet))}</Amount>
      </p>
    </div>
  )
}

export function InviteRates({ wallet }: { wallet: Wallet }) {
  const { success = null, fail = null } = wallet.invite ?? {}
  if ((success ?? 0) <= 0) return null
  return (
    <Card className={styles['rates']}>
      <Rates success={success} fail={fail} />
    </Card>
  )
}
