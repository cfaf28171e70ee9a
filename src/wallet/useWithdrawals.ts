import { useEffect, useEffectEvent, useState } from 'react'
import { useSWRConfig } from 'swr'
import { walletCall, type Wallet } from '../api/wallet.ts'
import { formatDateTime } from '../i18n/dates.ts'
import { exactMoney } from '../i18n/money.ts'
import { minorOf } from '../money/minor.ts'
import { everyWhileSeen } from '../web/seen.ts'
import { currencyOf } from './accounts.ts'
import { withdrawalsEnded, withdrawalsShown, reachOfWithdrawals } from './ledger/withdrawals.ts'
import { readKey } from '../reads/readKey.ts'
import { ledger } from './statementLedger.ts'

/** The interval of reads of the statement while a withdrawal is in progress and the page is visible (ms). */
const pauseMs = 30_000

const read = () => ({ reading: ledger.reading(), now: Date.now() })

/**
 * The withdrawals in progress, and those of the last days that have ended, newest first. While one is in progress the
 * statement is polled; a returned one is in the balance at once. A failed read keeps the last state. Formatted for a card.
 */
export function useWithdrawals(wallet: Wallet) {
  const { mutate } = useSWRConfig()
  const [{ reading, now }, setRead] = useState(read)
  const isWaiting = reading !== null && reachOfWithdrawals(reading) !== null
  const hear = useEffectEvent(() => {
    const later = read()
    if (reading && later.reading && withdrawalsEnded(reading, later.reading).length > 0)
      void mutate(readKey(walletCall))
    setRead(later)
  })
  useEffect(() => ledger.subscribe(() => hear()), [])

  const look = useEffectEvent(() => {
    const known = ledger.reading()
    void ledger.refresh((known && reachOfWithdrawals(known)) ?? undefined).catch(() => null)
  })
  useEffect(() => {
    look()
    return isWaiting ? everyWhileSeen(() => look(), pauseMs) : undefined
  }, [isWaiting])
  const currency = currencyOf(wallet)
  const shown = reading ? withdrawalsShown(reading, now) : []
  return shown.map(({ amountMinor, at, step, row }) => ({
    amount: exactMoney(minorOf(amountMinor), currency),
    since: at === null ? '' : formatDateTime(at),
    step,
    to: row.to,
    balance: exactMoney(wallet.wallet.amount, currency),
  }))
}
