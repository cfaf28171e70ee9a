import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useReadErrorText } from '../../i18n/errorText.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Balance.module.css'
import parts from './BalanceParts.module.css'

interface Props {
  error: unknown
  onRetry(): void
}

/** The balance's place where it could not be read: no amount is shown, and the card stays what it is. */
export function LostBalance({ error, onRetry }: Props) {
  const { t } = useTranslation(['home', 'common'])
  const errorText = useReadErrorText()
  return (
    <div className={styles['balance']} role="alert">
      <p className={styles['head']}>{t('total')}</p>
      <p className={styles['total']} data-long="">
        {t('common:loadFailed')}
      </p>
      <div className={parts['lost']}>
        <p className={parts['reason']}>{errorText(error)}</p>
        <Button variant="quiet" onClick={onRetry}>
          <RotateCw size={18} aria-hidden="true" />
          {t('common:retry')}
        </Button>
      </div>
    </div>
  )
}
