import { useTranslation } from 'react-i18next'
import { useWallet } from '../../wallet/useWallet.ts'
import { Reads } from '../../ui/Reads.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { InviteQr } from './InviteQr.tsx'

/** The invite link as a QR code, for a friend to scan. */
export function InviteQrDialog() {
  const { t } = useTranslation('invite')
  return (
    <Sheet title={t('qrTitle')}>
      <Reads of={[useWallet()]} height={480} shape="disc">
        {([wallet]) => <InviteQr profileId={wallet.profile._id} />}
      </Reads>
    </Sheet>
  )
}
