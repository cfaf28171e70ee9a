import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandForm } from '../../commands/CommandForm.tsx'
import { UnknownCommand } from '../../commands/UnknownCommand.tsx'
import type { CommandState } from '../../commands/useCommand.ts'
import { closeDialog } from '../../nav/useDialog.ts'
import { Button } from '../../ui/controls/Button.tsx'

interface Props {
  command: CommandState
  /** Text for an unknown outcome. */
  unknown: string
  onSubmit(): void
  children: ReactNode
}

export function EditForm({ command, unknown, onSubmit, children }: Props) {
  const { t } = useTranslation('profile')
  if (command.open.length > 0)
    return (
      <UnknownCommand
        command={command}
        text={unknown}
        look={{ label: t('unknownLook'), onLook: () => void closeDialog() }}
        decideLabel={t('unknownDecide')}
      />
    )
  return (
    <CommandForm
      command={command}
      unknown={unknown}
      submitLabel={t('save')}
      onSubmit={onSubmit}
      footer={
        <Button variant="plain" onClick={() => void closeDialog()}>
          {t('cancel')}
        </Button>
      }
    >
      {children}
    </CommandForm>
  )
}
