import { useTranslation } from 'react-i18next'
import { classes } from '../../ui/classes.ts'
import pageStyles from './SpinPage.module.css'
import styles from './NoWheel.module.css'
import ornament from './wheel/Ornament.module.css'

/** Every second of eight slices, in a wheel of 200 by 200. */
const slices =
  'M100 100 67.900 22.400A84 84 0 0 1 132.100 22.400ZM100 100 177.600 67.900A84 84 0 0 1 177.600 132.100Z' +
  'M100 100 132.100 177.600A84 84 0 0 1 67.900 177.600ZM100 100 22.400 132.100A84 84 0 0 1 22.400 67.900Z'

/** Shown while the operator runs no wheel: one without prizes, on the plate where the next will be. */
export function NoWheel() {
  const { t } = useTranslation('spin')
  return (
    <div className={classes(pageStyles['plate'], styles['none'])}>
      <div className={classes(ornament['ornament'], styles['drawing'])} aria-hidden="true">
        <svg viewBox="0 0 200 200">
          <circle className={styles['rim']} cx="100" cy="100" r="92" />
          <circle className={styles['face']} cx="100" cy="100" r="85" />
          <circle className={styles['bulbs']} cx="100" cy="100" r="92" />
          <path className={styles['slices']} d={slices} />
          <circle className={styles['hub']} cx="100" cy="100" r="31" />
          <circle className={styles['coin']} cx="100" cy="100" r="13" />
          <path className={styles['pointer']} d="M91-6h18q5 0 3 5l-10 22q-2 4-4 0L88-1q-2-5 3-5Z" />
        </svg>
      </div>
      <div className={styles['words']}>
        <p className={styles['title']}>{t('emptyTitle')}</p>
        <p className={styles['text']}>{t('emptyText')}</p>
      </div>
    </div>
  )
}
