import type { LucideIcon } from 'lucide-react'
import type { AccountFace } from '../../messages/alerts.ts'
import { AccountTile } from '../../ui/AccountTile.tsx'
import { KindTile, type Kind } from '../../ui/KindTile.tsx'
import styles from './MovementTile.module.css'

interface Props {
  icon: LucideIcon
  kind: Kind
  /** The account at the other end; null where there is none that the app knows. */
  account: AccountFace | null
}

/** A movement by the account at its other end, with its kind as a badge; by its kind alone without one. Decoration: words stand beside it. */
export function MovementTile({ icon: Icon, kind, account }: Props) {
  if (account === null) return <KindTile icon={Icon} kind={kind} />
  return (
    <span className={styles['tile']} aria-hidden="true">
      <AccountTile account={account} />
      <span className={styles['badge']} data-kind={kind}>
        <Icon size={12} strokeWidth={2.5} />
      </span>
    </span>
  )
}
