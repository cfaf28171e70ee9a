import { Gift, Landmark, WalletCards } from 'lucide-react'
import { BankTile } from '../../ui/money/BankTile.tsx'
import { KindTile } from '../../ui/money/KindTile.tsx'
import type { Method } from './rules.ts'

export function MethodIcon({ method: { display, account, wallet } }: { method: Method }) {
  if (display === 'gift') return <KindTile icon={Gift} kind="bonus" />
  if (wallet) return <KindTile icon={WalletCards} kind="in" />
  if (!account?.bankCode) return <KindTile icon={Landmark} kind="in" />
  return <BankTile code={account.bankCode} />
}
