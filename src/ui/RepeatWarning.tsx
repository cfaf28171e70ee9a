import { useTranslation } from 'react-i18next'
import { Warning } from './Warning.tsx'

interface Props {
  /** The amount that was sent, with its currency sign. */
  amount: string
  /** Whole minutes since then. */
  minutes: number
}

/** Warns that the same amount was sent a short while ago. */
export function RepeatWarning({ amount, minutes }: Props) {
  const { t } = useTranslation('shared')
  return <Warning>{minutes === 0 ? t('repeatedNow', { amount }) : t('repeated', { amount, minutes })}</Warning>
}
