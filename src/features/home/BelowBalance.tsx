import { ArrowDownToLine, Clock, FileClock, ClockAlert, QrCode } from 'lucide-react'
import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import useSWR from 'swr'
import { navigate } from 'wouter/use-browser-location'
import { bestNow } from '../../api/client/serverClock.ts'
import { progressOf } from '../../api/entities.ts'
import { slipsCall } from '../../api/slip.ts'
import { readKey, useRead } from '../../api/useRead.ts'
import { type Wallet, refreshGamesCall } from '../../api/wallet.ts'
import { isKind, commandKinds, moneyOf, type OutcomePlace } from '../../commands/kinds.ts'
import { mutexKey } from '../../commands/locks.ts'
import { isInFlight } from '../../commands/openCommands.ts'
import { useUnknownCommands } from '../../commands/useOpenCommands.ts'
import { hideAmounts } from '../../i18n/amounts.ts'
import { formatTime } from '../../i18n/dates.ts'
import { formatMoney } from '../../i18n/money.ts'
import { formatMinute, countdown, formatSince } from '../../i18n/time.ts'
import { rowsPerPage } from '../../lib/rowsPerPage.ts'
import { pages } from '../../nav/addresses.ts'
import { searchOf } from '../../nav/dialogAddress.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { isQrChannel, type QrChannel } from '../../operator/qrChannels.ts'
import { useBankNames } from '../../operator/useVia.ts'
import { begunDeposits, useBegunDeposits, forgetBegun } from '../../session/begunDeposits.ts'
import { currentSession } from '../../session/session.ts'
import { keyed } from '../../ui/lists/keyed.ts'
import { WaitingRow } from '../../ui/lists/WaitingRow.tsx'
import { useNow } from '../../ui/useNow.ts'
import { totals, currencyOf } from '../../wallet/accounts.ts'
import { ledger } from '../../wallet/ledger/ledger.ts'
import { noteStart, playSession } from '../../wallet/playSession.ts'
import { deadlineOf, qrKey, readQrStatus, type TimedStatus } from '../../wallet/qrStatus.ts'
import { WithdrawalRow } from '../../wallet/receipts/WithdrawalRow.tsx'
import { startOf } from '../../wallet/sessionResult.ts'
import { readMoneyUnderWay, useMoneyUnderWay } from '../../wallet/useMoneyUnderWay.ts'
import { useWallet, walletRequestedAt, useMemberHash } from '../../wallet/useWallet.ts'
import { InviteBonusRow } from './InviteBonusRow.tsx'
import { FindGame, LostGames, NoGames, PlayOn } from './PlayOn.tsx'
import styles from './Waiting.module.css'

interface Props {
  wallet: Wallet | undefined
  refreshing: boolean
  /** Null while the wheel may be active: its tile takes this action's place. */
  onRefreshAll: (() => void) | null
  /** Null unless the wallet's read has failed. */
  onRetry: (() => void) | null
  children: ReactNode
}

export function BelowBalance({ wallet, children, onRetry, ...refresh }: Props) {
  const hasGames = wallet !== undefined && wallet.slots.length > 0
  return (
    <>
      <UnsettledRows />
      {hasGames && <PlayOn wallet={wallet} {...refresh} />}
      {wallet && <MoneyUnderWay wallet={wallet} />}
      {wallet && <InviteBonusRow wallet={wallet} />}
      {children}
      {wallet && (hasGames ? <FindGame wallet={wallet} /> : <NoGames />)}
      {onRetry && <LostGames onRetry={onRetry} />}
    </>
  )
}

/** The slip list's own first request; the list still reads anew. */
const firstPage = { body: { page: 1, limit: rowsPerPage } }

function WaitingSlips({ member }: { member: string }) {
  const { t } = useTranslation('shared')
  const now = useNow()
  const { data, isValidating } = useRead(slipsCall, firstPage, { dedupingInterval: 0 })
  const waiting = data?.slips.find(({ status }) => progressOf(status) === 'underWay')
  const isOver = data !== undefined && !isValidating && waiting === undefined
  useEffect(() => {
    if (isOver) forgetBegun(member, 'slip')
  }, [member, isOver])
  if (!waiting) return null
  return (
    <WaitingRow icon={FileClock} kind="wait" title={t('waitingSlip')} onOpen={() => openDialog({ name: 'slips' })}>
      {waiting.createdAt !== null && (
        <span>{t('unknownSent', { time: formatMinute(Date.parse(waiting.createdAt), now) })}</span>
      )}
    </WaitingRow>
  )
}

/** Below the games, as it needs no tap. A member who never paid sees the first step instead. */
function MoneyUnderWay({ wallet }: { wallet: Wallet }) {
  useSessionStart()
  const { t } = useTranslation('shared')
  const { isUnused, withdrawals, deposits } = useMoneyUnderWay(wallet)
  const bankName = useBankNames(withdrawals.length + deposits.length > 0)
  const member = useMemberHash()
  const hasSentSlip = useBegunDeposits(member, useNow()).some(({ what }) => what === 'slip')
  return (
    <div className={styles['waiting']}>
      {hasSentSlip && <WaitingSlips member={member} />}
      {isUnused && !hasSentSlip && totals(wallet).all === 0 && (
        <WaitingRow
          icon={ArrowDownToLine}
          kind="in"
          title={t('firstDeposit')}
          onOpen={() => openDialog({ name: 'deposit' })}
        >
          <span>{t('firstDepositHint')}</span>
        </WaitingRow>
      )}
      {keyed(deposits, ({ amount, since }) => `${amount} ${since}`).map(({ key, item: { amount, since, from } }) => (
        <WaitingRow
          key={key}
          icon={Clock}
          kind="wait"
          title={t('deposit')}
          amount={hideAmounts(amount)}
          onOpen={() => navigate(pages.statement)}
        >
          <span>{[t('withdrawalInProgress'), bankName(from), since].filter(Boolean).join(' · ')}</span>
        </WaitingRow>
      ))}
      {keyed(withdrawals, ({ amount, since }) => `${amount} ${since}`).map(({ key, item }) => (
        <WithdrawalRow key={key} {...item} bankName={bankName(item.to)} />
      ))}
    </div>
  )
}

/** Resolves once the statement and this device's QR codes have loaded; reuses an earlier statement. */
export async function readStatementAndCodes(): Promise<void> {
  const begun = begunDeposits(null, Date.now()).map(({ what }) => what)
  const reading = readMoneyUnderWay()
  await Promise.allSettled([ledger.reading() ?? reading, ...readCodes(begun.filter(isQrChannel))])
}

function useSessionStart(): void {
  const { data: wallet } = useWallet({ revalidateOnMount: false })
  const games = useSWR<{ readonly gamesAreStale: boolean }>(readKey(refreshGamesCall), null).data
  const reading = useSyncExternalStore(ledger.subscribe, ledger.reading)
  useEffect(() => {
    const now = bestNow()
    if (now === null) return
    const { main, all: total } = wallet ? totals(wallet) : { main: null, all: null }
    if (playSession(now).start !== null || main === null || total === null || !reading || !games) return
    if (reading.askedAt > walletRequestedAt())
      noteStart(startOf({ total, main, reading, isExact: !games.gamesAreStale && reading.isComplete }, now))
    else void readMoneyUnderWay()
  }, [wallet, games, reading])
}

/** Open QR codes and unknown outcomes, even after a reload or failed read; one row per place. */
function UnsettledRows() {
  const { t } = useTranslation('shared')
  const now = useNow()
  const { data: wallet } = useWallet({ revalidateOnMount: false })
  const unknown = useUnknownCommands().flatMap((command) => {
    const { kind, parameters, at } = command
    const text = isKind(kind) ? commandKinds[kind].reminder : null
    if (text === null) return []
    return [{ text, place: commandKinds[kind].place(parameters.code ?? ''), at, minor: moneyOf(command) }]
  })
  const begun = useBegunDeposits(useMemberHash(), now).map(({ what }) => what)
  const keyOf = (place: OutcomePlace) => ('page' in place ? place.page : searchOf(place.dialog))
  return (
    <div className={styles['waiting']}>
      {begun.filter(isQrChannel).map((code) => (
        <OpenCodeRow key={code} bankCode={code} />
      ))}
      {[...new Map(unknown.map((one) => [keyOf(one.place), one]))].map(([key, { place, text, at, minor }]) => (
        <WaitingRow
          key={key}
          icon={ClockAlert}
          kind="wait"
          title={t(text)}
          amount={minor === null ? '' : formatMoney(minor, currencyOf(wallet))}
          onOpen={() => ('page' in place ? navigate(place.page) : openDialog(place.dialog))}
        >
          <span>{t('unknownSent', { time: formatSince(at, now) })}</span>
        </WaitingRow>
      ))}
    </div>
  )
}

/** Read early, as a late row would move the content below. */
let early = { session: currentSession(), readings: new Map<QrChannel, Promise<TimedStatus>>() }

/** Each answer is used once, in this session only. */
function readCodes(codes: readonly QrChannel[]): Promise<TimedStatus>[] {
  early = { session: currentSession(), readings: new Map(codes.map((code) => [code, readQrStatus(code)])) }
  return [...early.readings.values()]
}

function takeReading(code: QrChannel): Promise<TimedStatus> {
  const reading = early.session === currentSession() ? early.readings.get(code) : undefined
  early.readings.delete(code)
  return reading ?? readQrStatus(code)
}

function OpenCodeRow({ bankCode }: { bankCode: QrChannel }) {
  const { t } = useTranslation('shared')
  const now = useNow(1_000)
  const { data: wallet } = useWallet({ revalidateOnMount: false })
  // A status from before a command must not appear after it.
  const isPaused = () => isInFlight(mutexKey({ kind: 'qr', parameters: { code: bankCode } }))
  const { data: status } = useSWR(qrKey(bankCode), () => takeReading(bankCode), { isPaused })
  const deadline = status ? deadlineOf(status, status.receivedAt) : null
  const member = useMemberHash()
  const isGone = status?.hasQrcode === false
  useEffect(() => {
    // Else each visit would read it until its time is over.
    if (isGone) forgetBegun(member, bankCode)
  }, [isGone, member, bankCode])
  if (!wallet || !status?.hasQrcode || (deadline !== null && deadline <= now)) return null
  return (
    <WaitingRow
      icon={QrCode}
      kind="wait"
      title={t('openCode')}
      amount={status.amount === null ? '' : formatMoney(status.amount, currencyOf(wallet))}
      onOpen={() => openDialog({ name: 'qr', code: bankCode })}
    >
      {deadline !== null && (
        <span className={styles['until']}>
          <span>{t('openCodeUntil', { time: formatTime(deadline) })}</span>
          <b aria-hidden="true" translate="no">
            {countdown(deadline, now)}
          </b>
        </span>
      )}
    </WaitingRow>
  )
}
