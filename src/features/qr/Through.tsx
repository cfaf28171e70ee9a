import { QrCode } from 'lucide-react'
import { BankTile } from '../../ui/BankTile.tsx'
import { KindTile } from '../../ui/KindTile.tsx'
import styles from './Qr.module.css'
import type { BankCode } from '../../service/qrChannels.ts'

/** What the code will be paid through: the bank by its colours, a payment service by the kind. */
export const Through = ({ bankCode, name }: { bankCode: BankCode; name: string }) => (
  <p className={styles['through']}>
    {bankCode === 'KBANK' ? <BankTile code={bankCode} /> : <KindTile icon={QrCode} kind="in" />}
    {name}
  </p>
)
