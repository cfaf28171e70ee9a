import { Gift, Landmark, QrCode, WalletCards } from 'lucide-react'
import { BankTile } from '../../ui/BankTile.tsx'
import { KindTile } from '../../ui/KindTile.tsx'
import type { Method } from './rules.ts'

/** A way of paying in by its bank's colours, or by its kind. */
export function MethodIcon({ method: { display, account, wallet } }: { method: Method }) {
  if (display === 'gift') return <KindTile icon={Gift} kind="bonus" />
  if (wallet) return <KindTile icon={WalletCards} kind="in" />
  if (account && account.bankType !== 'PAYMENT') return <BankTile code={account.bankCode} />
  return <KindTile icon={display === 'qr' ? QrCode : Landmark} kind="in" />
}
