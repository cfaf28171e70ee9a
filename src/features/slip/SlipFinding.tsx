import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../i18n/dates.ts'
import { IconWarning } from '../../ui/Warning.tsx'
import type { Finding } from './useSlipCheck.ts'

/** What was found out about a chosen picture. It can be sent all the same. */
export function SlipFinding({ finding }: { finding: Finding }) {
  const { t } = useTranslation('slip')
  const texts = {
    payment: () => t('foundPayment'),
    none: () => t('foundNone'),
    sent: (at: number | null) => (at === null ? t('foundSent') : t('foundSentAt', { time: formatDateTime(at) })),
  }
  return (
    <IconWarning small role="status">
      {finding.is === 'sent' ? texts.sent(finding.at) : texts[finding.is]()}
    </IconWarning>
  )
}
