import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import useSWR from 'swr'
import { navigate } from 'wouter/use-browser-location'
import { bestNow } from '../../api/client/serverClock.ts'
import { interval, intervals, noteInterval, playSession } from '../../wallet/playSession.ts'
import { pages } from '../../nav/addresses.ts'
import { closeDialog } from '../../nav/useDialog.ts'
import { currentSession, endSession } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { ReadFailure } from '../../ui/feedback/Failure.tsx'
import { Outline } from '../../ui/lists/Outline.tsx'
import { SelectField } from '../../ui/controls/Field.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { currencyOf, totals } from '../../wallet/accounts.ts'
import { useWallet, readFreshWallet } from '../../wallet/useWallet.ts'
import { ResultRows } from './ResultRows.tsx'
import { resultOf, type MoneyReading } from '../../wallet/sessionResult.ts'
import { gamesRemainStale } from '../../wallet/firstReading.ts'
import { rowContent } from '../../wallet/ledger/row.ts'
import type { StatementReading } from '../../wallet/ledger/reading.ts'
import { ledger } from '../../wallet/statementLedger.ts'
import styles from './Result.module.css'

const maxReadings = 3

const fingerprintOf = ({ rows, total }: StatementReading) =>
  JSON.stringify([total, rows.map((row) => rowContent(row) + row.progress)])

/**
 * Reads the statement before and after the wallet: if both are equal, the wallet matches. `after`: server time that it
 * must reach (epoch ms); null for its newest page. @returns null after a sign-out or without a total. @throws ApiError
 */
async function readSight(after: number | null): Promise<MoneyReading | null> {
  const reach = after === null ? undefined : new Date(after).toISOString()
  const gamesAreStale = await gamesRemainStale()
  const attempt = async (left: number): Promise<MoneyReading | null> => {
    const baseline = await ledger.refresh(reach)
    const wallet = await readFreshWallet()
    const reading = await ledger.refresh(reach)
    const { main, all: total } = totals(wallet)
    if (baseline === null || reading === null || main === null || total === null) return null
    const isSame = fingerprintOf(baseline) === fingerprintOf(reading)
    if (!isSame && left > 1) return attempt(left - 1)
    return { total, main, reading, isExact: isSame && !gamesAreStale }
  }
  return attempt(maxReadings)
}

/** Fresh on each opening, then fixed: figures must not change under the player's eyes. */
const once = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: true, dedupingInterval: 0 }

async function readResult() {
  const by = currentSession()
  const before = bestNow()
  const start = before === null ? null : playSession(before).start
  const sight = await readSight(start?.after ?? null)
  const now = bestNow()
  if (now === null || sight === null || currentSession() !== by) return { session: null, now: 0, result: null }
  const session = playSession(now)
  return { session, now, result: start && resultOf(start, sight) }
}

export function ResultDialog() {
  const { t } = useTranslation('sessionResult')
  const { data, error, isValidating, mutate } = useSWR('sessionResult', readResult, once)
  const { data: wallet } = useWallet({ revalidateOnMount: false })
  return (
    <Sheet title={t('title')}>
      <div className={styles['result']}>
        {data && !isValidating && error === undefined && <ResultRows {...data} currency={currencyOf(wallet)} />}
        {isValidating && <Outline shape="rows" height={232} />}
        {error !== undefined && !isValidating && (
          <ReadFailure error={error} busy={isValidating} onRetry={() => void mutate()} />
        )}
        <Interval />
        <Button onClick={() => void closeDialog()}>{t('continue')}</Button>
        <div className={styles['others']}>
          <Button variant="plain" onClick={() => navigate(pages.statement, { replace: true })}>
            {t('statement')}
          </Button>
          <Button variant="danger" onClick={endAndLogIn}>
            {t('stop')}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}

/** Replaces the dialog's history entry. */
function endAndLogIn(): void {
  endSession()
  navigate(pages.login, { replace: true })
}

function Interval() {
  const { t } = useTranslation('sessionResult')
  const [minutes, setMinutes] = useState<number>(interval)
  return (
    <SelectField
      label={t('every')}
      choices={intervals.map((count) => ({ value: String(count), label: t('minutes', { count, minutes: count }) }))}
      value={String(minutes)}
      onChoose={(value) => {
        noteInterval(Number(value))
        setMinutes(Number(value))
      }}
    />
  )
}
