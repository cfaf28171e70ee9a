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

export function useAgo(): (at: string, now: number) => string {
  const { t } = useTranslation('statement')
  return (at, now) => {
    const { unit, count } = relativeTime(at, now)
    return count === 0 ? t('agoNow') : t(agoKeys[unit], { count })
  }
}
