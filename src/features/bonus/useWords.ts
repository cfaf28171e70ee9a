import { useTranslation } from 'react-i18next'
import type { Bonus } from '../../api/bonus.ts'
import { formatCount } from '../../i18n/amounts.ts'
import type { Receipts } from './rules.ts'

const typeTexts = { limit: 'typeLimit', day: 'typeDay', week: 'typeWeek', promotion: 'typePromotion' } as const
const isKnown = (type: string): type is keyof typeof typeTexts => Object.hasOwn(typeTexts, type)

const leftTexts = { limit: 'leftInAll', day: 'leftToday', week: 'leftThisWeek' } as const

export function useWords() {
  const { t } = useTranslation('bonus')
  return {
    type: (type: string | null) => {
      if (!type?.trim()) return t('typeNone')
      return isKnown(type) ? t(typeTexts[type]) : type
    },
    receipts: ({ type }: Pick<Bonus, 'type'>, { max, left }: Receipts) =>
      max === null || left === null
        ? t('limitUnknown')
        : t(leftTexts[type ?? 'limit'], { left: formatCount(left), max: formatCount(Math.max(0, max)) }),
  }
}
