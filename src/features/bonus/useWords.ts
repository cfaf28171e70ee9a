import { useTranslation } from 'react-i18next'
import type { Bonus } from '../../api/bonus.ts'
import { formatCount } from '../../i18n/amounts.ts'
import type { Receipts } from './rules.ts'

const types = { limit: 'typeLimit', day: 'typeDay', week: 'typeWeek', promotion: 'typePromotion' } as const
const isKnown = (type: string): type is keyof typeof types => Object.hasOwn(types, type)

const leftIn = { limit: 'leftInAll', day: 'leftToday', week: 'leftThisWeek' } as const

/** Texts for the codes and numbers of a bonus. */
export function useWords() {
  const { t } = useTranslation('bonus')
  return {
    /** A type's name. An unknown code is shown as it is; without a code it is a bonus. */
    type: (type: string | null) => {
      if (!type?.trim()) return t('typeNone')
      return isKnown(type) ? t(types[type]) : type
    },
    /** How often a bonus can still be received, of the times in all. */
    receipts: ({ type }: Pick<Bonus, 'type'>, { max, left }: Receipts) =>
      max === null || left === null
        ? t('limitUnknown')
        : t(leftIn[type ?? 'limit'], { left: formatCount(left), max: formatCount(Math.max(0, max)) }),
    /** `percent` may be missing. */
    percentFail: (percent: number | null) =>
      t('percentFail', { percent: percent === null ? '-' : `${formatCount(percent)}%` }),
  }
}
