import { QrCode } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import useSWR from 'swr'
import { isInFlight } from '../../commands/inFlight.ts'
import { slotOf } from '../../commands/slot.ts'
import { formatTime } from '../../i18n/dates.ts'
import { formatMoney } from '../../i18n/money.ts'
import { openDialog } from '../../nav/useDialog.ts'
import type { BankCode } from '../../service/qrChannels.ts'
import { useNow } from '../../ui/useNow.ts'
import { WaitingRow } from '../../ui/WaitingRow.tsx'
import { currencyOf } from '../../wallet/accounts.ts'
import { deadlineOf, qrKey, readQrStatus, type TimedStatus } from '../../wallet/qrStatus.ts'
import { useWallet } from '../../wallet/useWallet.ts'

/** Readings that began before their row was there: it would move the content below it. */
const early = new Map<string, Promise<TimedStatus>>()

/** Begins to read channels of which codes were opened here. Each answer is used once. */
export const readCodes = (codes: readonly BankCode[]) =>
  codes.map((code) => {
    const reading = readQrStatus(code)
    early.set(code, reading)
    return reading
  })

function takeReading(code: BankCode): Promise<TimedStatus> {
  const reading = early.get(code)
  early.delete(code)
  return reading ?? readQrStatus(code)
}

/** The way back to a code that was opened on this device, as long as the server says that it is open. */
export function OpenCode({ bankCode }: { bankCode: BankCode }) {
  const { t } = useTranslation('shared')
  const now = useNow()
  const { data: wallet } = useWallet({ revalidateOnMount: false })
  // As in its dialog: a status that was asked for before a command must not show after it.
  const isPaused = () => isInFlight(slotOf('qr', { code: bankCode }))
  const { data: status } = useSWR(qrKey(bankCode), () => takeReading(bankCode), { isPaused })
  const deadline = status?.hasQrcode ? deadlineOf(status, status.receivedAt) : null
  if (!wallet || !status || deadline === null || deadline <= now) return null
  return (
    <WaitingRow
      icon={QrCode}
      kind="wait"
      title={t('openCode')}
      amount={status.amount === null ? '' : formatMoney(status.amount, currencyOf(wallet))}
      onOpen={() => openDialog({ name: 'qr', code: bankCode })}
    >
      {t('openCodeUntil', { time: formatTime(deadline) })}
    </WaitingRow>
  )
}
