import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Wallet } from '../../api/wallet.ts'
import { currencyOf } from '../../wallet/accounts.ts'
import { useCreditWatch } from '../../wallet/useCreditWatch.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { openDialog, useDialog } from '../../nav/useDialog.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { walletDrawing } from '../../ui/drawings.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { QrChannel } from './QrChannel.tsx'
import { fetchReader } from './readCode.ts'
import { isBankCode, type BankCode } from '../../operator/qrChannels.ts'

export function QrDialog() {
  const { t } = useTranslation('qr')
  const code = useDialog()?.code
  const wallet = useWallet()
  useEffect(fetchReader, [])
  return (
    <Sheet title={t('title')}>
      {isBankCode(code) ? (
        <Reads of={[wallet]} height={320} shape="form">
          {([read]) => <WatchedChannel key={code} bankCode={code} wallet={read} />}
        </Reads>
      ) : (
        <>
          <EmptyState drawing={walletDrawing} title={t('noChannelTitle')} text={t('noChannelText')} />
          <Button onClick={() => openDialog({ name: 'deposit' })}>{t('toDeposit')}</Button>
        </>
      )}
    </Sheet>
  )
}

/** Above the channel, where each new status would restart the delays of the watch. */
function WatchedChannel({ bankCode, wallet }: { bankCode: BankCode; wallet: Wallet }) {
  const [since, setSince] = useState<number | null>(null)
  const credit = useCreditWatch(since)
  return <QrChannel bankCode={bankCode} currency={currencyOf(wallet)} credit={credit} onWait={setSince} />
}
