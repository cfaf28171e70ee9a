import { useTranslation } from 'react-i18next'
import type { Bonus } from '../../api/bonus.ts'
import { formatCount } from '../../i18n/figures.ts'
import type { Receipts } from './rules.ts'

const types = { limit: 'typeLimit', day: 'typeDay', week: 'typeWeek', promotion: 'typePromotion' } as const
const isKnown = (type: string): type is keyof typeof types => Object.hasOwn(types, type)

const receivedIn = { limit: 'receivedInAll', day: 'receivedToday', week: 'receivedThisWeek' } as const

/** Texts for the codes and numbers of a bonus. */
export function useWords() {
  const { t } = useTranslation('bonus')
  return {
    /** A type's name. An unknown code is shown as it is; without a code it is a bonus. */
    type: (type: string | null) => {
      if (!type?.trim()) return t('typeNone')
      return isKnown(type) ? t(types[type]) : type
    },
    /** How often a bonus was received, and how often it still can be. */
    receipts: ({ type }: Pick<Bonus, 'type'>, { max, received, left }: Receipts) =>
      max === null || left === null
        ? t('limitUnknown')
        : [
            t(receivedIn[type ?? 'limit'], { received: formatCount(received), max: formatCount(Math.max(0, max)) }),
            t('left', { left: formatCount(left) }),
          ].join(' · '),
    /** `percent` may be missing. */
    percentFail: (percent: number | null) =>
      t('percentFail', { percent: percent === null ? '-' : `${formatCount(percent)}%` }),
  }
}
