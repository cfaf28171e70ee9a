import { ArrowDownToLine, Clock, FileClock, ClockAlert } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { progressOf } from '../../api/entities.ts'
import { slipsCall } from '../../api/slip.ts'
import { rowsPerPage, useRead } from '../../api/useRead.ts'
import type { Wallet } from '../../api/wallet.ts'
import { isKind, commandKinds, moneyOf, type OutcomeAddress } from '../../commands/kinds.ts'
import { useUnknownCommands } from '../../commands/useOpenCommands.ts'
import { formatMoney } from '../../i18n/money.ts'
import { formatMinute, formatSince } from '../../i18n/time.ts'
import { pages } from '../../nav/addresses.ts'
import { searchOf } from '../../nav/dialogAddress.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { isQrChannel } from '../../operator/qrChannels.ts'
import { useBankNames } from '../../operator/usePaymentSource.ts'
import { begunDeposits, useBegunDeposits, forgetBegun } from '../../session/begunDeposits.ts'
import { keyed } from '../../ui/lists/keyed.ts'
import { WaitingRow } from '../../ui/lists/WaitingRow.tsx'
import { useNow } from '../../ui/useNow.ts'
import { totals, currencyOf } from '../../wallet/accounts.ts'
import { ledger } from '../../wallet/ledger/ledger.ts'
import { WithdrawalRow } from '../../wallet/receipts/WithdrawalRow.tsx'
import { readMoneyUnderWay, useMoneyUnderWay } from '../../wallet/useMoneyUnderWay.ts'
import { useReadAgain } from '../../wallet/useReadAgain.ts'
import { useWallet, useMemberHash } from '../../wallet/useWallet.ts'
import { InviteBonusRow } from './InviteBonusRow.tsx'
import { OpenCodeRow, readCodes } from './OpenCodeRow.tsx'
import { FindGame, NoGames, PlayOn } from './PlayOn.tsx'
import { useSessionStart } from './useSessionStart.ts'
import styles from './Waiting.module.css'

interface Props {
  wallet: Wallet | undefined
  isRefreshing: boolean
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
      {onRetry && <NoGames onRetry={onRetry} />}
    </>
  )
}

/** The slip list's own first request; the list still reads again. */
const firstPage = { body: { page: 1, limit: rowsPerPage } }

const slipPauseMs = 30_000

function WaitingSlips({ member }: { member: string }) {
  const { t } = useTranslation('shared')
  const now = useNow()
  const { data, isValidating, mutate } = useRead(slipsCall, firstPage, { dedupingInterval: 0 })
  const waiting = data?.slips.find(({ status }) => progressOf(status) === 'underWay')
  const isOver = data !== undefined && !isValidating && waiting === undefined
  useEffect(() => {
    if (isOver) forgetBegun(member, 'slip')
  }, [member, isOver])
  useReadAgain(waiting !== undefined, mutate, slipPauseMs)
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
  const hasSentSlip = useBegunDeposits(member, useNow()).some(({ method }) => method === 'slip')
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
          amount={formatMoney(amount, currencyOf(wallet))}
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
  const begun = begunDeposits(null, Date.now()).map(({ method }) => method)
  const reading = readMoneyUnderWay()
  await Promise.allSettled([ledger.reading() ?? reading, ...readCodes(begun.filter(isQrChannel))])
}

/** Open QR codes and unknown outcomes, even after a reload or failed read; one row per address. */
function UnsettledRows() {
  const { t } = useTranslation('shared')
  const now = useNow()
  const { data: wallet } = useWallet({ revalidateOnMount: false })
  const unknown = useUnknownCommands().flatMap((command) => {
    const { kind, parameters, at } = command
    const text = isKind(kind) ? commandKinds[kind].reminder : null
    if (text === null) return []
    return [{ text, address: commandKinds[kind].address(parameters.code ?? ''), at, minor: moneyOf(command) }]
  })
  const begun = useBegunDeposits(useMemberHash(), now).map(({ method }) => method)
  const keyOf = (address: OutcomeAddress) => ('page' in address ? address.page : searchOf(address.dialog))
  return (
    <div className={styles['waiting']}>
      {begun.filter(isQrChannel).map((code) => (
        <OpenCodeRow key={code} bankCode={code} />
      ))}
      {[...new Map(unknown.map((one) => [keyOf(one.address), one]))].map(([key, { address, text, at, minor }]) => (
        <WaitingRow
          key={key}
          icon={ClockAlert}
          kind="wait"
          title={t(text)}
          amount={minor === null ? '' : formatMoney(minor, currencyOf(wallet))}
          onOpen={() => ('page' in address ? navigate(address.page) : openDialog(address.dialog))}
        >
          <span>{t('unknownSent', { time: formatSince(at, now) })}</span>
        </WaitingRow>
      ))}
    </div>
  )
}
