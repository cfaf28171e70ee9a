import { useTranslation } from 'react-i18next'
import { openDialog } from '../../nav/useDialog.ts'
import { classes } from '../../ui/classes.ts'
import track from '../../ui/Track.module.css'
import styles from './KindButtons.module.css'

/** What players look for, by the type of the movement. */
const words = { deposit: 'deposits', withdraw: 'withdrawals', transfer: 'transfers', bonus: 'bonuses' } as const

/** The page shows movements of all types. One tap leads to all of one type, with their sums. */
export function KindButtons({ onAll }: { onAll(): void }) {
  const { t } = useTranslation('statement')
  return (
    <div className={classes(track['track'], styles['kinds'])} role="group" aria-label={t('report')}>
      <button type="button" aria-current="true" onClick={onAll}>
        {t('all')}
      </button>
      {Object.entries(words).map(([type, word]) => (
        <button key={type} type="button" onClick={() => openDialog({ name: 'report', code: type })}>
          {t(word)}
        </button>
      ))}
    </div>
  )
}
