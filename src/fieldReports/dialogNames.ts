import type { DialogName } from '../nav/addresses.ts'
import { other } from './lists.ts'

/** A new dialog is missed by the compiler here. */
const dialogs: Record<DialogName, true> = {
  agreement: true,
  bankName: true,
  bonus: true,
  brakes: true,
  chat: true,
  conditions: true,
  coupon: true,
  deposit: true,
  endBonus: true,
  game: true,
  gift: true,
  invite: true,
  inviteBonus: true,
  inviteQr: true,
  kit: true,
  logout: true,
  moneyMap: true,
  password: true,
  preferences: true,
  profile: true,
  promotion: true,
  qr: true,
  refund: true,
  report: true,
  sessionResult: true,
  slip: true,
  slips: true,
  transfer: true,
  withdraw: true,
}

/** The dialogs as a field report names them. */
export const dialogNames: readonly string[] = [...Object.keys(dialogs), other]
