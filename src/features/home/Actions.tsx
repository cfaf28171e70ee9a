import { ArrowDownToLine, ArrowLeftRight, Banknote, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openDialog } from '../../nav/useDialog.ts'
import styles from './Actions.module.css'

interface Action {
  icon: LucideIcon
  name: 'deposit' | 'transfer' | 'withdraw'
}

/** What can be done with the money. An action joins in the change that builds its dialog. */
const actions: readonly Action[] = [
  { icon: ArrowDownToLine, name: 'deposit' },
  { icon: Banknote, name: 'withdraw' },
  { icon: ArrowLeftRight, name: 'transfer' },
]

/** The round actions under the balance. */
export function Actions() {
  const { t } = useTranslation('home')
  return (
    <div className={styles['actions']}>
      {actions.map(({ icon: Icon, name }) => (
        <button key={name} type="button" className={styles['action']} onClick={() => openDialog({ name })}>
          <span className={styles['circle']} aria-hidden="true">
            <Icon size={24} />
          </span>
          {t(name)}
        </button>
      ))}
    </div>
  )
}
