import { Coins, Gamepad, Gift, LoaderPinwheel, Users, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import type { Wallet } from '../../api/wallet.ts'
import { formatCount } from '../../i18n/amounts.ts'
import { pages } from '../../nav/addresses.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import styles from './Tiles.module.css'

interface Props {
  /** Undefined before the first read; the last tile is then a skeleton. */
  wallet: Wallet | undefined
  /** True if the wallet could not be read; the last tile reads it again. */
  isLost: boolean
  wheelIsActive: boolean
  refreshing: boolean
  onRefreshAll(): void
}

/** With no active wheel, its tile refreshes the games. */
export function Tiles({ wallet, isLost, wheelIsActive, refreshing, onRefreshAll }: Props) {
  const { t } = useTranslation('home')
  const coins = wallet?.profile.coin ?? null
  return (
    <div className={styles['tiles']}>
      <Tile kind="invite" icon={Users} label={t('invite')} onClick={() => openDialog({ name: 'invite' })} />
      <Tile kind="bonus" icon={Gift} label={t('bonus')} onClick={() => navigate(pages.bonus)} />
      <Tile kind="refund" icon={Coins} label={t('refund')} onClick={() => openDialog({ name: 'refund' })} />
      {!wallet && !isLost ? (
        <span className={styles['icon']} data-kind="neutral" />
      ) : wallet && wheelIsActive ? (
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
      ) : (
        <Tile kind="play" icon={Gamepad} label={t('refreshAll')} busy={refreshing} onClick={onRefreshAll} />
      )}
    </div>
  )
}

interface TileProps {
  kind: 'bonus' | 'invite' | 'play' | 'refund'
  icon: LucideIcon
  label: string
  badge?: ReactNode
  busy?: boolean
  onClick(): void
}

function Tile({ kind, icon: Icon, label, badge, busy = false, onClick }: TileProps) {
  return (
    <button type="button" className={styles['tile']} aria-busy={busy} onClick={busy ? undefined : onClick}>
      <span className={styles['icon']} data-kind={kind}>
        {busy ? <Spinner /> : <Icon size={24} aria-hidden="true" />}
      </span>
      <span>{label}</span>
      {badge}
    </button>
  )
}
