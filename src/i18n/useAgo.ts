import { useTranslation } from 'react-i18next'
import { relativeTime, type RelativeUnit } from './dates.ts'

const agoKeys = {
  year: 'agoYear',
  month: 'agoMonth',
  day: 'agoDay',
  hour: 'agoHour',
  minute: 'agoMinute',
  second: 'agoSecond',
} as const satisfies Record<RelativeUnit, string>

/** For a row, where the full words have no room; null after an hour. */
export function useShortAgo(): (at: string, now: number) => string | null {
  const { t } = useTranslation('statement')
  return (at, now) => {
    const { unit, count } = relativeTime(at, now)
    if (count === 0) return t('agoNow')
    if (unit === 'second') return t('shortSecond', { count })
    return unit === 'minute' ? t('shortMinute', { count }) : null
  }
}

export function useAgo(): (at: string, now: number) => string {
  const { t } = useTranslation('statement')
  return (at, now) => {
    const { unit, count } = relativeTime(at, now)
    return count === 0 ? t('agoNow') : t(agoKeys[unit], { count })
  }
}
