import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { UnknownCommand } from '../../commands/UnknownCommand.tsx'
import { depositCall } from '../../api/deposit.ts'
import type { Currency } from '../../i18n/money.ts'
import { bankLabel } from '../../operator/bankName.ts'
import { useVia } from '../../operator/useVia.ts'
import { promisedMs } from '../../wallet/credits.ts'
import type { TimedStatus } from '../../wallet/qrStatus.ts'
import type { Credit } from '../../wallet/useCreditWatch.ts'
import { useRead } from '../../api/useRead.ts'
import { useTyped } from '../../session/useTyped.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { CreditStatus } from '../../wallet/receipts/CreditStatus.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Warning } from '../../ui/feedback/Warning.tsx'
import { focusIfLost } from './focusOn.ts'
import { CodeToPay } from './CodeToPay.tsx'
import { QrForm } from './QrForm.tsx'
import type { BankCode } from '../../operator/qrChannels.ts'
import { useOpenCode } from './useOpenCode.ts'
import { useQrCommands } from './useQrCommands.ts'
import { useQrStatus } from './useQrStatus.ts'
import { BankTile } from '../../ui/money/BankTile.tsx'
import styles from './Qr.module.css'

const ChannelLine = ({ bankCode, name }: { bankCode: BankCode; name: string }) => (
  <p className={styles['through']}>
    <BankTile code={bankCode} />
    <span translate="no">{name}</span>
  </p>
)

interface Props {
  bankCode: BankCode
  currency: Currency
  /** Since the wait began; null for none. */
  credit: Credit | null
  /** Start of the wait, epoch ms; null at its end. */
  onWait(since: number | null): void
}

export const QrChannel = (props: Props) => (
  <Reads of={[useQrStatus(props.bankCode)]} height={320} shape="form">
    {([status]) => <ChannelContent {...props} status={status} />}
  </Reads>
)

function ChannelContent({ bankCode, currency, credit, onWait, status }: Props & { status: TimedStatus }) {
  const { t } = useTranslation('qr')
  const [typed, setTyped] = useTyped<string>(`qr ${bankCode}`, () => '')
  const code = useOpenCode(bankCode, status)
  const { create, cancel, typedFor, busy, unanswered, decide, isFound, refusal, forgetRefusal } = useQrCommands(
    bankCode,
    status,
    code.expectGone,
  )
  const { since, readAgain } = code
  const { qrcodeId } = status
  const isCredited = credit !== null
  useEffect(() => onWait(since), [since, onWait])
  useEffect(() => {
    if (isCredited) void readAgain()
  }, [isCredited, readAgain])

  const name = useChannelName(bankCode)
  const via = useVia(credit?.from ?? null, name === null ? null : { code: bankCode, name })
  const wait = since !== null && (
    <CreditStatus
      since={since}
      promisedMs={promisedMs}
      credit={credit}
      currency={currency}
      via={via}
      isAskedBelow={code.isOpen}
    />
  )
  if (isCredited) return <CreditedCode onAnother={code.restart}>{wait}</CreditedCode>
  if (unanswered.length > 0)
    return (
      <UnknownCommand
        command={{ open: unanswered, decide }}
        text={t('unknownText')}
        read={{ isRead: false, isReading: code.isReading, onRead: () => void readAgain() }}
      />
    )
  return (
    <div className={styles['stage']}>
      {name !== null && !code.isOpen && <ChannelLine bankCode={bankCode} name={name} />}
      {isFound && <Notice what="found" />}
      {code.end && <Notice what={code.end} />}
      {code.isOpen ? (
        <CodeToPay
          bankCode={bankCode}
          channel={name}
          amount={status.amount}
          typed={typedFor(status)}
          currency={currency}
          markup={status.qrcode}
          deadline={code.deadline}
          wait={wait}
          busy={busy}
          reference={qrcodeId}
          onCancel={qrcodeId === null ? null : () => void cancel(qrcodeId)}
        />
      ) : (
        <>
          {wait}
          <QrForm
            bankCode={bankCode}
            currency={currency}
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

function CreditedCode({ onAnother, children }: { onAnother: () => void; children: ReactNode }) {
  const { t } = useTranslation('qr')
  return (
    <div className={styles['stage']} tabIndex={-1} ref={focusIfLost}>
      {children}
      <Button variant="plain" onClick={onAnother}>
        {t('another')}
      </Button>
    </div>
  )
}

function Notice({ what }: { what: 'found' | 'expired' | 'gone' }) {
  const { t } = useTranslation('qr')
  return <Warning role="status">{t(what)}</Warning>
}

/** Null until loaded. */
function useChannelName(bankCode: BankCode): string | null {
  const { i18n } = useTranslation()
  const { data } = useRead(depositCall)
  const account = data?.banks.find((bank) => bank.bankCode === bankCode)
  return account ? bankLabel({ code: bankCode, ...account.bank }, i18n.language) : null
}
