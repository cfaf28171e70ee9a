import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../i18n/dates.ts'
import { promisedMs } from '../../wallet/credits.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { AskAboutThis } from '../../wallet/receipts/AskAboutThis.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { useVia } from '../../operator/useVia.ts'
import type { Credit } from '../../wallet/useCreditWatch.ts'
import { CreditStatus } from '../../wallet/receipts/CreditStatus.tsx'
import { OutcomeDisc } from '../../ui/feedback/OutcomeDisc.tsx'
import { Steps } from '../../ui/feedback/Steps.tsx'
import styles from './Slip.module.css'

interface Props extends Pick<ComponentProps<typeof CreditStatus>, 'since' | 'currency'> {
  /** Null until credited. */
  credit: Credit | null
  /** From the server; null for none. */
  message: string | null
  onAnother(): void
}

export function SlipSent({ since, credit, currency, message, onAnother }: Props) {
  const { t } = useTranslation('slip')
  const via = useVia(credit?.from ?? null)
  const status = (
    <CreditStatus since={since} promisedMs={promisedMs} credit={credit} currency={currency} via={via} isAskedBelow />
  )
  return (
    <div className={styles['form']}>
      {(!credit || message !== null) && (
        <div className={styles['done']}>
          <div className={styles['told']} role="status">
            <OutcomeDisc tone="waiting" />
            <h3 className={styles['subtitle']}>{t('sentTitle')}</h3>
            {message !== null && <p>{message}</p>}
            <div className={styles['way']}>
              <Steps
                steps={[
                  { label: t('wayReceived'), state: 'done' },
                  { label: t('wayChecking'), state: credit ? 'done' : 'now' },
                  { label: t('wayCredited'), state: credit ? 'done' : 'next' },
                ]}
              />
            </div>
            <p className={styles['hint']}>{t('sentText')}</p>
          </div>
          {!credit && <div className={styles['wait']}>{status}</div>}
        </div>
      )}
      {credit && status}
      <Button onClick={() => openDialog({ name: 'slips' })}>{t('listTitle')}</Button>
      {!credit && <AskAboutThis facts={[t('askKind'), t('sentTitle'), formatDateTime(since)]} />}
      <Button variant="plain" onClick={onAnother}>
        {t('another')}
      </Button>
    </div>
  )
}
