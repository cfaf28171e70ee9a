import { useTranslation } from 'react-i18next'
import { Warning } from '../../ui/Warning.tsx'
import type { Verdict } from './judge.ts'
import styles from './Qr.module.css'

interface Props {
  verdict: Exclude<Verdict, { is: 'wrong' }>
  /** The amount to pay, as it is shown. */
  money: string
}

/** What a code that is shown says beside its amount: the payee's name, or what the player has to look at. */
export function CodeNotes({ verdict, money }: Props) {
  const { t } = useTranslation('qr')
  if (verdict.is === 'unchecked') return <Warning role="status">{t('unchecked', { amount: money })}</Warning>
  return (
    <>
      {verdict.payee !== null && (
        <p className={styles['payee']}>
          {t('payee')} <bdi>{verdict.payee}</bdi>
        </p>
      )}
      {verdict.is === 'amountless' && <Warning role="status">{t('amountless', { amount: money })}</Warning>}
    </>
  )
}
