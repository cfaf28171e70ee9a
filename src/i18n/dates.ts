import dayjs from 'dayjs'

/** In the device's time zone. */
export const formatDateTime = (at: string | number | null) =>
  at === null ? '-' : dayjs(at).format('DD/MM/YYYY HH:mm:ss')

export const formatDay = (at: string | number) => dayjs(at).format('DD/MM/YYYY')

/** Rounds up, so the end is never shown too early. */
export const formatEnd = (at: number) => dayjs(Math.ceil(at / 60_000) * 60_000).format('DD/MM/YYYY HH:mm')

export const formatTime = (at: string | number) => dayjs(at).format('HH:mm')

/** The future counts as today. */
export function relativeDay(at: string | number, now: number): 'today' | 'yesterday' | 'earlier' {
  const days = dayjs(now).startOf('day').diff(dayjs(at).startOf('day'), 'day')
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : 'earlier'
}

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const
export type RelativeUnit = (typeof units)[number][0]

/** The future counts as 0 seconds. */
export function relativeTime(at: string, now: number): { unit: RelativeUnit; count: number } {
  const seconds = Math.max(0, Math.floor((now - Date.parse(at)) / 1000))
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? (['second', 1] as const)
  return { unit, count: Math.floor(seconds / length) }
}
