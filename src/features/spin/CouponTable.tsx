import { useTranslation } from 'react-i18next'
import type { Coupon } from '../../api/spin.ts'
import { formatCount } from '../../i18n/figures.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { Button } from '../../ui/Button.tsx'
import { keyed } from '../../ui/keyed.ts'
import styles from './CouponTable.module.css'
import { claimCodeOf, namesOf } from './rules.ts'

interface Props {
  coupons: readonly Coupon[]
  /** The number of coupons on earlier pages. */
  first: number
  titleId: string
}

/** A page of coupons. */
export function CouponTable({ coupons, first, titleId }: Props) {
  const { t } = useTranslation('spin')
  return (
    <table className={styles['table']} aria-labelledby={titleId}>
      <thead>
        <tr>
          <th scope="col">{t('index')}</th>
          <th scope="col">{t('prize')}</th>
          <th scope="col">{t('amount')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('claim')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {keyed(coupons, (coupon) => JSON.stringify([claimCodeOf(coupon), coupon.prize.name])).map(
          ({ key, item }, row) => (
            <CouponRow key={key} index={first + row + 1} coupon={item} />
          ),
        )}
      </tbody>
    </table>
  )
}

function CouponRow({ index, coupon }: { index: number; coupon: Coupon }) {
  const { t } = useTranslation('spin')
  const { label, detail } = namesOf(coupon)
  const code = claimCodeOf(coupon)
  return (
    <tr>
      <td className={styles['index']}>{index}</td>
      <td>
        <span className={styles['label']}>{label || '-'}</span>
        {detail !== null && <span className={styles['detail']}>{detail}</span>}
        {code === null && <span className={styles['detail']}>{t('noCode')}</span>}
      </td>
      <td className={styles['amount']}>{formatCount(coupon.amount)}</td>
      <td className={styles['claim']}>
        <Button
          variant="quiet"
          disabled={code === null}
          aria-label={t('claimOf', { prize: label })}
          onClick={() => code !== null && openDialog({ name: 'coupon', code })}
        >
          {t('claim')}
        </Button>
      </td>
    </tr>
  )
}
