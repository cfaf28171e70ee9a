import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { depositCall } from '../../api/deposit.ts'
import { currencyOf } from '../../wallet/accounts.ts'
import { useRead } from '../../api/useRead.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { openDialog, useDialog } from '../../nav/useDialog.ts'
import { settings } from '../../lib/settings/settings.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { giftDrawing } from '../../ui/drawings.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { AboveReads } from '../../ui/feedback/Failure.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { GiftForm } from './GiftForm.tsx'

export function GiftDialog() {
  const { t } = useTranslation('gift')
  const name = useDialog()?.code
  const wallet = useWallet()
  const deposit = useRead(depositCall)
  return (
    <Sheet title={t('title')}>
      {settings.VITE_GIFT_LINK_PUBLIC_KEY === '' ? (
        <NotHere title={t('notSetUpTitle')} text={t('notSetUp')} />
      ) : (
        <Reads of={[wallet, deposit]} height={240} shape="form">
          {([holds, { wallets }]) => {
            const account = wallets.find(({ walletAccountName }) => walletAccountName === name)
            if (!account) return <NotHere title={t('notSetUpTitle')} text={t('unknownWallet')} />
            return <GiftForm walletName={account.walletAccountName} currency={currencyOf(holds)} />
          }}
        </Reads>
      )}
    </Sheet>
  )
}

function NotHere({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('gift')
  return (
    <>
      {useContext(AboveReads)}
      <EmptyState drawing={giftDrawing} title={title} text={text} />
      <Button onClick={() => openDialog({ name: 'deposit' })}>{t('ways')}</Button>
    </>
  )
}
