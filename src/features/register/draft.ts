import { entryState, updateEntryState } from '../../nav/entryState.ts'
import { stepBack } from '../../nav/history.ts'
import { registrations } from '../../session/registrations.ts'

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
  bankAccountNo: '',
  firstName: '',
  lastName: '',
  currency: 'LAK' as 'LAK' | 'BAHT',
}
export type RegistrationDraft = Readonly<typeof emptyDraft>

const stepsBehind = () => entryState().stepsBehind ?? 0

export function storedDraft(): RegistrationDraft {
  const { registration, registrations: seen = 0 } = entryState()
  return seen === registrations() ? { ...emptyDraft, ...registration } : emptyDraft
}

export const storeDraft = (registration: RegistrationDraft) =>
  updateEntryState({ registration, registrations: registrations() })

export const nextEntry = (registration: RegistrationDraft, steps: number) => ({
  registration,
  registrations: registrations(),
  stepsBehind: stepsBehind() + steps,
})

/** Steps back to the first entry and clears each, so a restored page shows no personal data. */
export async function clearDrafts(): Promise<void> {
  storeDraft(emptyDraft)
  const behind = stepsBehind()
  if (behind === 0) return
  await stepBack()
  // Inside a frame, the step back may have been the outer page's.
  if (stepsBehind() === behind - 1) await clearDrafts()
}
