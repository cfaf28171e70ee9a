import { BankTile } from '../../ui/money/BankTile.tsx'
import styles from './Qr.module.css'
import type { BankCode } from '../../operator/qrChannels.ts'

export const ChannelLine = ({ bankCode, name }: { bankCode: BankCode; name: string }) => (
  <p className={styles['through']}>
    <BankTile code={bankCode} />
    {name}
  </p>
)
