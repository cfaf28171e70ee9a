import { X } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import useSWR from 'swr'
import { cachedForever } from '../../api/useRead.ts'
import { ungrouped } from '../../i18n/amounts.ts'
import { formatDateTime } from '../../i18n/dates.ts'
import { exactMoney } from '../../i18n/money.ts'
import { countdown } from '../../i18n/time.ts'
import type { Minor } from '../../lib/money/minor.ts'
import type { QrChannel } from '../../operator/qrChannels.ts'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { ContactSupport } from '../../ui/controls/ContactSupport.tsx'
import { OutcomeDisc } from '../../ui/feedback/OutcomeDisc.tsx'
import { Warning } from '../../ui/feedback/Warning.tsx'
import { focusOnMount } from '../../ui/focusOn.ts'
import { Amount } from '../../ui/money/Amount.tsx'
import { BankTile } from '../../ui/money/BankTile.tsx'
import { useNow } from '../../ui/useNow.ts'
import type { TimedStatus } from '../../wallet/qrStatus.ts'
import { AskAboutThis } from '../../wallet/receipts/AskAboutThis.tsx'
import { useCurrency } from '../../wallet/useWallet.ts'
import { checkPaymentCode, type ExpectedPayment, type Verdict } from './paymentCode.ts'
import { codePictureOf } from './picture.ts'
import { QrImage } from './QrImage.tsx'
import { readCode } from './readCode.ts'
import outcomeStyles from '../../ui/feedback/OutcomeDisc.module.css'
import headStyles from './CodeHead.module.css'
import styles from './Qr.module.css'

interface Props {
  bankCode: QrChannel
  /** Null until loaded. */
  channel: string | null
  status: TimedStatus
  /** Null for a code from elsewhere. */
  typed: Minor | null
  /** Epoch ms; null for no countdown. */
  deadline: number | null
  wait: ReactNode
  isBusy: boolean
  /** Null if the code cannot be cancelled. */
  onCancel: (() => void) | null
}

/** Never shows a code with the wrong content. */
export function CodeToPay({ bankCode, channel, status, typed, deadline, wait, isBusy, onCancel }: Props) {
  const { t } = useTranslation('qr')
  const currency = useCurrency()
  const [question, setQuestion] = useState<'none' | 'asked' | 'declined'>('none')
  // The server sends no creation time, so this is when it was first seen.
  const [since] = useState(() => formatDateTime(Date.now()))
  const seen = t('askSeen', { time: since })
  const { amount, qrcode, qrcodeId } = status
  const source = useMemo(() => codePictureOf(qrcode), [qrcode])
  const amounts = [typed, amount].filter((one) => one !== null)
  const verdict = useVerdict(source, { typed, named: amount, currency })
  const shown = verdict && 'payee' in verdict ? (verdict.amount ?? amount) : amount
  const money = exactMoney(shown, currency)
  if (verdict?.is === 'wrong') {
    const expected = amounts.find((one) => one !== verdict.amount) ?? null
    return (
      <>
        <CodeHead {...{ bankCode, channel, money }} deadline={null} />
        <WrongCode {...{ verdict, expected, isBusy, onCancel }} />
      </>
    )
  }
  const payee = verdict && 'payee' in verdict ? verdict.payee : null
  const isExact = verdict?.is === 'right' && amounts.some((one) => one !== verdict.amount)
  const warning = isExact
    ? 'exactAmount'
    : verdict?.is === 'unchecked' || verdict?.is === 'amountless'
      ? verdict.is
      : null
  const isAsking = onCancel !== null && question === 'asked'
  return (
    <>
      {warning && <Warning role="status">{t(warning, { amount: money })}</Warning>}
      <QrImage
        head={<CodeHead {...{ bankCode, channel, money, deadline, payee }} />}
        source={source}
        isReading={verdict === null}
        text={t('picture', { amount: money })}
        name={shown === null ? 'qr.png' : `qr-${ungrouped(shown)}.png`}
        isWarned={warning !== null}
        isTimed={deadline !== null && verdict !== null && verdict.is !== 'unchecked'}
        wait={wait}
        question={
          isAsking && <CancelQuestion isBusy={isBusy} onKeep={() => setQuestion('declined')} onCancel={onCancel} />
        }
      >
        {onCancel && (
          <Button
            variant="plain"
            className={styles['cancel']}
            ref={question === 'declined' ? focusOnMount : undefined}
            icon={X}
            onClick={() => setQuestion('asked')}
          >
            {t('cancel')}
          </Button>
        )}
        <AskAboutThis facts={[[t('askKind'), channel, money].filter(Boolean).join(' '), seen]} reference={qrcodeId} />
      </QrImage>
    </>
  )
}

/** `unread`: no picture. Null while reading, when nothing may be shown. */
function useVerdict(source: string | null, expected: ExpectedPayment): Verdict | { readonly is: 'unread' } | null {
  // A failure is not kept, so a code that is opened again is read again.
  const {
    data: text,
    error,
    isValidating,
  } = useSWR(source === null ? null : ['qrPicture', source], ([, picture]) => readCode(picture), cachedForever)
  if (source === null) return { is: 'unread' }
  if (text === undefined && (error === undefined || isValidating)) return null
  return checkPaymentCode(text ?? null, expected)
}

/** The player may be paying in another app, so the harmless answer has the focus. */
function CancelQuestion({ isBusy, onKeep, onCancel }: { isBusy: boolean; onKeep(): void; onCancel(): void }) {
  const { t } = useTranslation('qr')
  return (
    <div className={styles['ask']} role="group" aria-label={t('cancel')}>
      <p>{t('cancelAsk')}</p>
      <Button ref={focusOnMount} onClick={onKeep}>
        {t('cancelKeep')}
      </Button>
      <Button variant="danger" isBusy={isBusy} onClick={onCancel}>
        {t('cancelYes')}
      </Button>
    </div>
  )
}

interface WrongCodeProps extends Pick<Props, 'isBusy' | 'onCancel'> {
  verdict: Extract<Verdict, { is: 'wrong' }>
  expected: Minor | null
}

const wrongTexts = { amount: 'wrongAmount', currency: 'wrongCurrency', damaged: 'wrongDamaged' } as const

function WrongCode({ verdict, expected, isBusy, onCancel }: WrongCodeProps) {
  const { t } = useTranslation('qr')
  const currency = useCurrency()
  const amounts = { said: exactMoney(verdict.amount, currency), amount: exactMoney(expected, currency) }
  return (
    <>
      <div className={classes(outcomeStyles['told'], styles['wrong'])} role="alert">
        <OutcomeDisc tone="error" />
        <h3>{t('wrongTitle')}</h3>
        <p>{t(wrongTexts[verdict.what], amounts)}</p>
        <p className="muted">{t('wrongText')}</p>
      </div>
      {onCancel && (
        <Button isBusy={isBusy} onClick={onCancel}>
          {t('another')}
        </Button>
      )}
      <ContactSupport variant="quiet" />
    </>
  )
}

interface CodeHeadProps extends Pick<Props, 'bankCode' | 'channel' | 'deadline'> {
  money: string
  /** Replaces the channel; null without a payee. */
  payee?: string | null
}

function CodeHead({ bankCode, channel, payee = null, money, deadline }: CodeHeadProps) {
  const { t } = useTranslation('qr')
  return (
    <div className={headStyles['head']}>
      <BankTile code={bankCode} />
      <p>
        <span className={headStyles['amount']}>
          <Amount>{money}</Amount>
        </span>
        {payee !== null ? (
          <span className={headStyles['through']}>
            <span>{t('payee')}</span> <bdi translate="no">{payee}</bdi>
          </span>
        ) : (
          channel !== null && (
            <span className={headStyles['through']} translate="no">
              {channel}
            </span>
          )
        )}
      </p>
      {deadline !== null && <TimeLeft deadline={deadline} />}
    </div>
  )
}

/** The last minute has another colour. */
const lastMs = 60_000

function TimeLeft({ deadline }: { deadline: number }) {
  const { t } = useTranslation('qr')
  const now = useNow(1_000)
  const [first] = useState(now)
  const left = Math.max(0, (deadline - now) / Math.max(1, deadline - first))
  return (
    <p className={headStyles['left']} role="timer" data-ends={deadline - now < lastMs ? '' : undefined}>
      <svg viewBox="0 0 56 56" aria-hidden="true">
        <circle cx="28" cy="28" r="26" />
        <circle cx="28" cy="28" r="26" pathLength="1" strokeDasharray="1" strokeDashoffset={1 - left} />
      </svg>
      <span className="visually-hidden">{t('left')} </span>
      <span translate="no">{countdown(deadline, now)}</span>
    </p>
  )
}
