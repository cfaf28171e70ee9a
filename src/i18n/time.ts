function dateParts(at: number): [string, string] {
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString()
  return [local.slice(0, 10).split('-').reverse().join('/'), local.slice(11, 19)]
}

/** Epoch ms. The first screen loads no dayjs, and the first use of `Intl` costs a slow phone 100 ms. */
export function formatSince(at: number, now: number): string {
  const [day, time] = dateParts(at)
  return day === dateParts(now)[0] ? time : `${day} ${time}`
}

export const formatMinute = (at: number, now: number): string => formatSince(at, now).slice(0, -3)

/** Formats the remaining time as `mm:ss`. */
export function countdown(deadline: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((deadline - now) / 1_000))
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
