import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import type { Call } from '../../api/client/call.ts'
import { profileCall } from '../../api/profile.ts'
import { readKey } from '../../api/useRead.ts'
import { CommandForm } from '../../commands/CommandForm.tsx'
import { UnknownCommand } from '../../commands/UnknownCommand.tsx'
import { type CommandState, useCommand } from '../../commands/useCommand.ts'
import { closeDialogs, closeTopDialog } from '../../nav/useDialog.ts'
import { Card } from '../../ui/layout/Card.tsx'
import dialogStyles from '../../ui/controls/DialogForm.module.css'

export function useEdit(kind: 'bankName' | 'password' | 'profile', doneText: string) {
  const { t } = useTranslation('profile')
  const { mutate } = useSWRConfig()
  const { run, ...command } = useCommand(kind)
  const send = <Body extends object>(call: Call<{ message: string | null }, Body>, body: NoInfer<Body>) =>
    void run(call, {
      body,
      closeDialog: closeTopDialog,
      done: (serverText) => ({ title: t('success'), text: serverText ?? doneText }),
      onOutcome: ({ status }) => {
        // Success invalidates the cache; otherwise it may be right until the next read.
        if (status === 'done' && kind !== 'password') void mutate(readKey(profileCall), undefined)
        if (status === 'unknown') void mutate(readKey(profileCall))
      },
    })
  return { ...command, send }
}

interface Props {
  command: CommandState
  unknown: string
  /** Leads from an unknown outcome to the page, which shows what is saved, but no password. */
  look?: string
  onSubmit(): void
  footer?: ReactNode
  children: ReactNode
}

export function EditForm({ command, unknown, look, onSubmit, footer, children }: Props) {
  const { t } = useTranslation('profile')
  if (command.unknownCommands.length > 0)
    return (
      <UnknownCommand
        command={command}
        text={unknown}
        evidence={{ label: look ?? t('unknownShow'), onShow: () => void closeDialogs() }}
        decideLabel={t('unknownDecide')}
      />
    )
  return (
    <CommandForm command={command} unknownText={unknown} submitLabel={t('save')} onSubmit={onSubmit} footer={footer}>
      <Card className={dialogStyles['form']}>{children}</Card>
    </CommandForm>
  )
}
