import { useTranslation } from 'react-i18next'
import { classes } from '../../ui/classes.ts'
import pageStyles from './SpinPage.module.css'
import styles from './NoWheel.module.css'
import ornament from './wheel/Ornament.module.css'
import { Pointer } from './wheel/Pointer.tsx'
import wheelStyles from './wheel/Wheel.module.css'

/** Every second of twelve slices, in a wheel of 200 by 200. */
const slices =
  'M100 100 13.1 76.7A90 90 0 0 1 36.4 36.4Z' +
  'M100 100 76.7 13.1A90 90 0 0 1 123.3 13.1ZM100 100 163.6 36.4A90 90 0 0 1 186.9 76.7Z'

export function NoWheel() {
  const { t } = useTranslation('spin')
  return (
    <div className={classes(pageStyles['plate'], styles['none'])}>
      <div className={styles['top']} aria-hidden="true">
        <div className={classes(ornament['ornament'], wheelStyles['wheel'], styles['wheel'])}>
          <svg viewBox="0 0 200 200">
            <circle className={styles['face']} cx="100" cy="100" r="91" />
            <path className={styles['slices']} d={slices} />
            <circle className={styles['edges']} cx="100" cy="100" r="95.500" />
            <circle className={styles['bulbs']} cx="100" cy="100" r="95.500" />
          </svg>
          <Pointer />
        </div>
      </div>
      <div className={styles['words']}>
        <p className={styles['title']}>{t('emptyTitle')}</p>
        <p className={styles['text']}>{t('emptyText')}</p>
      </div>
    </div>
  )
}
