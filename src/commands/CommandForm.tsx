import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { exactMoney } from '../i18n/money.ts'
import { minorOf } from '../lib/money/minor.ts'
import { classes } from '../ui/classes.ts'
import { MainButton } from '../ui/controls/MainButton.tsx'
import { onSubmitOf } from '../ui/controls/onSubmitOf.ts'
import { LoadingOverlay } from '../ui/feedback/LoadingOverlay.tsx'
import { Warning } from '../ui/feedback/Warning.tsx'
import { useCurrency } from '../wallet/useWallet.ts'
import { UnknownCommand } from './UnknownCommand.tsx'
import type { CommandState } from './useCommand.ts'
import dialogStyles from '../ui/controls/DialogForm.module.css'
import signs from '../ui/feedback/ErrorSigns.module.css'

export function DuplicateWarning({ duplicate }: Pick<CommandState, 'duplicate'>) {
  const { t } = useTranslation('shared')
  const currency = useCurrency()
  if (!duplicate) return null
  const { minutes } = duplicate
  const amount = exactMoney(minorOf(duplicate.amountMinor), currency)
  const question = minutes === 0 ? t('repeatedNow', { amount }) : t('repeated', { amount, minutes })
  return <Warning role="alert">{duplicate.mayStillHappen ? `${t('mayRepeat')} ${question}` : question}</Warning>
}

interface Props {
  command: Pick<CommandState, 'isBusy' | 'unknownCommands' | 'duplicate' | 'decide'>
  unknownText: string
  submitLabel: string
  disabled?: boolean
  isReading?: boolean
  /** False while a press would only show what is missing. */
  isReady?: boolean
  onSubmit(): void
  footer?: ReactNode
  children: ReactNode
}

/** An earlier command of unknown outcome replaces the form. */
export function CommandForm({
  command,
  unknownText,
  submitLabel,
  disabled = false,
  isReading = false,
  isReady = true,
  ...form
}: Props) {
  const { t } = useTranslation('shared')
  const { isBusy, unknownCommands, duplicate } = command
  if (unknownCommands.length > 0) return <UnknownCommand command={command} text={unknownText} />
  return (
    <form
      className={classes(dialogStyles['form'], signs['signs'])}
      noValidate
      data-sending={isBusy || undefined}
      onSubmit={onSubmitOf(form.onSubmit)}
    >
      {form.children}
      <DuplicateWarning duplicate={duplicate} />
      <MainButton isBusy={isBusy || isReading} disabled={disabled || duplicate?.ignoresTap} isReady={isReady}>
        {duplicate ? t('sendAgain') : submitLabel}
      </MainButton>
      {form.footer}
      <LoadingOverlay isActive={isBusy} />
    </form>
  )
}
