import { ClockAlert, QrCode } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import useSWR from 'swr'
import { navigate } from 'wouter/use-browser-location'
import { isKind, commandKinds, moneyOf, type OutcomePlace } from '../../commands/kinds.ts'
import { mutexKey } from '../../commands/locks.ts'
import { isInFlight } from '../../commands/openCommands.ts'
import { useUnknownCommands } from '../../commands/useOpenCommands.ts'
import { formatTime } from '../../i18n/dates.ts'
import { formatMoney } from '../../i18n/money.ts'
import { countdown, formatSince } from '../../i18n/time.ts'
import { searchOf } from '../../nav/dialogAddress.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { isBankCode, type BankCode } from '../../operator/qrChannels.ts'
import { useBegunDeposits } from '../../session/begunDeposits.ts'
import { currentSession } from '../../session/session.ts'
import { WaitingRow } from '../../ui/lists/WaitingRow.tsx'
import { useNow } from '../../ui/useNow.ts'
import { currencyOf } from '../../wallet/accounts.ts'
import { deadlineOf, qrKey, readQrStatus, type TimedStatus } from '../../wallet/qrStatus.ts'
import { useWallet, useMemberHash } from '../../wallet/useWallet.ts'
import styles from './Waiting.module.css'

/** Open QR codes and unknown outcomes, even after a reload or failed read; one row per place. */
export function UnsettledRows() {
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
      {begun.filter(isBankCode).map((code) => (
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
let early = { session: currentSession(), readings: new Map<BankCode, Promise<TimedStatus>>() }

/** Each answer is used once, in this session only. */
export function readCodes(codes: readonly BankCode[]): Promise<TimedStatus>[] {
  early = { session: currentSession(), readings: new Map(codes.map((code) => [code, readQrStatus(code)])) }
  return [...early.readings.values()]
}

function takeReading(code: BankCode): Promise<TimedStatus> {
  const reading = early.session === currentSession() ? early.readings.get(code) : undefined
  early.readings.delete(code)
  return reading ?? readQrStatus(code)
}

function OpenCodeRow({ bankCode }: { bankCode: BankCode }) {
  const { t } = useTranslation('shared')
  const now = useNow(1_000)
  const { data: wallet } = useWallet({ revalidateOnMount: false })
  // A status from before a command must not appear after it.
  const isPaused = () => isInFlight(mutexKey({ kind: 'qr', parameters: { code: bankCode } }))
  const { data: status } = useSWR(qrKey(bankCode), () => takeReading(bankCode), { isPaused })
  const deadline = status ? deadlineOf(status, status.receivedAt) : null
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
