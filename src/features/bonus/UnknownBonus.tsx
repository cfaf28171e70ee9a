import { useTranslation } from 'react-i18next'
import { UnknownCommand } from '../../commands/UnknownCommand.tsx'
import { useReadSince } from '../../commands/useReadSince.ts'
import { pages } from '../../nav/addresses.ts'
import { showPage } from '../../nav/useDialog.ts'
import { useActiveBonus } from '../../wallet/useActiveBonus.ts'
import { useWords } from './useBonuses.ts'

export const showBonusPage = () => showPage(pages.bonus)

/** Names the active bonus once it was read after the command. */
export function UnknownBonus({ command, text }: Pick<Parameters<typeof UnknownCommand>[0], 'command' | 'text'>) {
  const { t } = useTranslation('bonus')
  const words = useWords()
  const { data, error, isValidating, mutate } = useActiveBonus()
  const onRead = () => void mutate()
  const isRead = useReadSince(command.unknownCommands, data?.askedAt, onRead) && error === undefined
  const held = data?.type?.trim() ? t('heldNow', { type: words.type(data.type) }) : t('heldAny')
  const activeBonus = data?.status ? held : t('noneNow')
  return (
    <UnknownCommand
      command={command}
      text={text}
      facts={isRead ? [activeBonus] : []}
      evidence={{ label: t('look'), onShow: showBonusPage }}
      read={{ isRead, isReading: isValidating, onRead }}
    />
  )
}
