/** Lacks the password, which is never stored. */
export const emptyDraft = {
  phone: '',
  /** `otpRef` comes with the code and is only displayed. */
  otpToken: '',
  otpRef: '',
  /** When the code was sent, epoch ms; 0 for never. */
  sentAt: 0,
  /** The phone that a code verified or that needs none. */
  provedPhone: '',
  name: '',
  sourceCode: '',
  inviteCode: '',
  bankCode: '',
  accountNo: '',
  firstName: '',
  lastName: '',
  currency: 'LAK' as 'LAK' | 'BAHT',
}
export type Draft = Readonly<typeof emptyDraft>
