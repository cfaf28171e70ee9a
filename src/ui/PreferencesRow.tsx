import { ChevronRight, Settings2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openDialog } from '../nav/useDialog.ts'
import { Card } from './Card.tsx'
import { classes } from './classes.ts'
import rowStyles from './RowButton.module.css'
import styles from './PreferencesRow.module.css'

/** Opens the preferences. Some hosts have no menu entry for them. */
export function PreferencesRow() {
  const { t } = useTranslation('shared')
  return (
    <Card className={styles['card']}>
      <button
        type="button"
        className={classes(rowStyles['row'], styles['row'])}
        onClick={() => openDialog({ name: 'preferences' })}
      >
        <Settings2 size={22} aria-hidden="true" />
        {t('settings')}
        <ChevronRight size={20} aria-hidden="true" />
      </button>
    </Card>
  )
}
