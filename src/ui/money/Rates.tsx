import { useTranslation } from 'react-i18next'
import { formatCount } from '../../i18n/money.ts'
import styles from './Rates.module.css'

const percent = (rate: number | null) => (rate === null ? '-' : `${formatCount(rate)}%`)

/** Percents of a reward, by whether its conditions are met. */
export function Rates({ success, fail }: { success: number | null; fail: number | null }) {
  const { t } = useTranslation('shared')
  return (
    <dl className={styles['rates']}>
      <div>
        <dt className="muted">{t('rateMet')}</dt>
        <dd translate="no">{percent(success)}</dd>
      </div>
      <div>
        <dt className="muted">{t('rateNotMet')}</dt>
        <dd translate="no">{percent(fail)}</dd>
      </div>
    </dl>
  )
}
