import { useTranslation } from 'react-i18next'
import { Warning } from './Warning.tsx'

interface Props {
  /** What was sent, with its currency's sign. */
  amount: string
  /** How long ago, in whole minutes. */
  minutes: number
}

/** Asks before what was sent a short while ago is sent a second time. */
export function Repeated({ amount, minutes }: Props) {
  const { t } = useTranslation('shared')
  return <Warning>{minutes === 0 ? t('repeatedNow', { amount }) : t('repeated', { amount, minutes })}</Warning>
}
