import { encode, tag, withCrcTag } from 'promptparse'
import type { QrCode } from '../state/payIn.ts'
import type { Member, SandboxState } from '../state/state.ts'

/** Who is paid, as banks write names. */
const payee = 'SANDBOX WALLET'

/** The text of a code as banks of the member's country read it: a bill, paid once, over its amount. */
export function paymentCode({ switches }: SandboxState, { id, amount }: QrCode, { currency }: Member): string {
  const inKip = (currency ?? (switches.region === 'la' ? 'LAK' : 'BAHT')) === 'LAK'
  const bill = [tag('00', inKip ? 'A005266284662577' : 'A000000677010112'), tag('01', '099400012345601'), tag('02', id)]
  return withCrcTag(
    encode([
      tag('00', '01'),
      tag('01', '12'),
      tag(inKip ? '38' : '30', encode(bill)),
      tag('52', '7995'),
      tag('53', inKip ? '418' : '764'),
      tag('54', (amount / 100).toFixed(2)),
      tag('58', inKip ? 'LA' : 'TH'),
      tag('59', payee),
      tag('60', inKip ? 'VIENTIANE' : 'BANGKOK'),
    ]),
    '63',
  )
}

/** The text of a code of a payment service: an address, which says nothing to others. */
export const serviceCode = ({ id, amount, bankCode }: QrCode): string =>
  `https://pay.example/${bankCode}?id=${id}&amount=${(amount / 100).toFixed(2)}`
