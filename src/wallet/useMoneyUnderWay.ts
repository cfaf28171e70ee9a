import { useEffect, useEffectEvent, useState } from 'react'
import { useSWRConfig } from 'swr'
import { readKey } from '../api/useRead.ts'
import { walletCall, type Wallet } from '../api/wallet.ts'
import { formatDateTime } from '../i18n/dates.ts'
import { everyWhileVisible } from '../lib/visibility.ts'
import { forgetBadge } from './arrivals.ts'
import { ledger } from './ledger/ledger.ts'
import { magnitudeOf } from './ledger/reading.ts'
import { depositsUnderWay, isSomeOver, oldestUnderWay, withdrawalsShown } from './ledger/underWay.ts'
import { walletRequestedAt } from './useWallet.ts'

const statementPauseMs = 30_000

/** As far back as money is known to be under way. */
export async function readMoneyUnderWay(): Promise<void> {
  const known = ledger.reading()
  await ledger.refresh(known && oldestUnderWay(known, Date.now())).catch(() => null)
}

const currentReading = () => ({ reading: ledger.reading(), now: Date.now(), endedAt: 0 })

/** Polled while money is under way, and once after a failure; newest first. A failed read keeps the last state. */
export function useMoneyUnderWay(wallet: Wallet) {
  const { mutate } = useSWRConfig()
  const [{ reading, now, endedAt }, setRead] = useState(currentReading)
  const deposits = reading ? depositsUnderWay(reading, now) : []
  const isWaiting = reading !== null && oldestUnderWay(reading, now) !== null
  const hear = useEffectEvent(() => {
    const later = currentReading()
    const isOver = reading !== null && later.reading !== null && isSomeOver(reading, later.reading)
    if (isOver) void mutate(readKey(walletCall))
    setRead({ ...later, endedAt: isOver ? (later.reading?.askedAt ?? 0) : endedAt })
  })
  useEffect(() => ledger.subscribe(() => hear()), [])
  useEffect(forgetBadge, [])

  useEffect(() => {
    if (ledger.failure() !== null) void readMoneyUnderWay()
    return isWaiting ? everyWhileVisible(() => void readMoneyUnderWay(), statementPauseMs) : undefined
  }, [isWaiting])
  const withdrawals = reading ? withdrawalsShown(reading, now) : []
  return {
    isUnused: reading !== null && reading.isComplete && reading.total === 0,
    withdrawals: withdrawals.map((row) => ({
      amount: magnitudeOf(row),
      since: row.createdAt === null ? '' : formatDateTime(row.createdAt),
      progress: row.progress,
      to: row.to,
      balance: walletRequestedAt() > endedAt ? wallet.wallet.amount : null,
    })),
    deposits: deposits.map((row) => ({
      amount: row.amount,
      since: row.createdAt === null ? '' : formatDateTime(row.createdAt),
      from: row.from,
    })),
  }
}
