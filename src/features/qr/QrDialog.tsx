import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { depositCall } from '../../api/deposit.ts'
import { useRead } from '../../api/useRead.ts'
import { UnknownCommand } from '../../commands/UnknownCommand.tsx'
import type { Minor } from '../../lib/money/minor.ts'
import { openDialog, useDialog } from '../../nav/useDialog.ts'
import { bankLabel } from '../../operator/bankName.ts'
import { isBankCode, type BankCode } from '../../operator/qrChannels.ts'
import { useVia } from '../../operator/useVia.ts'
import { noteUsed } from '../../session/lastUsed.ts'
import { useTyped } from '../../session/useTyped.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { walletDrawing } from '../../ui/drawings.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Warning } from '../../ui/feedback/Warning.tsx'
import { focusIfLost } from '../../ui/focusOn.ts'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { BankTile } from '../../ui/money/BankTile.tsx'
import type { TimedStatus } from '../../wallet/qrStatus.ts'
import { CreditStatus } from '../../wallet/receipts/CreditStatus.tsx'
import { useCreditWatch, type Credit } from '../../wallet/useCreditWatch.ts'
import { useKeptWait, type CreditWait } from '../../wallet/useKeptWait.ts'
import { useCurrency, useWallet, useMemberHash } from '../../wallet/useWallet.ts'
import { CodeToPay } from './CodeToPay.tsx'
import { QrForm } from './QrForm.tsx'
import { fetchReader } from './readCode.ts'
import { checkAmount, type Followed } from './rules.ts'
import { useOpenCode, useQrStatus } from './useOpenCode.ts'
import { useQrCommands } from './useQrCommands.ts'
import styles from './Qr.module.css'

export function QrDialog() {
  const { t } = useTranslation('qr')
  const code = useDialog()?.code
  const wallet = useWallet()
  useEffect(fetchReader, [])
  return (
    <Sheet title={t('title')}>
      {isBankCode(code) ? (
        <Reads of={[wallet]} height={320} shape="form">
          {() => <WatchedChannel key={code} bankCode={code} />}
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

/** Above the channel, where each status would restart the polling delays. */
function WatchedChannel({ bankCode }: { bankCode: BankCode }) {
  const [past, save] = useKeptWait(`qr ${bankCode}`)
  const [since, setSince] = useState(past?.from ?? null)
  const credit = useCreditWatch(since, since, since === past?.from ? past?.fromByServer : null)
  return <QrChannel bankCode={bankCode} credit={credit} past={past} save={save} onWait={setSince} />
}

interface Props {
  bankCode: BankCode
  /** Arrivals since the wait began; null for none. */
  credit: Credit | null
  /** The wait of an earlier load of the page. */
  past: CreditWait | null
  save(wait: CreditWait | null): void
  /** Start of the wait, epoch ms; null at its end. */
  onWait(since: number | null): void
}

const QrChannel = (props: Props) => (
  <Reads of={[useQrStatus(props.bankCode)]} height={320} shape="form">
    {([status]) => <ChannelContent {...props} status={status} />}
  </Reads>
)

function ChannelContent({ bankCode, credit, past, save, onWait, status }: Props & { status: TimedStatus }) {
  const { t } = useTranslation('qr')
  const currency = useCurrency()
  const { amount = '' } = useDialog() ?? {}
  const [typed, setTyped] = useTyped<string>(`qr ${bankCode}`, () =>
    typeof checkAmount(amount, bankCode, currency) === 'number' ? amount : '',
  )
  const code = useOpenCode(bankCode, status, past && followedIn(past))
  const { create, cancel, typedFor, busy, unknownCommands, decide, isFound, refusal, forgetRefusal } = useQrCommands(
    bankCode,
    status,
    code.expectGone,
    past,
  )
  const { followed, readAgain } = code
  const since = followed?.since ?? null
  const typedAmount = followed && typedFor(followed.id)
  const { qrcodeId } = status
  const isCredited = credit !== null
  useEffect(() => onWait(since), [since, onWait])
  useEffect(() => {
    if (followed === null) return save(null)
    const { id, since: from, sinceByServer: fromByServer } = followed
    save({ from, fromByServer, since: from, code: id, typed: typedAmount, isCredited })
  }, [save, followed, typedAmount, isCredited])
  useNoteUsed(bankCode, past?.isCredited && past.code === followed?.id ? null : credit, typedAmount)
  useEffect(() => {
    if (isCredited) void readAgain()
  }, [isCredited, readAgain])

  const name = useChannelName(bankCode)
  const via = useVia(credit?.from ?? null, name === null ? null : { code: bankCode, name })
  const wait = since !== null && (
    <CreditStatus since={since} credit={credit} currency={currency} via={via} isAskedBelow={code.isOpen}>
      <Button variant="plain" onClick={code.restart}>
        {t('another')}
      </Button>
    </CreditStatus>
  )
  if (isCredited)
    return (
      <div className={styles['stage']} tabIndex={-1} ref={focusIfLost}>
        {wait}
      </div>
    )
  if (unknownCommands.length > 0)
    return (
      <UnknownCommand
        command={{ unknownCommands, decide }}
        text={t('unknownText')}
        read={{ isRead: false, isReading: code.isReading, onRead: () => void readAgain() }}
      />
    )
  return (
    <div className={styles['stage']}>
      {name !== null && !code.isOpen && (
        <p className={styles['through']}>
          <BankTile code={bankCode} />
          <span translate="no">{name}</span>
        </p>
      )}
      {isFound && <Warning role="status">{t('found')}</Warning>}
      {code.end && <Warning role="status">{t(code.end)}</Warning>}
      {code.isOpen ? (
        <CodeToPay
          bankCode={bankCode}
          channel={name}
          status={status}
          typed={typedAmount}
          deadline={followed?.deadline ?? null}
          wait={wait}
          busy={busy}
          onCancel={qrcodeId === null ? null : () => void cancel(qrcodeId)}
        />
      ) : (
        <>
          {wait}
          <QrForm
            bankCode={bankCode}
            typed={typed}
            onType={(text) => {
              setTyped(text)
              forgetRefusal()
            }}
            refusal={refusal}
            busy={busy}
            onCreate={(minor) => void create(minor)}
          />
        </>
      )}
    </div>
  )
}

/** The deadline comes with the status. */
const followedIn = ({ code, from, fromByServer }: CreditWait): Followed | null =>
  code === null ? null : { id: code, since: from, sinceByServer: fromByServer, deadline: null }

/** Remembers bank and amount once the code is paid; a credit of another bank and amount may have come another way. */
function useNoteUsed(bankCode: BankCode, credit: Credit | null, typed: Minor | null): void {
  const member = useMemberHash()
  const credited = credit && (credit.from === bankCode || credit.amountMinor === typed) ? credit.amountMinor : null
  useEffect(() => {
    if (credited !== null) noteUsed(member, 'deposit', bankCode, typed ?? credited)
  }, [member, bankCode, typed, credited])
}

function useChannelName(bankCode: BankCode): string | null {
  const { i18n } = useTranslation()
  const { data } = useRead(depositCall)
  const account = data?.banks.find((bank) => bank.bankCode === bankCode)
  return account ? bankLabel({ code: bankCode, ...account.bank }, i18n.language) : null
}
