import { ExternalLink, FileCheck, FileClock, FileX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { send } from '../../api/client/client.ts'
import { ApiError } from '../../api/client/errors.ts'
import { progressOf } from '../../api/entities.ts'
import { type Slip, slipsCall, slipReferenceCall } from '../../api/slip.ts'
import { usePage } from '../../api/useRead.ts'
import { formatDateTime, formatTime } from '../../i18n/dates.ts'
import { useErrorText } from '../../i18n/errorText.ts'
import { type Currency, exactMoney, formatMoney } from '../../i18n/money.ts'
import { showAlert } from '../../lib/alerts.ts'
import { showToast } from '../../lib/toasts.ts'
import { platform } from '../../platform/current.ts'
import { openOutside } from '../../platform/outside.ts'
import { safeLink, serverBase } from '../../platform/safeAddress.ts'
import { RefreshButton } from '../../ui/controls/RefreshButton.tsx'
import { slipDrawing } from '../../ui/drawings.ts'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { DaySkeleton, DayGroups } from '../../ui/lists/DayGroups.tsx'
import { MoneyRow } from '../../ui/lists/MoneyRow.tsx'
import { PagedRows } from '../../ui/lists/PagedRows.tsx'
import { KindTile } from '../../ui/money/KindTile.tsx'
import { useAbortSignal } from '../../ui/useAbortSignal.ts'
import { useNow } from '../../ui/useNow.ts'
import { currencyOf } from '../../wallet/accounts.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { slipAmount, reasonText } from './rules.ts'
import styles from './SlipsDialog.module.css'

export function SlipsDialog() {
  const { t } = useTranslation('slip')
  const paged = usePage(slipsCall)
  const { data: wallet } = useWallet()
  const now = useNow()
  const { data, isValidating, mutate } = paged.read
  return (
    <Sheet
      isTall
      title={t('listTitle')}
      action={data && <RefreshButton label={t('refresh')} isBusy={isValidating} onRefresh={() => void mutate()} />}
    >
      <PagedRows
        {...paged}
        rowsOf={({ slips }) => slips}
        empty={{ drawing: slipDrawing, title: t('emptyTitle'), text: t('emptyText') }}
        skeleton={<DaySkeleton rows={10} />}
        end={{ title: t('endTitle'), text: t('endText') }}
      >
        {(slips) => (
          <DayGroups
            rows={slips}
            now={now}
            level={3}
            keyOf={({ reference }) => `${reference}`}
            columns={[t('columnTime'), t('noAmount'), t('columnStatus'), t('view')]}
          >
            {(slip) => <SlipRow slip={slip} currency={currencyOf(wallet)} />}
          </DayGroups>
        )}
      </PagedRows>
    </Sheet>
  )
}

const slipLink = (address: string | null) => (address?.trim() ? safeLink(address, serverBase()) : null)

/** `needsTap`: the host may have blocked the window; a second tap opens it. */
function useViewSlip({ link, reference }: Pick<Slip, 'link' | 'reference'>) {
  const { t } = useTranslation('slip')
  const errorText = useErrorText()
  const [found, setFound] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const newSignal = useAbortSignal()
  const direct = slipLink(link) ?? found
  const named = reference?.trim() ?? ''

  const view = async () => {
    if (direct !== null) return platform().openLink(direct)
    const outside = openOutside(t('opening'))
    const signal = newSignal()
    setIsBusy(true)
    try {
      const answer = await send(slipReferenceCall, { pathParameters: { reference: named }, signal })
      const url = slipLink(answer.url)
      if (url === null) {
        outside.drop()
        showToast('error', t('viewFailed'))
      } else if (outside.go(url) !== 'opened') setFound(url)
    } catch (reason) {
      outside.drop()
      if (!signal.aborted && !(reason instanceof ApiError && reason.isHandled)) showToast('error', errorText(reason))
    } finally {
      setIsBusy(false)
    }
  }
  return { canView: direct !== null || named !== '', view, isBusy, needsTap: found !== null }
}

const slipLooks = {
  success: { icon: FileCheck, tone: 'success', tile: 'in' },
  underWay: { icon: FileClock, tone: 'waiting', tile: 'wait' },
  failed: { icon: FileX, tone: 'error', tile: 'danger' },
} as const

function SlipRow({ slip, currency }: { slip: Slip; currency: Currency }) {
  const { t } = useTranslation('slip')
  const { canView, view, isBusy, needsTap } = useViewSlip(slip)
  const { createdAt, note, reference } = slip
  const amount = slipAmount(slip)
  const progress = progressOf(slip.status)
  const status = t(progress)
  const known = note === null ? null : reasonText(note)
  const reason = known ? t(known) : note
  const told = reason ? t('withReason', { status, reason }) : status
  const viewText = t(needsTap ? 'open' : 'view')
  const time = formatDateTime(createdAt)
  const { tone, icon, tile } = slipLooks[progress]
  const open = () => {
    const exact = amount === null ? '' : exactMoney(amount, currency)
    showAlert({
      tone,
      title: t('askKind'),
      text: `${exact || '-'} ${told} ${time}`,
      receipt: {
        amount: exact,
        rows: [
          { label: t('columnStatus'), value: told },
          { label: t('columnTime'), value: time },
        ],
        reference,
      },
    })
  }
  return (
    <div role="row" className={styles['item']}>
      <MoneyRow
        tile={<KindTile icon={icon} kind={tile} />}
        title={
          <>
            <span>{t('one')}</span>{' '}
            <time translate="no" dateTime={createdAt ?? undefined}>
              {createdAt ? formatTime(createdAt) : '-'}
            </time>
          </>
        }
        amount={amount === null ? '-' : formatMoney(amount, currency)}
        progress={progress}
        status={status}
        reason={reason ?? ''}
      />
      <span role="cell">
        <button type="button" className={styles['open']} aria-label={`${t('one')} ${time}`} onClick={open} />
        {canView && (
          <button
            type="button"
            className={styles['view']}
            aria-label={`${viewText} ${time}`}
            aria-busy={isBusy || undefined}
            onClick={isBusy ? undefined : () => void view()}
          >
            {isBusy ? <Spinner /> : needsTap ? viewText : <ExternalLink size={18} className="muted" />}
          </button>
        )}
      </span>
    </div>
  )
}
