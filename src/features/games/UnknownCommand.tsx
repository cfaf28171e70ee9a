import type { ComponentProps } from 'react'
import type { Intent } from '../../commands/intents.ts'
import type { Currency } from '../../i18n/money.ts'
import { useUnknown } from '../../commands/settling/useUnknown.ts'
import { UnknownOutcome } from '../../ui/UnknownOutcome.tsx'

interface Props {
  command: { readonly open: readonly Intent[]; settle(): void }
  currency: Currency
  text: string
  /** Where the outcome shows, when that is not the statement. */
  look?: Pick<ComponentProps<typeof UnknownOutcome>, 'lookLabel' | 'onLook'>
}

/** One of this game's commands whose outcome is not known. */
export function UnknownCommand({ command: { open, settle }, currency, text, look }: Props) {
  return <UnknownOutcome text={text} {...useUnknown(open, currency, settle)} {...look} />
}
