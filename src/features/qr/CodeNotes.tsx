import { useTranslation } from 'react-i18next'
import { IconWarning } from '../../ui/Warning.tsx'
import type { Verdict } from './judge.ts'

interface Props {
  verdict: Exclude<Verdict, { is: 'wrong' }>
}

/** What the player has to look at before paying; nothing for a code that says all itself. `money`: the amount to pay, as it is shown. */
export function CodeWarning({ verdict, money }: Props & { money: string }) {
  const { t } = useTranslation('qr')
  if (verdict.is !== 'unchecked' && verdict.is !== 'amountless') return null
  return (
    <IconWarning small role="status">
      {t(verdict.is, { amount: money })}
    </IconWarning>
  )
}
