import { ArrowDownToLine, ArrowLeftRight, Banknote } from 'lucide-react'
import { lazy, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { pages } from '../../nav/addresses.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { Besides } from '../../ui/RoomBoundary.tsx'
import styles from './Actions.module.css'

// The first screen waits for no picture but those of the money.
const RewardIcon = lazy(async () => ({ default: (await import('./RewardIcon.tsx')).RewardIcon }))

/** What can be done with the money, and what there is to be had. */
const actions = [
  { name: 'deposit', icon: <ArrowDownToLine size={24} /> },
  { name: 'withdraw', icon: <Banknote size={24} /> },
  { name: 'transfer', icon: <ArrowLeftRight size={24} /> },
  { name: 'invite', icon: <RewardIcon name="invite" /> },
  { name: 'bonus', icon: <RewardIcon name="bonus" /> },
  { name: 'refund', icon: <RewardIcon name="refund" /> },
] as const satisfies { name: string; icon: ReactNode }[]

/** The bonuses are a page, all else a dialog. */
const open = (name: (typeof actions)[number]['name']) =>
  name === 'bonus' ? navigate(pages.bonus) : openDialog({ name })

/** The round actions under the balance. */
export function Actions() {
  const { t } = useTranslation('home')
  return (
    <div className={styles['actions']}>
      {actions.map(({ name, icon }) => (
        <button key={name} type="button" className={styles['action']} onClick={() => open(name)}>
          <span className={styles['circle']} aria-hidden="true">
            <Besides>{icon}</Besides>
          </span>
          {t(name)}
        </button>
      ))}
    </div>
  )
}
