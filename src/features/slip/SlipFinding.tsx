import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../i18n/dates.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { Button } from '../../ui/Button.tsx'
import { Warning } from '../../ui/Warning.tsx'
import type { Finding } from './useSlipCheck.ts'

/** What was found out about a chosen picture. It can be sent all the same. */
export function SlipFinding({ finding }: { finding: Finding }) {
  const { t } = useTranslation('slip')
  const texts = {
    payment: () => t('foundPayment'),
    none: () => t('foundNone'),
    sent: (at: number | null) => (at === null ? t('foundSent') : t('foundSentAt', { time: formatDateTime(at) })),
  }
  if (finding.is !== 'sent') return <Warning role="status">{texts[finding.is]()}</Warning>
  return (
    <>
      <Warning role="status">{texts.sent(finding.at)}</Warning>
      <Button variant="plain" onClick={() => openDialog({ name: 'slips' })}>
        {t('listTitle')}
      </Button>
    </>
  )
}
