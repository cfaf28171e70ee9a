import { useTranslation } from 'react-i18next'
import type { Slip } from '../../api/slip.ts'
import type { Currency } from '../../i18n/money.ts'
import { keyed } from '../../ui/keyed.ts'
import groupStyles from '../../ui/Group.module.css'
import { SlipRow } from './SlipRow.tsx'

interface Props {
  slips: readonly Slip[]
  currency: Currency
}

/** A page of slips. */
export function SlipList({ slips, currency }: Props) {
  const { t } = useTranslation('slip')
  return (
    <ul className={groupStyles['group']} aria-label={t('listTitle')}>
      {keyed(slips, ({ createdAt, reference }) => `${createdAt} ${reference}`).map(({ key, item }) => (
        <SlipRow key={key} slip={item} currency={currency} />
      ))}
    </ul>
  )
}
