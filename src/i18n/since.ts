/**
 * When something was, told now: `14:02:03` on the same day, `22/11/2026 14:02:03` else, Gregorian, in the device's time zone. Epoch
 * milliseconds. Without the date library, which the first page does not wait for.
 */
export function formatSince(at: number, now: number): string {
  const [day = '', time = ''] = new Date(at).toLocaleString('en-GB').split(', ')
  return day === new Date(now).toLocaleDateString('en-GB') ? time : `${day} ${time}`
}
