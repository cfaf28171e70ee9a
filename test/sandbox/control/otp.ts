import { html } from 'hono/html'
import { standingOf } from '../areas/otp.ts'
import { card, table, type Html } from '../controlParts.ts'
import type { SandboxState } from '../state/state.ts'

/** The newest one-time codes, as no message carries them to a phone here. */
export function otpCodes({ otps }: SandboxState, at: number): Html {
  const rows = otps
    .slice(-10)
    .reverse()
    .map((otp) => [otp.phoneNumber, html`<code>${otp.code}</code>`, otp.ref, standingOf(otp, at)])
  const sent = rows.length === 0 ? html`<p>None sent.</p>` : table(['Phone', 'Code', 'Reference', 'Now'], rows)
  return card('One-time codes', sent)
}
