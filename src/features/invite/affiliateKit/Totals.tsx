import { RotateCw, Square, Check, TriangleAlert } from 'lucide-react'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { send } from '../../../api/client/client.ts'
import { invitesCall } from '../../../api/invite.ts'
import { createPagedList } from '../../../api/pagedList.ts'
import { rowsPerPage } from '../../../api/useRead.ts'
import type { Wallet } from '../../../api/wallet.ts'
import { useReadErrorText } from '../../../i18n/errorText.ts'
import { formatCount, formatMoney, isLong } from '../../../i18n/money.ts'
import { subscribeSession } from '../../../session/session.ts'
import { classes } from '../../../ui/classes.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Warning } from '../../../ui/feedback/Warning.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Amount, Masked } from '../../../ui/money/Amount.tsx'
import { currencyOf } from '../../../wallet/accounts.ts'
import { monthLabel, totalsOf } from './totals.ts'
import styles from './Kit.module.css'

export function Totals({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('affiliateKit')
  const totals = useInviteTotals()
  const { read, at, sums } = totals
  const currency = currencyOf(wallet)
  const isWhole = read.status === 'complete' && read.unreadable === 0
  const isDated = isWhole && sums.undated === 0
  const asRead = (part: string, isAll: boolean) => (isAll ? part : t('soFar', { part }))
  const parts = [
    { label: asRead(t('all'), isWhole), ...sums.all },
    { label: asRead(t('month', { month: monthLabel(at) }), isDated), ...sums.month },
    { label: asRead(t('lastMonth', { month: monthLabel(at, 1) }), isDated), ...sums.lastMonth },
  ].map((part) => ({ ...part, written: formatMoney(part.earned, currency) }))
  return (
    <Card aria-label={t('totals')} className={styles['totals']} data-idle={read.status === 'idle' ? '' : undefined}>
      <h3 className="visually-hidden">{t('totals')}</h3>
      <dl className={styles['waiting']}>
        <dt>{t('waiting')}</dt>
        <dd>
          <Amount>{formatMoney(wallet.invite?.amount ?? null, currency)}</Amount>
        </dd>
      </dl>
      {read.rows.length > 0 && (
        <dl className={styles['sums']}>
          {parts.map(({ label, written, joined }) => (
            <div key={label} className={styles['sum']}>
              <dt>{label}</dt>
              <dd data-long={isLong(written) ? '' : undefined}>
                <Masked>{written}</Masked>
              </dd>
              <dd className={styles['note']}>{t('friends', { friends: formatCount(joined) })}</dd>
            </div>
          ))}
        </dl>
      )}
      <TotalsProgress totals={totals} />
      {read.rows.length > 0 && <p className={styles['note']}>{t('notPaid')}</p>}
    </Card>
  )
}

const actions = {
  idle: { text: 'start', Icon: null },
  reading: { text: 'stop', Icon: Square },
  complete: { text: 'again', Icon: RotateCw },
  unsteady: { text: 'again', Icon: null },
  failed: { text: 'goOn', Icon: null },
  stopped: { text: 'goOn', Icon: null },
} as const

function TotalsProgress({ totals }: { totals: InviteTotals }) {
  const { t } = useTranslation(['affiliateKit', 'common'])
  const errorText = useReadErrorText()
  const { status, failure, rows, total, unreadable } = totals.read
  const isReading = status === 'reading'
  const isPart = status === 'failed' || status === 'stopped' || status === 'unsteady'
  const done = rows.length + unreadable
  const counts = { read: formatCount(done), total: formatCount(total) }
  const soFar = total === null ? t('readSome', counts) : t('readOf', counts)
  const ended = {
    complete: rows.length === 0 ? t('nobody') : t('readAll'),
    failed: `${t('common:loadFailed')} · ${errorText(failure)} ${soFar}`,
    stopped: `${t('stopped')} ${soFar}`,
    unsteady: t('unsteady'),
    reading: '',
    idle: '',
  }
  const { text, Icon } = actions[status]
  return (
    <div className={classes(styles['course'], isPart && styles['partly'])}>
      {(isReading || (isPart && total !== null)) && (
        <progress aria-label={t('progress')} value={total === null ? undefined : done} max={total ?? 1} />
      )}
      {status !== 'idle' && (
        <div className={styles['reading']}>
          {isReading && <p className={styles['note']}>{done === 0 ? t('reading') : soFar}</p>}
          <p role="status" className={classes(styles['note'], styles['ended'])}>
            {status === 'complete' && <Check size={16} strokeWidth={3} />}
            {isPart && <TriangleAlert size={20} />}
            <span>{ended[status]}</span>
          </p>
        </div>
      )}
      {status !== 'idle' && <TotalsGaps totals={totals} />}
      <Button
        variant={Icon || status === 'idle' ? 'plain' : 'quiet'}
        className={styles['action']}
        onClick={isReading ? totals.stop : totals.start}
      >
        {Icon && <Icon size={16} fill={Icon === Square ? 'currentColor' : 'none'} />}
        <span>{t(text)}</span>
      </Button>
    </div>
  )
}

function TotalsGaps({ totals: { read, sums } }: { totals: InviteTotals }) {
  const { t } = useTranslation('affiliateKit')
  const { status, missing, unreadable } = read
  const isPart = status !== 'complete' && missing !== 0
  const lacks = [
    isPart && (missing === null ? t('lacksSome') : t('lacks')),
    unreadable > 0 && t('unreadable', { count: unreadable, number: formatCount(unreadable) }),
    sums.unclear > 0 && t('unclear', { count: sums.unclear, number: formatCount(sums.unclear) }),
    sums.undated > 0 && t('undated', { count: sums.undated, number: formatCount(sums.undated) }),
    sums.ahead > 0 && t('ahead', { count: sums.ahead, number: formatCount(sums.ahead) }),
  ].filter((text) => text !== false)
  if (lacks.length === 0) return null
  const lines = lacks.map((text) => <p key={text}>{text}</p>)
  return status === 'complete' || status === 'reading' ? (
    <div className={styles['lacks']}>
      <Warning>{lines}</Warning>
    </div>
  ) : (
    <div className={styles['note']}>{lines}</div>
  )
}

const newReader = () =>
  createPagedList({
    readPage: async (page, signal) => {
      const { total, invites } = await send(invitesCall, { body: { page, limit: rowsPerPage }, signal })
      return { total, rows: invites }
    },
    pageSize: rowsPerPage,
    // Exclude the amount: it can change; identity must not.
    identityOf: ({ from, createdAt }) => JSON.stringify([from.name, createdAt]),
    mayChange: (_, isComplete) => isComplete,
  })

function useInviteTotals() {
  const [reader] = useState(newReader)
  const read = useSyncExternalStore(reader.subscribe, reader.state)
  useEffect(() => {
    const release = subscribeSession(reader.forget)
    return () => {
      release()
      reader.stop()
    }
  }, [reader])
  const at = read.readAt ?? 0
  const sums = useMemo(() => totalsOf(read.rows, at), [read, at])
  return { read, at, sums, start: reader.read, stop: reader.stop }
}

type InviteTotals = ReturnType<typeof useInviteTotals>
