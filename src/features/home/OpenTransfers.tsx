import { ChevronRight, ClockAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openDialog } from '../../nav/useDialog.ts'
import { useCommand } from '../../member/useCommand.ts'
import styles from './OpenTransfers.module.css'

/** Reminds of transfers whose outcome is not known yet, also after a reload. */
export function OpenTransfers() {
  const { t } = useTranslation('home')
  const { open } = useCommand('transfer')
  if (open.length === 0) return null
  return (
    <button type="button" className={styles['open']} onClick={() => openDialog({ name: 'transfer' })}>
      <ClockAlert size={24} aria-hidden="true" />
      <span>{t('openTransfer')}</span>
      <ChevronRight size={20} aria-hidden="true" />
    </button>
  )
}
