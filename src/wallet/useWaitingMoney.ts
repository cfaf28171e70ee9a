import { useEffect, useEffectEvent, useState } from 'react'
import { useSWRConfig } from 'swr'
import { walletCall, type Wallet } from '../api/wallet.ts'
import { formatDateTime } from '../i18n/dates.ts'
import { exactMoney } from '../i18n/money.ts'
import { minorOf } from '../lib/money/minor.ts'
import { everyWhileVisible } from '../lib/visibility.ts'
import { currencyOf } from './accounts.ts'
import type { Reading } from './ledger/reading.ts'
import { depositsEnded, depositsWaiting } from './ledger/deposits.ts'
import { withdrawalsEnded, withdrawalsShown, reachOfWithdrawals } from './ledger/withdrawals.ts'
import { readKey } from '../api/useRead.ts'
import { ledger } from './statementLedger.ts'

const pauseMs = 30_000

/** ISO instant of the oldest known money under way, or null. */
function reachOf(reading: Reading, now: number): string | null {
  const oldest = [reachOfWithdrawals(reading), depositsWaiting(reading, now).at(-1)?.createdAt ?? null]
  return oldest.reduce((one, other) => (one && (!other || Date.parse(one) < Date.parse(other)) ? one : other))
}

const isSomeOver = (before: Reading, later: Reading) =>
  withdrawalsEnded(before, later).length > 0 || depositsEnded(before, later)

const read = () => ({ reading: ledger.reading(), now: Date.now() })

/** Newest first. A failed read keeps the last state. */
export function useWaitingMoney(wallet: Wallet) {
  const { mutate } = useSWRConfig()
  const [{ reading, now }, setRead] = useState(read)
  const deposits = reading ? depositsWaiting(reading, now) : []
  const isWaiting = reading !== null && reachOf(reading, now) !== null
  const hear = useEffectEvent(() => {
    const later = read()
    if (reading && later.reading && isSomeOver(reading, later.reading)) void mutate(readKey(walletCall))
    setRead(later)
  })
  useEffect(() => ledger.subscribe(() => hear()), [])

  const look = useEffectEvent(() => {
    const known = ledger.reading()
    void ledger.refresh((known && reachOf(known, Date.now())) ?? undefined).catch(() => null)
  })
  useEffect(() => {
    look()
    return isWaiting ? everyWhileVisible(() => look(), pauseMs) : undefined
  }, [isWaiting])
  const currency = currencyOf(wallet)
  const withdrawals = reading ? withdrawalsShown(reading, now) : []
  return {
    isUnused: reading !== null && reading.isComplete && reading.total === 0,
    withdrawals: withdrawals.map(({ amountMinor, at, step, row }) => ({
      amount: exactMoney(minorOf(amountMinor), currency),
      since: at === null ? '' : formatDateTime(at),
      step,
      to: row.to,
      balance: exactMoney(wallet.wallet.amount, currency),
    })),
    deposits: deposits.map((row) => ({
      amount: exactMoney(row.amount, currency),
      since: row.createdAt === null ? '' : formatDateTime(row.createdAt),
      from: row.from,
    })),
  }
}
