import { useTranslation } from 'react-i18next'
import { formatCount } from '../../i18n/figures.ts'
import styles from './Coins.module.css'

/** The member's coins, beside the wheel's name; nothing while their number is not known. */
export function Coins({ count }: { count: number | null }) {
  const { t } = useTranslation('spin')
  return count === null ? null : <p className={styles['coins']}>{t('coins', { count, shown: formatCount(count) })}</p>
}
