/** Day and time of an instant in the device's time zone, as `22/11/2026` and `14:02:03`. */
function parts(at: number): [string, string] {
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString()
  return [local.slice(0, 10).split('-').reverse().join('/'), local.slice(11, 19)]
}

/**
 * When something was, told now: `14:02:03` on the same day, `22/11/2026 14:02:03` else, Gregorian, in the device's time zone. Epoch
 * milliseconds. Without the date library, which the first page does not wait for, and without `Intl`, whose first word takes a slow phone
 * a tenth of a second.
 */
export function formatSince(at: number, now: number): string {
  const [day, time] = parts(at)
  return day === parts(now)[0] ? time : `${day} ${time}`
}
