import { useTranslation } from 'react-i18next'
import type { Coupon } from '../../api/spin.ts'
import { formatCount } from '../../i18n/amounts.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { keyed } from '../../ui/keyed.ts'
import groupStyles from '../../ui/Group.module.css'
import styles from './CouponList.module.css'
import goldStyles from './Gold.module.css'
import { claimCodeOf, namesOf } from './rules.ts'
import { TicketSign } from './TicketSign.tsx'

/** A page of coupons. */
export const CouponList = ({ coupons, titleId }: { coupons: readonly Coupon[]; titleId: string }) => (
  <ul className={groupStyles['group']} aria-labelledby={titleId}>
    {keyed(coupons, (coupon) => JSON.stringify([claimCodeOf(coupon), coupon.prize.name])).map(({ key, item }) => (
      <CouponRow key={key} coupon={item} />
    ))}
  </ul>
)

function CouponRow({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation('spin')
  const { label, detail } = namesOf(coupon)
  const code = claimCodeOf(coupon)
  return (
    <li className={groupStyles['row']}>
      <TicketSign />
      <span className={groupStyles['words']}>
        <span className={styles['label']}>{label || '-'}</span>{' '}
        {coupon.amount !== null && (
          <span className={groupStyles['hint']}>{t('count', { shown: formatCount(coupon.amount) })}</span>
        )}
        {detail !== null && <span className={groupStyles['hint']}>{detail}</span>}
        {code === null && <span className={groupStyles['hint']}>{t('noCode')}</span>}
      </span>
      <Button
        className={classes(styles['claim'], goldStyles['gold'])}
        disabled={code === null}
        aria-label={t('claimOf', { prize: label })}
        onClick={() => code !== null && openDialog({ name: 'coupon', code })}
      >
        {t('claim')}
      </Button>
    </li>
  )
}
