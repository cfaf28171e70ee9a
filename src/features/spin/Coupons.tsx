import { useId, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Coupon } from '../../api/spin.ts'
import { UnknownCommand } from '../../commands/UnknownCommand.tsx'
import { useCommand } from '../../commands/useCommand.ts'
import { formatCount } from '../../i18n/money.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { ticketDrawing } from '../../ui/drawings.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { keyed } from '../../ui/lists/keyed.ts'
import { pageOf } from '../../ui/lists/pageWindow.ts'
import { Pagination } from '../../ui/lists/Pagination.tsx'
import { RowTable } from '../../ui/lists/RowTable.tsx'
import { StaleRows } from '../../ui/lists/StaleRows.tsx'
import { couponsPerPage, claimCodeOf, namesOf } from './rules.ts'
import { useCoupons } from './useWheel.ts'
import groupStyles from '../../ui/layout/Group.module.css'
import styles from './Coupons.module.css'

interface RowProps {
  coupon: Coupon
  index: number
}

function CouponRow({ coupon, index }: RowProps) {
  const { t } = useTranslation('spin')
  const { label, detail } = namesOf(coupon)
  const code = claimCodeOf(coupon)
  return (
    <div role="row" className={classes(groupStyles['row'], styles['ticket'])}>
      <span className={classes(groupStyles['words'], styles['words'])}>
        <span role="cell" className={styles['index']} translate="no">
          {`${index}.`}
        </span>{' '}
        <span role="cell">
          <span className={styles['label']} translate="no">
            {label || '-'}
          </span>{' '}
          {detail !== null && <span className={groupStyles['hint']}>{detail}</span>}
          {code === null && <span className={groupStyles['hint']}>{t('noCode')}</span>}
        </span>
      </span>
      <span role="cell" className={styles['stub']}>
        {coupon.amount === null ? (
          '-'
        ) : (
          <>
            <b translate="no">{formatCount(coupon.amount)}</b> <small>{t('unit')}</small>
          </>
        )}
      </span>
      <span role="cell">
        <Button
          variant="quiet"
          className={styles['claim']}
          disabled={code === null}
          aria-label={t('claimOf', { prize: label })}
          onClick={() => code !== null && openDialog({ name: 'coupon', code })}
        >
          {t('claim')}
        </Button>
      </span>
    </div>
  )
}

export function Coupons({ isTurning, title }: { isTurning: boolean; title: Ref<HTMLHeadingElement> }) {
  const { t } = useTranslation('spin')
  const titleId = useId()
  const coupons = useCoupons(isTurning)
  // The claimed coupon may have left the table.
  const claim = useCommand('claim')
  return (
    <section aria-labelledby={titleId}>
      <h2 ref={title} id={titleId} tabIndex={-1} className={styles['subtitle']}>
        {t('coupons')}
      </h2>
      {claim.unknownCommands.length > 0 && (
        <Card>
          <UnknownCommand command={claim} text={t('claimUnknown')} />
        </Card>
      )}
      <Reads of={[coupons]} height={240} shape="rows">
        {([all]) => (
          <>
            <StaleRows of={[coupons]} />
            <CouponPages coupons={all} />
          </>
        )}
      </Reads>
    </section>
  )
}

function CouponPages({ coupons }: { coupons: readonly Coupon[] }) {
  const { t } = useTranslation('spin')
  const [wanted, setWanted] = useState(1)
  const { page, pages, first, rows } = pageOf(coupons, wanted, couponsPerPage)
  if (coupons.length === 0)
    return <EmptyState drawing={ticketDrawing} title={t('couponsEmptyTitle')} text={t('couponsEmptyText')} />
  return (
    <>
      <RowTable
        label={t('coupons')}
        columns={[t('columnIndex'), t('columnPrize'), t('columnAmount'), t('claim')]}
        className={styles['list']}
      >
        {keyed(rows, (coupon) => JSON.stringify([claimCodeOf(coupon), coupon.prize.name])).map(({ key, item }, at) => (
          <CouponRow key={key} coupon={item} index={first + at + 1} />
        ))}
      </RowTable>
      <Pagination page={page} pages={pages} onPage={setWanted} />
    </>
  )
}
