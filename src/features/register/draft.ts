/** The input of a new member so far. It has no password, as passwords are never stored. */
export interface Draft {
  readonly phone: string
  /** The token to verify a code with, and the reference that comes with the code. */
  readonly otpToken: string
  readonly otpRef: string
  /** When the last code was sent, epoch milliseconds; 0 for never. */
  readonly sentAt: number
  /** The phone that was verified by a code, or that needs none. */
  readonly provedPhone: string
  readonly name: string
  readonly sourceCode: string
  readonly inviteCode: string
  readonly bankCode: string
  readonly accountNo: string
  readonly firstName: string
  readonly lastName: string
  readonly currency: 'LAK' | 'BAHT'
}

/** The input before anything is filled in. */
export const emptyDraft: Draft = {
  phone: '',
  otpToken: '',
  otpRef: '',
  sentAt: 0,
  provedPhone: '',
  name: '',
  sourceCode: '',
  inviteCode: '',
  bankCode: '',
  accountNo: '',
  firstName: '',
  lastName: '',
  currency: 'LAK',
}
