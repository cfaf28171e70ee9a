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

const shortKeys = { hour: 'shortHour', minute: 'shortMinute', second: 'shortSecond' } as const

/** For a row of today, where the full words have no room. */
export function useShortAgo(): (at: string, now: number) => string {
  const { t } = useTranslation('statement')
  return (at, now) => {
    const { unit, count } = relativeTime(at, now)
    if (count === 0) return t('agoNow')
    // A day of 25 hours.
    if (!(unit in shortKeys)) return t(agoKeys[unit], { count })
    return t(shortKeys[unit as keyof typeof shortKeys], { count })
  }
}

export function useAgo(): (at: string, now: number) => string {
  const { t } = useTranslation('statement')
  return (at, now) => {
    const { unit, count } = relativeTime(at, now)
    return count === 0 ? t('agoNow') : t(agoKeys[unit], { count })
  }
}
