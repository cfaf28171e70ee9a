import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../i18n/dates.ts'
import { exactMoney, type Currency } from '../../i18n/money.ts'
import { ungrouped } from '../../i18n/parseAmount.ts'
import type { Minor } from '../../money/minor.ts'
import { AskAboutThis } from '../../ui/AskAboutThis.tsx'
import { Button } from '../../ui/Button.tsx'
import { useNow } from '../../ui/useNow.ts'
import { CancelQuestion } from './CancelQuestion.tsx'
import { CodeWarning, Payee } from './CodeNotes.tsx'
import { focusOn } from './focusOn.ts'
import { pictureOf } from './picture.ts'
import { QrImage } from './QrImage.tsx'
import styles from './Qr.module.css'
import { Validity } from './QrForm.tsx'
import { countdown } from './rules.ts'
import { useVerdict } from './useVerdict.ts'
import { WrongCode } from './WrongCode.tsx'

interface Props {
  /** The channel's name; null until it is read. */
  channel: string | null
  /** Null if the server sent no number. */
  amount: Minor | null
  /** What was typed for it; null for a code that was not made in this dialog. */
  typed: Minor | null
  currency: Currency
  markup: string | null
  /** Epoch milliseconds; null for no countdown. */
  deadline: number | null
  /** The status of the payment. */
  wait: ReactNode
  busy: boolean
  /** The code's number at the server; null without one. */
  reference: string | null
  /** Null for a code that cannot be cancelled. */
  onCancel: (() => void) | null
}

/**
 * A code to pay: the picture, the countdown, the instructions and the cancel button, or in the place of all but the code the question
 * before it is cancelled. A code that says something else than it should is not shown.
 */
export function OpenCode({
  channel,
  amount,
  typed,
  currency,
  markup,
  deadline,
  wait,
  busy,
  reference,
  onCancel,
}: Props) {
  const { t } = useTranslation('qr')
  const [question, setQuestion] = useState<'none' | 'asked' | 'kept'>('none')
  // When the code was first seen here; the server does not tell when it was made.
  const [since] = useState(() => formatDateTime(Date.now()))
  const seen = t('askSeen', { time: since })
  const money = exactMoney(amount, currency)
  const source = useMemo(() => pictureOf(markup), [markup])
  const amounts = [typed, amount].filter((one) => one !== null)
  const verdict = useVerdict(source, { amounts, currency })
  if (verdict?.is === 'wrong') {
    const asked = amounts.find((one) => one !== verdict.amount) ?? null
    return (
      <>
        <Head money={money} channel={channel} deadline={null} />
        <WrongCode verdict={verdict} asked={asked} currency={currency} busy={busy} onAgain={onCancel} />
      </>
    )
  }
  const said = verdict !== null && verdict.is !== 'unread' ? verdict : null
  const isAsking = onCancel !== null && question === 'asked'
  return (
    <>
      <Head money={money} channel={channel} deadline={deadline} />
      {deadline !== null && <TimeBar deadline={deadline} />}
      {said && <CodeWarning verdict={said} money={money} />}
      <QrImage
        source={source}
        isReading={verdict === null}
        text={t('picture', { amount: money })}
        name={amount === null ? 'qr.png' : `qr-${ungrouped(amount)}.png`}
        isWarned={said?.is === 'unchecked' || said?.is === 'amountless'}
        payee={said && <Payee verdict={said} />}
        wait={wait}
        question={isAsking && <CancelQuestion busy={busy} onKeep={() => setQuestion('kept')} onCancel={onCancel} />}
      >
        {onCancel && (
          <Button variant="plain" ref={question === 'kept' ? focusOn : undefined} onClick={() => setQuestion('asked')}>
            {t('cancel')}
          </Button>
        )}
      </QrImage>
      {!isAsking && (
        <>
          <AskAboutThis
            facts={[[t('askKind'), channel, money].filter(Boolean).join(' '), seen]}
            reference={reference}
          />
          <p className={styles['once']}>
            <Validity />
          </p>
        </>
      )}
    </>
  )
}

function Head({ money, channel, deadline }: Pick<Props, 'channel' | 'deadline'> & { money: string }) {
  return (
    <div className={styles['head']}>
      <p>
        <span className={styles['amount']}>{money}</span>
        {channel !== null && <span className={styles['channel']}>{channel}</span>}
      </p>
      {deadline !== null && <TimeLeft deadline={deadline} />}
    </div>
  )
}

/** The last part of the time, in which it is told in another colour (ms). */
const lastMs = 60_000

function TimeLeft({ deadline }: { deadline: number }) {
  const { t } = useTranslation('qr')
  const now = useNow(1_000)
  return (
    <p className={styles['left']} role="timer" data-ends={deadline - now < lastMs ? '' : undefined}>
      {t('left', { time: countdown(deadline, now) })}
    </p>
  )
}

/** A bar that empties with the time since the code was first seen. Decoration: the time is written above it. */
function TimeBar({ deadline }: { deadline: number }) {
  const now = useNow(1_000)
  const [first] = useState(now)
  const left = Math.max(0, (deadline - now) / Math.max(1, deadline - first))
  return (
    <div className={styles['bar']} data-ends={deadline - now < lastMs ? '' : undefined} aria-hidden="true">
      <span style={{ transform: `scaleX(${left})` }} />
    </div>
  )
}
