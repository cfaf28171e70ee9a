import { QrCode } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import useSWR from 'swr'
import { mutexKey } from '../../commands/mutex.ts'
import { isInFlight } from '../../commands/openCommands.ts'
import { formatTime } from '../../i18n/dates.ts'
import { formatMoney } from '../../i18n/money.ts'
import { countdown } from '../../i18n/time.ts'
import { openDialog } from '../../nav/useDialog.ts'
import type { QrChannel } from '../../operator/qrChannels.ts'
import { forgetBegun } from '../../session/begunDeposits.ts'
import { currentSession } from '../../session/session.ts'
import { WaitingRow } from '../../ui/lists/WaitingRow.tsx'
import { useNow } from '../../ui/useNow.ts'
import { currencyOf } from '../../wallet/accounts.ts'
import { deadlineOf, qrKey, readQrStatus, type TimedStatus } from '../../wallet/qrStatus.ts'
import { useReadAgain } from '../../wallet/useReadAgain.ts'
import { useMemberHash, useWallet } from '../../wallet/useWallet.ts'
import styles from './Waiting.module.css'

/** Read early, as a late row would move the content below. */
let early = { session: currentSession(), readings: new Map<QrChannel, Promise<TimedStatus>>() }

/** Each answer is used once, in this session only. */
export function readCodes(codes: readonly QrChannel[]): Promise<TimedStatus>[] {
  early = { session: currentSession(), readings: new Map(codes.map((code) => [code, readQrStatus(code)])) }
  return [...early.readings.values()]
}

function takeReading(code: QrChannel): Promise<TimedStatus> {
  const reading = early.session === currentSession() ? early.readings.get(code) : undefined
  early.readings.delete(code)
  return reading ?? readQrStatus(code)
}

const codePauseMs = 10_000

export function OpenCodeRow({ bankCode }: { bankCode: QrChannel }) {
  const { t } = useTranslation('shared')
  const now = useNow(1_000)
  const { data: wallet } = useWallet({ revalidateOnMount: false })
  // A status from before a command must not appear after it.
  const isPaused = () => isInFlight(mutexKey({ kind: 'qr', parameters: { code: bankCode } }))
  const { data: status, mutate } = useSWR(qrKey(bankCode), () => takeReading(bankCode), { isPaused })
  const deadline = status ? deadlineOf(status, status.receivedAt) : null
  const member = useMemberHash()
  const isGone = status?.hasQrcode === false
  const isOpen = status?.hasQrcode === true && (deadline === null || deadline > now)
  useReadAgain(isOpen, mutate, codePauseMs)
  useEffect(() => {
    // Else each visit would read it until its time is over.
    if (isGone) forgetBegun(member, bankCode)
  }, [isGone, member, bankCode])
  if (!wallet || !isOpen) return null
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
