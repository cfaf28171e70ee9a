import type { ComponentProps } from 'react'
import type { Intent } from '../../commands/intents.ts'
import type { Currency } from '../../i18n/money.ts'
import { useUnknown } from '../../commands/settling/useUnknown.ts'
import { UnknownOutcome } from '../../ui/UnknownOutcome.tsx'

interface Props {
  command: { readonly open: readonly Intent[]; settle(): void }
  currency: Currency
  text: string
  /** What shows the outcome, if not the statement. */
  look?: Pick<ComponentProps<typeof UnknownOutcome>, 'lookLabel' | 'onLook'>
}

/** A command of this game of unknown outcome. */
export function UnknownCommand({ command: { open, settle }, currency, text, look }: Props) {
  return <UnknownOutcome text={text} {...useUnknown(open, currency, settle)} {...look} />
}
