import { useTranslation } from 'react-i18next'
import { UnknownCommand } from '../../commands/UnknownCommand.tsx'
import type { CommandState } from '../../commands/useCommand.ts'
import { useReadSince } from '../../commands/useReadSince.ts'
import { formatCount } from '../../i18n/amounts.ts'
import { reconcile } from './rules.ts'
import { useReadAgain, type useWheelSetup } from './useWheel.ts'

interface Props {
  setup: Pick<ReturnType<typeof useWheelSetup>, 'data' | 'isValidating'>
  command: Pick<CommandState, 'open' | 'decide'>
}

const texts = { taken: 'unknownTaken', kept: 'unknownKept', unclear: 'unknownUnclear' } as const

/** A spin of unknown outcome, and what the coins say about it. The player decides once coins and wallet have been read again. */
export function UnknownSpin({ setup: { data, isValidating }, command }: Props) {
  const { t } = useTranslation('spin')
  const readAgain = useReadAgain()
  const isRead = useReadSince(command.open, data?.asked, readAgain)
  const coins = isRead ? (data?.coins ?? null) : null
  return (
    <UnknownCommand
      command={command}
      text={t(texts[reconcile(command.open[0]?.amountMinor ?? null, coins)])}
      lineOf={({ amountMinor }, time) =>
        t('unknownLine', { time, before: formatCount(amountMinor), now: formatCount(coins) })
      }
      look={{ label: t('unknownLook'), onLook: readAgain }}
      read={{ isRead, isReading: isValidating, onRead: readAgain }}
    />
  )
}
