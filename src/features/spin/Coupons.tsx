import { useId, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Coupon } from '../../api/spin.ts'
import { UnknownCommand } from '../../commands/UnknownCommand.tsx'
import { useCommand } from '../../commands/useCommand.ts'
import { Card } from '../../ui/Card.tsx'
import { ticketDrawing } from '../../ui/drawings/ticket.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Reads } from '../../ui/Reads.tsx'
import { CouponList } from './CouponList.tsx'
import { couponsPerPage, pageOf } from './rules.ts'
import styles from './SpinPage.module.css'
import { useCoupons } from './useWheel.ts'

/** The coupons that are not claimed yet, three a page. */
export function Coupons({ isTurning, title }: { isTurning: boolean; title: Ref<HTMLHeadingElement> }) {
  const { t } = useTranslation('spin')
  const titleId = useId()
  const coupons = useCoupons(isTurning)
  // The coupon of such a claim may be gone from the table.
  const claim = useCommand('claim')
  return (
    <section aria-labelledby={titleId}>
      <h2 ref={title} id={titleId} tabIndex={-1} className={styles['subtitle']}>
        {t('coupons')}
      </h2>
      {claim.open.length > 0 && (
        <Card>
          <UnknownCommand command={claim} text={t('claimUnknown')} />
        </Card>
      )}
      <Reads of={[coupons]} height={240} shape="rows">
        {([all]) => <Pages coupons={all} titleId={titleId} />}
      </Reads>
    </section>
  )
}

function Pages({ coupons, titleId }: { coupons: readonly Coupon[]; titleId: string }) {
  const { t } = useTranslation('spin')
  const [wanted, setWanted] = useState(1)
  const { page, pages, rows } = pageOf(coupons, wanted, couponsPerPage)
  if (coupons.length === 0)
    return <EmptyState drawing={ticketDrawing} title={t('couponsEmptyTitle')} text={t('couponsEmptyText')} />
  return (
    <>
      <CouponList coupons={rows} titleId={titleId} />
      <Pagination page={page} pages={pages} onPage={setWanted} />
    </>
  )
}
