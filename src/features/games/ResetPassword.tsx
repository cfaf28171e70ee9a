import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resetGamePasswordCall } from '../../api/games.ts'
import { UnknownCommand } from '../../commands/UnknownCommand.tsx'
import type { useCommand } from '../../commands/useCommand.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { focusOnMount } from '../../ui/focusOn.ts'
import styles from './GameDialog.module.css'

interface Props {
  code: string
  command: ReturnType<typeof useCommand>
  isDisabled: boolean
  /** Called when the password has changed or may have changed. */
  onChanged(): void
}

export function ResetPassword({ code, command, isDisabled, onChanged }: Props) {
  const { t } = useTranslation('games')
  const [isAsking, setIsAsking] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)

  const stopAsking = () => {
    setIsAsking(false)
    trigger.current?.focus()
  }
  const reset = async () => {
    const outcome = await command.run(resetGamePasswordCall, {
      pathParameters: { code },
      done: (message) => ({ text: message ?? t('resetDone') }),
    })
    stopAsking()
    if (outcome && outcome.status !== 'failed') onChanged()
  }
  if (command.unknownCommands.length > 0)
    return (
      <UnknownCommand
        command={command}
        text={t('resetUnknown')}
        evidence={{ label: t('readAgain'), onShow: onChanged }}
      />
    )
  return (
    <div className={styles['reset']}>
      <Button
        ref={trigger}
        variant="plain"
        aria-expanded={isAsking}
        disabled={isDisabled}
        isBusy={command.isBusy}
        onClick={() => setIsAsking(!isAsking)}
      >
        {t('reset')}
      </Button>
      {isAsking && (
        <div className={styles['asking']} role="group" aria-label={t('reset')}>
          <p>{t('resetAsk')}</p>
          <div className={styles['pair']}>
            <Button ref={focusOnMount} variant="quiet" onClick={command.isBusy ? undefined : stopAsking}>
              {t('resetCancel')}
            </Button>
            <Button isBusy={command.isBusy} disabled={isDisabled} onClick={() => void reset()}>
              {t('resetConfirm')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
