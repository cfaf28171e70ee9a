import type { TFunction } from 'i18next'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { sendsKeys } from '../../api/command.ts'
import type { Intent } from '../intents.ts'
import { formatDateTime } from '../../i18n/dates.ts'
import { formatSince } from '../../i18n/since.ts'
import { exactMoney, formatMoney, type Currency } from '../../i18n/money.ts'
import { minorOf } from '../../money/minor.ts'
import { pages } from '../../nav/addresses.ts'
import { findingOf, subscribeFindings } from './findings.ts'
import { useChecked } from './useChecked.ts'

/**
 * The props of `Unknown` for commands of unknown outcome: their times and amounts, the way to the statement, and, once a newer balance
 * was read, the confirmation that the player has looked.
 */
export function useUnknown(intents: readonly Intent[], currency: Currency, settle: () => void) {
  const { t } = useTranslation('shared')
  const { isChecked, isChecking, checkAgain } = useChecked(intents)
  const [now] = useState(() => Date.now())
  const finding = useFinding(intents)
  const lines = intents.map(({ amountMinor, at }) => {
    const time = formatSince(at, now)
    return amountMinor === null
      ? t('unknownSent', { time })
      : t('unknownLine', { amount: formatMoney(minorOf(amountMinor), currency), time })
  })
  const facts = intents.map((intent) => factOf(intent, currency, t))
  return {
    facts,
    // The keys of the commands, where the backend knows them (contract, reading 18).
    reference: sendsKeys() ? intents.map(({ id }) => id).join(', ') : '',
    lines: finding ? [...lines, t(finding === 'looking' ? 'findingLooking' : 'findingCannotTell')] : lines,
    lookLabel: t('unknownLook'),
    onLook: () => navigate(pages.statement, { replace: true }),
    settleLabel: isChecked || isChecking ? t('unknownSettle') : t('unknownAgain'),
    checking: isChecking,
    onSettle: isChecked ? settle : checkAgain,
  }
}

/** A command for support: its whole time, and its amount also where amounts are hidden. */
function factOf({ amountMinor, at }: Intent, currency: Currency, t: TFunction<['shared', 'common']>): string {
  const time = formatDateTime(at)
  return amountMinor === null
    ? t('unknownSent', { time })
    : t('unknownLine', { amount: exactMoney(minorOf(amountMinor), currency), time })
}

/** The finding of the statement so far; undefined for kinds that leave no row of their own. */
function useFinding(intents: readonly Intent[]) {
  const leavesRow = intents.find(({ kind }) => kind === 'transfer' || kind === 'withdraw')
  return useSyncExternalStore(subscribeFindings, () => leavesRow && findingOf(leavesRow.id))
}
