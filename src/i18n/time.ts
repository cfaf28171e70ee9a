/** Day and time of an instant in the device's time zone, as `22/11/2026` and `14:02:03`. */
function parts(at: number): [string, string] {
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString()
  return [local.slice(0, 10).split('-').reverse().join('/'), local.slice(11, 19)]
}

/**
 * Formats an instant (epoch milliseconds): `14:02:03` on the day of `now`, else `22/11/2026 14:02:03`, Gregorian, in the device's time
 * zone. It uses neither the date library, which the first page does not wait for, nor `Intl`, whose first use costs a slow phone a
 * tenth of a second.
 */
export function formatSince(at: number, now: number): string {
  const [day, time] = parts(at)
  return day === parts(now)[0] ? time : `${day} ${time}`
}

/** The same without seconds, for what no player compares by the second. */
export const formatMinute = (at: number, now: number): string => formatSince(at, now).slice(0, -3)

/** The time until a deadline as `mm:ss`; `00:00` after it. Both in epoch milliseconds of the device's clock. */
export function countdown(deadline: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((deadline - now) / 1_000))
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
