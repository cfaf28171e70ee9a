import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openDialog } from '../../nav/useDialog.ts'
import styles from './MoneyActions.module.css'

const moneyActions = [
  { name: 'deposit', icon: ArrowDownToLine },
  { name: 'withdraw', icon: ArrowUpFromLine },
  { name: 'transfer', icon: ArrowLeftRight },
] as const satisfies { name: string; icon: LucideIcon }[]

export function MoneyActions() {
  const { t } = useTranslation('home')
  return (
    <div className={styles['actions']}>
      {moneyActions.map(({ name, icon: Icon }) => (
        <button key={name} type="button" className={styles['action']} onClick={() => openDialog({ name })}>
          <Icon size={22} />
          <span>{t(name)}</span>
        </button>
      ))}
    </div>
  )
}
