import { ReceiptText, Search } from 'lucide-react'
import { useDeferredValue, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { statementCall } from '../../api/statement.ts'
import { usePage, rowsPerPage } from '../../api/useRead.ts'
import { hasFeature } from '../../lib/settings/settings.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { classes } from '../../ui/classes.ts'
import { Button, IconButton } from '../../ui/controls/Button.tsx'
import { listDrawing } from '../../ui/drawings.ts'
import { PageHead } from '../../ui/layout/PageHead.tsx'
import { DaySkeleton } from '../../ui/lists/DayGroups.tsx'
import { PagedRows } from '../../ui/lists/PagedRows.tsx'
import { forgetBadge } from '../../wallet/arrivals.ts'
import { useReadAgain } from '../../wallet/useReadAgain.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { Movements } from './Movements.tsx'
import { useNames } from './useNames.ts'
import pageStyles from '../../ui/layout/Page.module.css'
import trackStyles from '../../ui/Track.module.css'
import styles from './StatementPage.module.css'

const kindTexts = { deposit: 'deposits', withdraw: 'withdrawals', transfer: 'transfers', bonus: 'bonuses' } as const

function KindButtons({ onAll }: { onAll(): void }) {
  const { t } = useTranslation('statement')
  return (
    <div className={classes(trackStyles['track'], styles['kinds'])} role="group" aria-label={t('report')}>
      <button type="button" aria-current="true" onClick={onAll}>
        {t('all')}
      </button>
      {Object.entries(kindTexts).map(([type, word]) => (
        <button key={type} type="button" onClick={() => openDialog({ name: 'statementReport', code: type })}>
          {t(word)}
        </button>
      ))}
    </div>
  )
}

const underWayPauseMs = 30_000

export function StatementPage() {
  const { t } = useTranslation('statement')
  const paged = usePage(statementCall)
  const { data, error, isLoading, isOwn } = paged.read
  const { data: wallet } = useWallet()
  // The page number changes at once; the rows may render later.
  const rows = useDeferredValue(data?.statements)
  const nameOf = useNames(wallet, data?.statements)
  useEffect(forgetBadge, [])
  useReadAgain(rows?.some(({ progress }) => progress === 'underWay') ?? false, paged.read.mutate, underWayPauseMs)
  const isLost = error !== undefined && !isLoading && !isOwn
  const canSearch = hasFeature('statementReport') && data?.total !== 0 && !isLost
  const actions = (
    <div className={styles['actions']}>
      {canSearch && (
        <IconButton
          className={styles['search']}
          label={t('report')}
          onClick={() => openDialog({ name: 'statementReport' })}
        >
          <Search size={22} />
          <span>{t('report')}</span>
        </IconButton>
      )}
      <Button variant="plain" className={styles['slips']} onClick={() => openDialog({ name: 'slips' })}>
        <ReceiptText size={18} />
        <span>{t('slips')}</span>
      </Button>
    </div>
  )
  return (
    <div className={pageStyles['rows']}>
      <PageHead title={t('title')} isInBar>
        {actions}
      </PageHead>
      {canSearch && <KindButtons onAll={() => paged.onPage(1)} />}
      <PagedRows
        {...paged}
        rowsOf={({ statements }) => statements}
        skeleton={<DaySkeleton rows={rowsPerPage} />}
        empty={{
          drawing: listDrawing,
          title: t('emptyTitle'),
          text: t('emptyText'),
          action: paged.page === 1 && (
            <Button className={styles['deposit']} onClick={() => openDialog({ name: 'deposit' })}>
              {t('deposit')}
            </Button>
          ),
        }}
        end={{ title: t('endTitle'), text: t('endText') }}
      >
        {(own) => <Movements rows={rows ?? own} nameOf={nameOf} level={2} />}
      </PagedRows>
    </div>
  )
}
