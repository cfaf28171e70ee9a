import { Play as PlayIcon } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameLogin } from '../../api/games.ts'
import type { GameAccount } from '../../api/wallet.ts'
import { formatMoney, maskWord, type Currency } from '../../i18n/money.ts'
import { whole } from '../../i18n/wholeName.ts'
import type { Minor } from '../../money/minor.ts'
import { settings } from '../../settings/settings.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './GameDialog.module.css'
import { canPostForms } from './opening.ts'
import { PlayInBrowser } from './PlayInBrowser.tsx'
import { PlayOutcome } from './PlayOutcome.tsx'
import { deviceOf, entryMethodOf } from './rules.ts'
import type { usePlay } from './usePlay.ts'

interface Props {
  game: GameAccount
  /** Undefined while it loads. */
  login: GameLogin | undefined
  /** The amount that would move into the game first; null if unknown. */
  shownAmount: Minor | null
  currency: Currency
  play: ReturnType<typeof usePlay>
  /** The password is being reset. */
  isLocked: boolean
}

/** The play button. A hint says beforehand what it will do, and a status what it did. */
export function Play({ game, login, shownAmount, currency, play, isLocked }: Props) {
  const { t } = useTranslation('games')
  const hintId = useId()
  const name = whole(game.name || game.code)
  const method = login && entryMethodOf(game, login, settings, deviceOf(navigator.userAgent, navigator.maxTouchPoints))
  if (method?.kind === 'form' && !canPostForms()) return <PlayInBrowser code={game.code} name={name} />

  const amount = formatMoney(shownAmount, currency)
  const isHidden = maskWord() !== null
  const moves = shownAmount !== null && shownAmount > 0
  const hint = () => {
    if (method === undefined) return t('needsLogin')
    if (method === null) return t('noWay', { name })
    if (shownAmount === null) return t('movesUnread', { name })
    if (!moves) return t('movesNothing', { name })
    return isHidden ? t('movesAllFirst', { name }) : t('movesFirst', { amount, name })
  }
  const label = () => {
    if (play.ready) return t('openGame')
    if (!moves || !method) return t('play')
    return isHidden ? t('playWithAll') : t('playWith', { amount })
  }
  return (
    <div className={styles['part']}>
      <PlayOutcome name={name} play={play} />
      <Button
        busy={play.step !== null}
        disabled={!method || isLocked}
        aria-describedby={hintId}
        onClick={() => (play.ready ? play.openReady() : method && play.play(method))}
      >
        {play.step === null && <PlayIcon size={20} aria-hidden="true" />}
        {label()}
      </Button>
      <p id={hintId} className={styles['hint']}>
        {play.ready ? '' : hint()}
      </p>
    </div>
  )
}
