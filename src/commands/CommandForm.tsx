import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { exactMoney } from '../i18n/money.ts'
import { minorOf } from '../lib/money/minor.ts'
import { classes } from '../ui/classes.ts'
import { LoadingOverlay } from '../ui/feedback/LoadingOverlay.tsx'
import { MainButton } from '../ui/controls/MainButton.tsx'
import signs from '../ui/feedback/ErrorSigns.module.css'
import { Warning } from '../ui/feedback/Warning.tsx'
import { currencyOf } from '../wallet/accounts.ts'
import { useWallet } from '../wallet/useWallet.ts'
import styles from '../ui/controls/DialogForm.module.css'
import { UnknownCommand } from './UnknownCommand.tsx'
import type { CommandState } from './useCommand.ts'

export function RepeatWarning({ repeated }: Pick<CommandState, 'repeated'>) {
  const { t } = useTranslation('shared')
  const { data: wallet } = useWallet({ revalidateOnMount: false })
  if (!repeated) return null
  const { minutes } = repeated
  const amount = exactMoney(minorOf(repeated.amountMinor), currencyOf(wallet))
  const question = minutes === 0 ? t('repeatedNow', { amount }) : t('repeated', { amount, minutes })
  return <Warning>{repeated.isUnknown ? `${t('mayRepeat')} ${question}` : question}</Warning>
}

interface Props {
  command: Pick<CommandState, 'busy' | 'open' | 'repeated' | 'decide'>
  unknown: string
  submitLabel: string
  disabled?: boolean
  isReading?: boolean
  onSubmit(): void
  footer?: ReactNode
  children: ReactNode
}

/** An earlier command of unknown outcome replaces the form. */
export function CommandForm({ command, unknown, submitLabel, disabled = false, isReading = false, ...form }: Props) {
  const { t } = useTranslation('shared')
  const { busy, open, repeated } = command
  if (open.length > 0) return <UnknownCommand command={command} text={unknown} />
  return (
    <form
      className={classes(styles['form'], signs['signs'])}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.onSubmit()
      }}
    >
      {form.children}
      <RepeatWarning repeated={repeated} />
      <MainButton busy={busy || isReading} disabled={disabled || repeated?.isFresh}>
        {repeated ? t('sendAgain') : submitLabel}
      </MainButton>
      {form.footer}
      <LoadingOverlay active={busy} />
    </form>
  )
}
