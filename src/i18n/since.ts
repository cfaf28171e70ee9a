const two = (part: number) => String(part).padStart(2, '0')
const dayOf = (moment: Date) => [two(moment.getDate()), two(moment.getMonth() + 1), moment.getFullYear()].join('/')

/**
 * When something was, told now: `14:02:03` on the same day, `22/11/2026 14:02:03` else, Gregorian, in the device's time zone. Epoch
 * milliseconds. Without the date library, which the first page does not wait for, and without `Intl`, whose first word takes a slow phone
 * a tenth of a second.
 */
export function formatSince(at: number, now: number): string {
  const moment = new Date(at)
  const time = [moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(two).join(':')
  return dayOf(moment) === dayOf(new Date(now)) ? time : `${dayOf(moment)} ${time}`
}
