/** Without the password, which is never stored. */
export interface Draft {
  readonly phone: string
  /** `otpRef` arrives with the code, for display. */
  readonly otpToken: string
  readonly otpRef: string
  /** Epoch ms; 0 for never. */
  readonly sentAt: number
  /** Verified by a code, or exempt. */
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
