import { BankTile } from '../../ui/money/BankTile.tsx'
import styles from './Qr.module.css'
import type { BankCode } from '../../operator/qrChannels.ts'

/** What the code will be paid through, by the tile that the list of ways has for it. */
export const Through = ({ bankCode, name }: { bankCode: BankCode; name: string }) => (
  <p className={styles['through']}>
    <BankTile code={bankCode} />
    {name}
  </p>
)
