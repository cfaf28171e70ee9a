import { ArrowLeftRight, Banknote, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openDialog } from '../../nav/useDialog.ts'
import styles from './Actions.module.css'

interface Action {
  icon: LucideIcon
  text: 'transfer' | 'withdraw'
  act(): void
}

/** What can be done with the money. An action joins in the change that builds its dialog. */
const actions: readonly Action[] = [
  { icon: ArrowLeftRight, text: 'transfer', act: () => openDialog({ name: 'transfer' }) },
  { icon: Banknote, text: 'withdraw', act: () => openDialog({ name: 'withdraw' }) },
]

/** The round actions under the balance. */
export function Actions() {
  const { t } = useTranslation('home')
  return (
    <div className={styles['actions']}>
      {actions.map(({ icon: Icon, text, act }) => (
        <button key={text} type="button" className={styles['action']} onClick={act}>
          <span className={styles['circle']} aria-hidden="true">
            <Icon size={24} />
          </span>
          {t(text)}
        </button>
      ))}
    </div>
  )
}
