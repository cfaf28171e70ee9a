import { settings } from '../../lib/settings/settings.ts'
import { useAsync } from '../../lib/useAsync.ts'
import { currentSession } from '../../session/session.ts'
import { useMemberHash } from '../../wallet/useWallet.ts'
import { readSlip } from './readSlip.ts'
import { storeSent, sentBefore } from './sentSlips.ts'

/** `at` is epoch ms, null if unknown. */
export type SlipWarning = { readonly is: 'sent'; readonly at: number | null } | { readonly is: 'payment' | 'none' }

/** Slips of Thai banks carry a code; others need not. */
const haveCodes = () => settings.VITE_REGION === 'th'

async function warningOf(file: Blob, member: string): Promise<SlipWarning | null> {
  const code = await readSlip(file)
  if (code === null || code.is === 'none') return code && haveCodes() ? { is: 'none' } : null
  if (code.is === 'payment') return { is: 'payment' }
  const at = sentBefore(member, code.reference)
  return at === false ? null : { is: 'sent', at }
}

/**
 * Warns but never blocks.
 * @returns null if there is nothing to report.
 */
export function useSlipCheck(file: Blob | null): SlipWarning | null {
  const member = useMemberHash()
  return useAsync(file, (chosen) => warningOf(chosen, member)) ?? null
}

/** Does nothing without a code or after a log-out. */
export async function storeSentFile(file: Blob, member: string): Promise<void> {
  const session = currentSession()
  const code = await readSlip(file)
  if (code?.is === 'slip' && currentSession() === session) storeSent(member, code.reference)
}
