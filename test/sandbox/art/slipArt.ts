import type { Slip } from '../state/payIn.ts'
import { toAmount, toTime } from '../wire.ts'

/** A drawn slip, for one whose picture is not kept; it holds nothing that a member typed. */
export function slipPicture({ id, amount, createdAt }: Slip): string {
  const lines = [
    ['Slip', String(id)],
    ['Time', `${toTime(createdAt).slice(0, 16).replace('T', ' ')} UTC`],
    ['Amount', amount === null ? '-' : toAmount(amount).toFixed(2)],
  ]
  const rows = lines.map(
    ([name, value], index) =>
      `<text x="36" y="${216 + index * 52}" fill="#64748b">${name}</text>` +
      `<text x="324" y="${216 + index * 52}" text-anchor="end" fill="#0f172a">${value}</text>`,
  )
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="360" height="480" viewBox="0 0 360 480">' +
    '<rect width="360" height="480" fill="#e2e8f0"/>' +
    '<path fill="#fff" d="M16 16h328v436l-20.5 12-20.5-12-20.5 12-20.5-12-20.5 12-20.5-12-20.5 12-20.5-12' +
    '-20.5 12-20.5-12-20.5 12-20.5-12-20.5 12-20.5-12-20.5 12-20.5-12Z"/>' +
    '<circle cx="180" cy="84" r="34" fill="#16a34a"/>' +
    '<path d="M164 85l11 11 21-22" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>' +
    `<g font-family="system-ui, sans-serif" font-size="18">` +
    '<text x="180" y="152" text-anchor="middle" font-weight="600" fill="#0f172a">SANDBOX TRANSFER SLIP</text>' +
    `${rows.join('')}</g><path d="M36 356h288" stroke="#cbd5e1" stroke-width="2" stroke-dasharray="6 6"/></svg>`
  )
}
