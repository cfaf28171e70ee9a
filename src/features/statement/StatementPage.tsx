import { ReceiptText, Search } from 'lucide-react'
import { useDeferredValue, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currencyOf } from '../../wallet/accounts.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { hasFeature } from '../../lib/settings/settings.ts'
import { Button, IconButton } from '../../ui/controls/Button.tsx'
import { DaySkeleton } from '../../ui/lists/DayGroups.tsx'
import { listDrawing } from '../../ui/drawings.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LoadingOverlay } from '../../ui/feedback/LoadingOverlay.tsx'
import { pageCount, rowsPerPage } from '../../ui/lists/pageWindow.ts'
import { Pagination } from '../../ui/lists/Pagination.tsx'
import { ReadFailure } from '../../ui/feedback/Failure.tsx'
import { StaleRows } from '../../ui/lists/StaleRows.tsx'
import { Movements } from './Movements.tsx'
import { useNames } from './useNames.ts'
import { statementCall } from '../../api/statement.ts'
import { usePage } from '../../api/useRead.ts'
import { classes } from '../../ui/classes.ts'
import pageStyles from '../../ui/layout/Page.module.css'
import styles from './StatementPage.module.css'
import track from '../../ui/Track.module.css'

const kindTexts = { deposit: 'deposits', withdraw: 'withdrawals', transfer: 'transfers', bonus: 'bonuses' } as const

function KindButtons({ onAll }: { onAll(): void }) {
  const { t } = useTranslation('statement')
  return (
    <div className={classes(track['track'], styles['kinds'])} role="group" aria-label={t('report')}>
      <button type="button" aria-current="true" onClick={onAll}>
        {t('all')}
      </button>
      {Object.entries(kindTexts).map(([type, word]) => (
        <button key={type} type="button" onClick={() => openDialog({ name: 'report', code: type })}>
          {t(word)}
        </button>
      ))}
    </div>
  )
}

const useStatement = (page: number) => usePage(statementCall, page, rowsPerPage)

export function StatementPage() {
  const { t } = useTranslation('statement')
  const [page, setPage] = useState(1)
  const top = useRef<HTMLHeadingElement>(null)
  const { data, error, isLoading, isValidating, isOwn, mutate } = useStatement(page)
  const { data: wallet } = useWallet()
  // The page number changes at once, the rows render later.
  const rows = useDeferredValue(data?.statements)

  const turn = (next: number) => {
    setPage(next)
    top.current?.scrollIntoView({ block: 'nearest' })
  }
  const nameOf = useNames(wallet, data?.statements)
  const isLost = error !== undefined && !isLoading && !isOwn
  const canSearch = hasFeature('statementReport') && data?.total !== 0 && !isLost
  return (
    <div className={pageStyles['rows']}>
      <header className={styles['head']}>
        <h1 ref={top} className={pageStyles['title']}>
          {t('title')}
        </h1>
        <div className={styles['actions']}>
          {canSearch && (
            <IconButton label={t('report')} onClick={() => openDialog({ name: 'report' })}>
              <Search size={22} aria-hidden="true" />
            </IconButton>
          )}
          <Button variant="plain" className={styles['slips']} onClick={() => openDialog({ name: 'slips' })}>
            <ReceiptText size={18} aria-hidden="true" />
            <span>{t('slips')}</span>
          </Button>
        </div>
      </header>
      {canSearch && <KindButtons onAll={() => turn(1)} />}
      {!data && error === undefined && <DaySkeleton rows={rowsPerPage} pitch={62} />}
      {isLost ? (
        <div className={styles['alone']}>
          <ReadFailure error={error} busy={isValidating} onRetry={() => void mutate()} />
        </div>
      ) : (
        data && (
          <div className={styles['list']}>
            {error !== undefined && isOwn && <StaleRows busy={isValidating} onRetry={() => void mutate()} />}
            {data.statements.length === 0 && (
              <div className={styles['alone']}>
                {page > 1 ? (
                  <EmptyState drawing={listDrawing} title={t('endTitle')} text={t('endText')} />
                ) : (
                  <EmptyState
                    drawing={listDrawing}
                    title={t('emptyTitle')}
                    text={t('emptyText')}
                    action={
                      <Button className={styles['deposit']} onClick={() => openDialog({ name: 'deposit' })}>
                        {t('deposit')}
                      </Button>
                    }
                  />
                )}
              </div>
            )}
            <Movements rows={rows ?? data.statements} nameOf={nameOf} currency={currencyOf(wallet)} />
            <LoadingOverlay active={isValidating} />
          </div>
        )
      )}
      {data && (
        <Pagination
          page={page}
          pages={pageCount({ total: data.total, page, rows: data.statements.length, limit: rowsPerPage })}
          onPage={turn}
        />
      )}
    </div>
  )
}
