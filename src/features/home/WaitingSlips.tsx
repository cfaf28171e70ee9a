import { FileClock } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { progressOf } from '../../api/progress.ts'
import { slipsCall } from '../../api/slip.ts'
import { forgetBegun } from '../../device/begunDeposits.ts'
import { formatTime } from '../../i18n/dates.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { useRead } from '../../reads/reads.ts'
import { rowsPerPage } from '../../ui/pageWindow.ts'
import { WaitingRow } from '../../ui/WaitingRow.tsx'

/** As the list of slips reads its first page; that never takes an answer from here for its own, which may be older than what it is opened for. */
const firstPage = { body: { page: 1, limit: rowsPerPage } }

/** The newest slip that is still being checked, after one was sent from this device. It is forgotten once there is none. */
export function WaitingSlips({ member }: { member: string }) {
  const { t } = useTranslation('shared')
  const { data } = useRead(slipsCall, firstPage, { dedupingInterval: 0 })
  const waiting = data?.slips.find(({ status }) => progressOf(status) === 'underWay')
  const isOver = data !== undefined && waiting === undefined
  useEffect(() => {
    if (isOver) forgetBegun(member, 'slip')
  }, [member, isOver])
  if (!waiting) return null
  return (
    <WaitingRow icon={FileClock} kind="wait" title={t('waitingSlip')} onOpen={() => openDialog({ name: 'slips' })}>
      {waiting.createdAt !== null && t('unknownSent', { time: formatTime(waiting.createdAt) })}
    </WaitingRow>
  )
}
