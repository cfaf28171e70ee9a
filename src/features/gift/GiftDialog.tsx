import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { depositCall } from '../../api/deposit.ts'
import { useRead } from '../../api/useRead.ts'
import { useUnknownCommands } from '../../commands/useOpenCommands.ts'
import { settings } from '../../lib/settings/settings.ts'
import { openDialog, useDialog } from '../../nav/useDialog.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { giftDrawing } from '../../ui/drawings.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { AboveReads } from '../../ui/feedback/Failure.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { useWallet } from '../../wallet/useWallet.ts'
import { GiftForm } from './GiftForm.tsx'

export function GiftDialog() {
  const { t } = useTranslation('gift')
  const name = useDialog()?.code
  const wallet = useWallet()
  const deposit = useRead(depositCall)
  // It shows its outcome even if the way is gone.
  const isOpen = useUnknownCommands().some(({ kind, parameters }) => kind === 'gift' && parameters.code === name)
  return (
    <Sheet title={t('title')}>
      {settings.VITE_GIFT_LINK_PUBLIC_KEY === '' && !isOpen ? (
        <NotHere title={t('notSetUpTitle')} text={t('notSetUp')} />
      ) : (
        <Reads of={[wallet, deposit]} height={240} shape="form">
          {([, { wallets }]) => {
            const isOffered = wallets.some(({ walletAccountName }) => walletAccountName === name)
            if (name === undefined || !(isOffered || isOpen))
              return <NotHere title={t('notSetUpTitle')} text={t('unknownWallet')} />
            return <GiftForm walletName={name} />
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
