import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { activateGameCall } from '../../api/games.ts'
import type { GameAccount } from '../../api/wallet.ts'
import { UnknownCommand } from '../../commands/UnknownCommand.tsx'
import { useCommand } from '../../commands/useCommand.ts'
import { unbroken } from '../../i18n/wholeName.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { ContactSupport } from '../../ui/controls/ContactSupport.tsx'
import { Refusal } from '../../ui/feedback/Refusal.tsx'
import styles from './GameDialog.module.css'

/** A refusal appears inline, not as an alert (contract). */
export function InactiveGame({ game, onRefresh }: { game: GameAccount; onRefresh(): void }) {
  const { t } = useTranslation('games')
  const command = useCommand('activate', { code: game.code })
  const [problem, setProblem] = useState<string | null>(null)
  const [isOpened, setIsOpened] = useState(false)
  const name = unbroken(game.name || game.code)

  const activate = async () => {
    setProblem(null)
    const outcome = await command.run(activateGameCall, {
      pathParameters: { code: game.code },
      done: (message) => ({ text: message ?? t('activated', { name }) }),
      failed: setProblem,
    })
    if (outcome?.status === 'done') setIsOpened(true)
  }
  if (command.unknownCommands.length > 0)
    return (
      <UnknownCommand
        command={command}
        text={t('activateUnknown', { name })}
        evidence={{ label: t('refresh'), onShow: onRefresh }}
      />
    )
  return (
    <div className={styles['opening']}>
      {problem === null ? (
        <div className={styles['words']}>
          {!isOpened && <h3 className={styles['ready']}>{t('inactive', { name })}</h3>}
          <p>{t(isOpened ? 'activatedUnread' : 'inactiveText', { name })}</p>
        </div>
      ) : (
        <Refusal>
          <span>{problem}</span> <span className={styles['line']}>{t('activateRefused')}</span>
        </Refusal>
      )}
      {isOpened ? (
        <Button onClick={onRefresh}>{t('refresh')}</Button>
      ) : (
        <Button isBusy={command.isBusy} onClick={() => void activate()}>
          {t(problem === null ? 'activate' : 'activateAgain')}
        </Button>
      )}
      {problem !== null && <ContactSupport variant="plain" />}
    </div>
  )
}
