import { ArrowDownToLine, ArrowLeftRight, Banknote, Gift, HandCoins, Users, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { pages } from '../../nav/addresses.ts'
import { openDialog } from '../../nav/useDialog.ts'
import styles from './Actions.module.css'

const actions = [
  { name: 'deposit', icon: ArrowDownToLine },
  { name: 'withdraw', icon: Banknote },
  { name: 'transfer', icon: ArrowLeftRight },
  { name: 'invite', icon: Users },
  { name: 'bonus', icon: Gift },
  { name: 'refund', icon: HandCoins },
] as const satisfies { name: string; icon: LucideIcon }[]

/** Opens the page of bonuses, or a dialog for the others. */
const open = (name: (typeof actions)[number]['name']) =>
  name === 'bonus' ? navigate(pages.bonus) : openDialog({ name })

/** The round actions under the balance. */
export function Actions() {
  const { t } = useTranslation('home')
  return (
    <div className={styles['actions']}>
      {actions.map(({ name, icon: Icon }) => (
        <button key={name} type="button" className={styles['action']} onClick={() => open(name)}>
          <span className={styles['circle']} aria-hidden="true">
            <Icon size={24} />
          </span>
          {t(name)}
        </button>
      ))}
    </div>
  )
}
