import { QrCode } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type Dispatch } from 'react'
import { useTranslation } from 'react-i18next'
import { depositCall } from '../../api/deposit.ts'
import { useRead } from '../../api/useRead.ts'
import { UnknownCommand } from '../../commands/UnknownCommand.tsx'
import { typedFrom } from '../../i18n/amounts.ts'
import { monotonicNow } from '../../lib/clock.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { openDialog, useDialog } from '../../nav/useDialog.ts'
import { bankLabel } from '../../operator/bankName.ts'
import { isQrChannel, type QrChannel } from '../../operator/qrChannels.ts'
import { usePaymentSource } from '../../operator/usePaymentSource.ts'
import { useDraft } from '../../session/drafts.ts'
import { storeLastUsed } from '../../session/lastUsed.ts'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { walletDrawing } from '../../ui/drawings.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Warning } from '../../ui/feedback/Warning.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { BankTile } from '../../ui/money/BankTile.tsx'
import type { TimedStatus } from '../../wallet/qrStatus.ts'
import { CreditStatus } from '../../wallet/receipts/CreditStatus.tsx'
import { takeRepeated, type RepeatedDeposit } from '../../wallet/repeatedDeposit.ts'
import { useAwaitedCredit, type CreditWait } from '../../wallet/useAwaitedCredit.ts'
import type { Credit } from '../../wallet/useCreditWatch.ts'
import { useWallet, useMemberHash } from '../../wallet/useWallet.ts'
import { CodeToPay } from './CodeToPay.tsx'
import { QrForm } from './QrForm.tsx'
import { fetchReader } from './readCode.ts'
import type { TrackedCode } from './rules.ts'
import { useOpenCode, useQrStatus } from './useOpenCode.ts'
import { useQrCommands } from './useQrCommands.ts'
import styles from './Qr.module.css'

export function QrDialog() {
  const { t } = useTranslation('qr')
  const bankCode = useDialog()?.code
  const wallet = useWallet()
  useEffect(fetchReader, [])
  return (
    <Sheet title={t('title')}>
      {isQrChannel(bankCode) ? (
        <Reads of={[wallet]} height={363} shape="form">
          {() => <WatchedChannel key={bankCode} bankCode={bankCode} />}
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

/** Its state outlasts a failed read of the status. */
function WatchedChannel({ bankCode }: { bankCode: QrChannel }) {
  const repeated = useState(() => takeRepeated(bankCode))
  const awaited = useAwaitedCredit(`qr ${bankCode}`)
  const [openedAt] = useState(monotonicNow)
  const read = useQrStatus(bankCode)
  const { data, mutate } = read
  // A cached code may have been paid since.
  const isOlder = data !== undefined && data.askedAt < openedAt
  useEffect(() => {
    if (isOlder) void mutate()
  }, [isOlder, mutate])
  return (
    <Reads of={[{ ...read, data: isOlder ? undefined : data }]} height={363} shape="form">
      {([status]) => <ChannelContent bankCode={bankCode} repeated={repeated} awaited={awaited} status={status} />}
    </Reads>
  )
}

interface Props {
  bankCode: QrChannel
  repeated: readonly [RepeatedDeposit | null, Dispatch<null>]
  awaited: ReturnType<typeof useAwaitedCredit>
  status: TimedStatus
}

function ChannelContent({ bankCode, repeated: [repeated, setRepeated], awaited, status }: Props) {
  const { kept, setWait, keep, credit } = awaited
  const { t } = useTranslation('qr')
  const [typed, setTyped] = useDraft<string>(
    `qr ${bankCode}`,
    () => '',
    (draft) => draft || (repeated ? typedFrom(repeated.minor) : ''),
  )
  const openCode = useOpenCode(bankCode, status, kept && followedIn(kept))
  const { create, cancel, typedFor, isBusy, unknownCommands, decide, isFound } = useQrCommands(
    bankCode,
    status,
    openCode.expectGone,
    kept,
  )
  const { followed, readAgain } = openCode
  const typedAmount = followed && typedFor(followed.codeId)
  const { qrcodeId } = status
  const isCredited = credit !== null
  useEffect(() => {
    const awaiting = followed && { ...followed, since: followed.paidFrom, typed: typedAmount, isCredited }
    setWait(awaiting)
    keep(awaiting)
  }, [setWait, keep, followed, typedAmount, isCredited])
  const repeatOnce = useEffectEvent(() => {
    setRepeated(null)
    if (repeated && !followed && unknownCommands.length === 0) void create(repeated.minor, repeated.tappedAt)
  })
  useEffect(() => {
    if (!openCode.isReading) repeatOnce()
  }, [openCode.isReading])
  useStoreLastUsed(bankCode, kept?.isCredited && kept.codeId === followed?.codeId ? null : credit, typedAmount)
  useEffect(() => {
    if (isCredited) void readAgain()
  }, [isCredited, readAgain])

  const name = useChannelName(bankCode)
  const source = usePaymentSource(credit?.from ?? null, name === null ? null : { code: bankCode, name })
  const wait = followed && (
    <CreditStatus since={followed.paidFrom} credit={credit} source={source} hasSupportBelow={openCode.isOpen}>
      <Button variant="plain" icon={QrCode} onClick={openCode.restart}>
        {t('another')}
      </Button>
    </CreditStatus>
  )
  if (isCredited) return <div className={classes('stack', styles['stage'])}>{wait}</div>
  if (unknownCommands.length > 0)
    return (
      <UnknownCommand
        command={{ unknownCommands, decide }}
        text={t('unknownText')}
        read={{ isRead: false, isReading: openCode.isReading, onRead: () => void readAgain() }}
      />
    )
  return (
    <div className={classes('stack', styles['stage'])}>
      {!openCode.isOpen && (
        <p className={styles['through']}>
          <BankTile code={bankCode} />
          <span translate="no">{name ?? bankCode}</span>
        </p>
      )}
      {isFound && <Warning role="status">{t('found')}</Warning>}
      {openCode.end && <Warning role="status">{t(openCode.end)}</Warning>}
      {openCode.isOpen ? (
        <CodeToPay
          bankCode={bankCode}
          channel={name}
          status={status}
          typed={typedAmount}
          deadline={followed?.deadline ?? null}
          wait={wait}
          isBusy={isBusy}
          onCancel={qrcodeId === null ? null : () => void cancel(qrcodeId)}
        />
      ) : (
        <>
          {wait}
          <QrForm
            bankCode={bankCode}
            typed={typed}
            onType={setTyped}
            isBusy={isBusy}
            onCreate={(minor) => void create(minor)}
          />
        </>
      )}
    </div>
  )
}

/** The deadline comes with the status. */
const followedIn = ({ codeId, paidFrom, paidFromByServer }: CreditWait): TrackedCode | null =>
  codeId === null ? null : { codeId, paidFrom, paidFromByServer, deadline: null }

/** Remembers bank and amount once the code is paid; a credit of another bank and amount may have come another way. */
function useStoreLastUsed(bankCode: QrChannel, credit: Credit | null, typed: Minor | null): void {
  const member = useMemberHash()
  const credited = credit && (credit.from === bankCode || credit.amountMinor === typed) ? credit.amountMinor : null
  useEffect(() => {
    if (credited !== null) storeLastUsed(member, 'deposit', bankCode, typed ?? credited)
  }, [member, bankCode, typed, credited])
}

function useChannelName(bankCode: QrChannel): string | null {
  const { i18n } = useTranslation()
  const { data } = useRead(depositCall)
  const account = data?.banks.find((bank) => bank.bankCode === bankCode)
  return account ? bankLabel({ code: bankCode, ...account.bank }, i18n.language) : null
}
