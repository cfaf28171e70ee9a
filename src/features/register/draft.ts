/** Without the password, which is never stored. */
export const emptyDraft = {
  phone: '',
  /** `otpRef` arrives with the code, for display. */
  otpToken: '',
  otpRef: '',
  /** Epoch ms; 0 for never. */
  sentAt: 0,
  /** Verified by a code, or exempt. */
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
