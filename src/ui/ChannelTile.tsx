import { QrCode } from 'lucide-react'
import { BadgedTile } from './BadgedTile.tsx'
import { BankTile } from './BankTile.tsx'

/** A channel that is paid by a QR code: its own tile with the code as a badge. Decoration: its name stands beside it. */
export const ChannelTile = ({ code }: { code: string }) => (
  <BadgedTile icon={QrCode} kind="in">
    <BankTile code={code} />
  </BadgedTile>
)
