import type { LucideIcon } from 'lucide-react'
import type { AccountFace } from '../../messages/alerts.ts'
import { AccountTile } from '../../ui/AccountTile.tsx'
import { Badged } from '../../ui/Badged.tsx'
import { KindTile, type Kind } from '../../ui/KindTile.tsx'

interface Props {
  icon: LucideIcon
  kind: Kind
  /** The account at the other end; null where there is none that the app knows. */
  account: AccountFace | null
}

/** A movement by the account at its other end, with its kind as a badge; by its kind alone without one. Decoration: words stand beside it. */
export const MovementTile = ({ icon, kind, account }: Props) =>
  account === null ? (
    <KindTile icon={icon} kind={kind} />
  ) : (
    <Badged icon={icon} kind={kind}>
      <AccountTile account={account} />
    </Badged>
  )
