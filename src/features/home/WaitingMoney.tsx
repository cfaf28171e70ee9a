import { ArrowDownToLine, Clock, FileClock } from 'lucide-react'
import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import useSWR from 'swr'
import { navigate } from 'wouter/use-browser-location'
import { bestNow } from '../../api/client/serverClock.ts'
import { progressOf } from '../../api/entities.ts'
import { slipsCall } from '../../api/slip.ts'
import { readKey, useRead } from '../../api/useRead.ts'
import { type Wallet, refreshGamesCall } from '../../api/wallet.ts'
import { hideAmounts } from '../../i18n/amounts.ts'
import { formatMinute } from '../../i18n/time.ts'
import { pages } from '../../nav/addresses.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { isBankCode } from '../../operator/qrChannels.ts'
import { useBankNames } from '../../operator/useVia.ts'
import { begunDeposits, useBegunDeposits, forgetBegun } from '../../session/begunDeposits.ts'
import { keyed } from '../../ui/lists/keyed.ts'
import { rowsPerPage } from '../../ui/lists/pageWindow.ts'
import { WaitingRow } from '../../ui/lists/WaitingRow.tsx'
import { useNow } from '../../ui/useNow.ts'
import { totals } from '../../wallet/accounts.ts'
import { ledger } from '../../wallet/ledger/ledger.ts'
import { noteStart, playSession } from '../../wallet/playSession.ts'
import { WithdrawalRow } from '../../wallet/receipts/WithdrawalRow.tsx'
import { startOf } from '../../wallet/sessionResult.ts'
import { readWaitingMoney, useWaitingMoney } from '../../wallet/useWaitingMoney.ts'
import { useWallet, walletRequestedAt, useMemberHash } from '../../wallet/useWallet.ts'
import { InviteBonusRow } from './InviteBonusRow.tsx'
import { FindGame, NoGames, PlayOn } from './PlayOn.tsx'
import { UnsettledRows, readCodes } from './UnsettledRows.tsx'
import styles from './Waiting.module.css'

interface Props {
  wallet: Wallet | undefined
  refreshing: boolean
  /** Null while the wheel may be active: its tile takes this action's place. */
  onRefreshAll: (() => void) | null
  children: ReactNode
}

export function BelowBalance({ wallet, children, ...refresh }: Props) {
  const hasGames = wallet !== undefined && wallet.slots.length > 0
  return (
    <>
      <UnsettledRows />
      {hasGames && <PlayOn wallet={wallet} {...refresh} />}
      {wallet && <WaitingMoney wallet={wallet} />}
      {wallet && <InviteBonusRow wallet={wallet} />}
      {children}
      {wallet && (hasGames ? <FindGame wallet={wallet} /> : <NoGames />)}
    </>
  )
}

/** The slip list's first request. The list never reuses this older answer. */
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
function WaitingMoney({ wallet }: { wallet: Wallet }) {
  useSessionStart()
  const { t } = useTranslation('shared')
  const { isUnused, withdrawals, deposits } = useWaitingMoney(wallet)
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
export async function readWaiting(): Promise<void> {
  const begun = begunDeposits(null, Date.now()).map(({ what }) => what)
  const reading = readWaitingMoney()
  await Promise.allSettled([ledger.reading() ?? reading, ...readCodes(begun.filter(isBankCode))])
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
    else void readWaitingMoney()
  }, [wallet, games, reading])
}
