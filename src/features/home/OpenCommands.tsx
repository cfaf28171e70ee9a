import { ChevronRight, ClockAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../member/useCommand.ts'
import { openDialog } from '../../nav/useDialog.ts'
import styles from './OpenCommands.module.css'

/** Reminds of money that was sent on its way and whose outcome is not known yet, also after a reload. */
export function OpenCommands() {
  return (
    <>
      <Open kind="transfer" />
      <Open kind="withdraw" />
    </>
  )
}

const texts = { transfer: 'openTransfer', withdraw: 'openWithdraw' } as const

function Open({ kind }: { kind: keyof typeof texts }) {
  const { t } = useTranslation('home')
  const { open } = useCommand(kind)
  if (open.length === 0) return null
  return (
    <button type="button" className={styles['open']} onClick={() => openDialog({ name: kind })}>
      <ClockAlert size={24} aria-hidden="true" />
      <span>{t(texts[kind])}</span>
      <ChevronRight size={20} aria-hidden="true" />
    </button>
  )
}
