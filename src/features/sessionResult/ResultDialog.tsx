import { Timer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import useSWR from 'swr'
import { navigate } from 'wouter/use-browser-location'
import { bestNow } from '../../api/client/serverClock.ts'
import type { Wallet } from '../../api/wallet.ts'
import { formatMovement, hideAmounts } from '../../i18n/amounts.ts'
import { formatDateTime } from '../../i18n/dates.ts'
import { formatMoney, isLong } from '../../i18n/money.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { pages } from '../../nav/addresses.ts'
import { closeDialogs } from '../../nav/useDialog.ts'
import { logOut } from '../../session/logOut.ts'
import { currentSession } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { SelectField } from '../../ui/controls/Field.tsx'
import { ReadFailure } from '../../ui/feedback/Failure.tsx'
import { Warning } from '../../ui/feedback/Warning.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { ShapeSkeleton } from '../../ui/lists/ShapeSkeleton.tsx'
import { Amount, Masked } from '../../ui/money/Amount.tsx'
import { KindTile } from '../../ui/money/KindTile.tsx'
import { totals } from '../../wallet/accounts.ts'
import { refreshGames } from '../../wallet/firstWalletRead.ts'
import { ledger } from '../../wallet/ledger/ledger.ts'
import { type StatementReading, rowContent } from '../../wallet/ledger/reading.ts'
import { interval, intervals, storeInterval, playSession, type PlaySession } from '../../wallet/playSession.ts'
import { resultOf, type MoneyReading, minutesOf, type Result } from '../../wallet/sessionResult.ts'
import { useCurrency, useReadWallet } from '../../wallet/useWallet.ts'
import styles from './ResultDialog.module.css'

const fingerprintOf = ({ rows, total }: StatementReading) =>
  JSON.stringify([total, rows.map((row) => rowContent(row) + row.progress)])

/**
 * If the statement is equal before and after reading the wallet, the wallet matches. `after`: epoch ms,
 * server time; null for the newest page.
 * @returns null after a log-out or without a total.
 * @throws ApiError
 */
async function readSight(after: number | null, readWallet: () => Promise<Wallet>): Promise<MoneyReading | null> {
  const gamesAreStale = await refreshGames()
  const baseline = await ledger.refresh(after)
  const { main, all: total } = totals(await readWallet())
  const reading = await ledger.refresh(after)
  if (baseline === null || reading === null || main === null || total === null) return null
  return { total, main, reading, isExact: fingerprintOf(baseline) === fingerprintOf(reading) && !gamesAreStale }
}

/** Read on each opening, then fixed: figures must not change under the player's eyes. */
const once = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: true, dedupingInterval: 0 }

async function readResult(readWallet: () => Promise<Wallet>) {
  const by = currentSession()
  const before = bestNow()
  const start = before === null ? null : playSession(before).start
  const sight = await readSight(start?.after ?? null, readWallet)
  const now = bestNow()
  if (now === null || sight === null || currentSession() !== by) return { session: null, now: 0, result: null }
  const session = playSession(now)
  return { session, now, result: start && resultOf(start, sight) }
}

export function ResultDialog() {
  const { t } = useTranslation('sessionResult')
  const readWallet = useReadWallet()
  const { data, error, isValidating, mutate } = useSWR('sessionResult', () => readResult(readWallet), once)
  return (
    <Sheet title={t('title')}>
      <div className={styles['result']}>
        <div className={styles['card']}>
          {data && !isValidating && error === undefined && <ResultRows {...data} />}
          {isValidating && <ShapeSkeleton shape="rows" height={254} />}
          {error !== undefined && !isValidating && (
            <ReadFailure error={error} isBusy={isValidating} onRetry={() => void mutate()} />
          )}
          <Button
            variant="plain"
            className={styles['statement']}
            onClick={() => navigate(pages.statement, { replace: true })}
          >
            {t('statement')}
          </Button>
        </div>
        {/* Stopping has the weight of going on. */}
        <Button variant="quiet" onClick={() => void closeDialogs()}>
          {t('continue')}
        </Button>
        <Button variant="quiet" onClick={logOut}>
          {t('stop')}
        </Button>
        <Interval />
      </div>
    </Sheet>
  )
}

function Interval() {
  const { t } = useTranslation('sessionResult')
  const [minutes, setMinutes] = useState<number>(interval)
  return (
    <SelectField
      label={t('every')}
      className={styles['every']}
      choices={intervals.map((count) => ({ value: String(count), label: t('minutes', { count, minutes: count }) }))}
      value={String(minutes)}
      onChoose={(value) => {
        storeInterval(Number(value))
        setMinutes(Number(value))
      }}
    />
  )
}

const amountMark = '|'

/** `amount` is signed, or masked. */
function NetResult({ amount, isExact }: { amount: string; isExact: boolean }) {
  const { t } = useTranslation('sessionResult')
  const [before = '', after = ''] = isExact ? [] : t('about', { amount: amountMark }).split(amountMark)
  return (
    <div className={styles['net']} data-long={isLong(amount) ? '' : undefined}>
      <dt>{t('net')}</dt>
      <dd>
        {before && <small>{before}</small>}
        <span>
          <Amount>{amount}</Amount>
        </span>
        {after && <small>{after}</small>}
      </dd>
      <dd className={styles['note']}>{t(isExact ? 'exact' : 'estimate')}</dd>
    </div>
  )
}

interface Props {
  session: PlaySession | null
  /** Server time, epoch ms. */
  now: number
  /** Null if the start or the present is unknown. */
  result: Result | null
}

const signOf = (minor: Minor) => (minor === 0 ? null : minor > 0 ? '+' : '-')

function ResultRows({ session, now, result }: Props) {
  const { t } = useTranslation('sessionResult')
  const currency = useCurrency()
  if (!session) return <Warning>{t('unknown')}</Warning>
  const minutes = minutesOf(session, now)
  const time =
    minutes < 60
      ? t('minutes', { count: minutes, minutes })
      : t('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  const signed = (minor: Minor) => hideAmounts(formatMovement(minor, currency, signOf(minor)))
  const stats = result && [
    { name: t('paidIn'), amount: formatMoney(result.paidIn, currency) },
    { name: t('paidOut'), amount: formatMoney(result.paidOut, currency) },
    ...(result.rewards === 0 ? [] : [{ name: t('rewards'), amount: signed(result.rewards) }]),
  ]
  return (
    <>
      <dl className={styles['rows']}>
        {result && <NetResult amount={signed(result.net)} isExact={result.isExact} />}
        <div className={styles['time']}>
          <dt>
            <KindTile icon={Timer} kind="accent" />
            <span>{t('time')}</span>
          </dt>
          <dd>{time}</dd>
          <dd className={styles['note']}>{t('since', { time: formatDateTime(session.start?.at ?? session.at) })}</dd>
        </div>
        {stats?.map(({ name, amount }) => (
          <div key={name} className={styles['stat']}>
            <dt>{name}</dt>
            <dd>
              <Masked>{amount}</Masked>
            </dd>
          </div>
        ))}
      </dl>
      {!result && <Warning>{t('unknown')}</Warning>}
    </>
  )
}
