import { Coins, Gift, LoaderPinwheel, Users, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import type { Wallet } from '../../api/wallet.ts'
import { formatCount } from '../../i18n/money.ts'
import { pages } from '../../nav/addresses.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { persistent } from '../../platform/storage.ts'
import styles from './Tiles.module.css'

interface Props {
  isPrerendered: boolean
  /** Undefined before the first read. */
  wallet: Wallet | undefined
  /** Null until known. */
  isWheelActive: boolean | null
}

/** The wheel's place is kept from the last visit, as a late tile would move the others under the player's finger. */
export function Tiles({ isPrerendered, wallet, isWheelActive }: Props) {
  const { t } = useTranslation('home')
  const coins = wallet?.profile.coin ?? null
  return (
    <div className={styles['tiles']}>
      <Tile kind="invite" icon={Users} label={t('invite')} onClick={() => openDialog({ name: 'invite' })} />
      <Tile kind="bonus" icon={Gift} label={t('bonus')} onClick={() => navigate(pages.bonus)} />
      <Tile kind="refund" icon={Coins} label={t('refund')} onClick={() => openDialog({ name: 'refund' })} />
      {isPrerendered || !wallet || isWheelActive === null ? (
        (isPrerendered || persistent.get('wheel') !== null) && (
          // The head script shows the wheel (`firstFrame/firstPage.ts`).
          <span
            className={styles['icon']}
            data-kind="neutral"
            data-wheel=""
            hidden={isPrerendered}
            suppressHydrationWarning
          />
        )
      ) : isWheelActive ? (
        <Tile
          kind="play"
          icon={LoaderPinwheel}
          label={t('wheel')}
          badge={
            <span className={styles['coins']} data-none={!coins || undefined}>
              <span aria-hidden="true" translate="no">
                {formatCount(coins)}
              </span>
              <span className="visually-hidden">{t('coins', { count: coins ?? 0, shown: formatCount(coins) })}</span>
            </span>
          }
          onClick={() => navigate(pages.spin)}
        />
      ) : null}
    </div>
  )
}

interface TileProps {
  kind: 'bonus' | 'invite' | 'play' | 'refund'
  icon: LucideIcon
  label: string
  badge?: ReactNode
  onClick(): void
}

function Tile({ kind, icon: Icon, label, badge, onClick }: TileProps) {
  return (
    <button type="button" className={styles['tile']} onClick={onClick}>
      <span className={styles['icon']} data-kind={kind}>
        <Icon size={24} />
      </span>
      <span>{label}</span>
      {badge}
    </button>
  )
}
