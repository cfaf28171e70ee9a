import { ChevronRight, Megaphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openDialog } from '../../nav/useDialog.ts'
import { KindTile } from '../../ui/KindTile.tsx'
import group from '../../ui/Group.module.css'

/** The way to the totals and to what can be shared. */
export function KitEntry() {
  const { t } = useTranslation('invite')
  return (
    <div className={group['group']}>
      <button type="button" className={group['row']} onClick={() => openDialog({ name: 'kit' })}>
        <KindTile icon={Megaphone} kind="invite" />
        <span className={group['words']}>
          <span className={group['label']}>{t('kit')}</span>
        </span>
        <ChevronRight className={group['end']} size={20} aria-hidden="true" />
      </button>
    </div>
  )
}
