import { Play as PlayIcon } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameLogin } from '../../api/games.ts'
import type { GameAccount } from '../../api/wallet.ts'
import { formatMoney, type Currency } from '../../i18n/money.ts'
import type { Minor } from '../../money/minor.ts'
import { settings } from '../../settings/settings.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './GameDialog.module.css'
import { canPost } from './leading.ts'
import { PlayInBrowser } from './PlayInBrowser.tsx'
import { PlayOutcome } from './PlayOutcome.tsx'
import { deviceOf, wayIn } from './rules.ts'
import type { usePlay } from './usePlay.ts'

interface Props {
  game: GameAccount
  /** Undefined while it is not read. */
  login: GameLogin | undefined
  /** What would move first; null when it cannot be told. */
  named: Minor | null
  currency: Currency
  play: ReturnType<typeof usePlay>
  /** The login is just being changed. */
  isHeld: boolean
}

/** The main action, with what it will do said before it is tapped, and what it did after. */
export function Play({ game, login, named, currency, play, isHeld }: Props) {
  const { t } = useTranslation('games')
  const hintId = useId()
  const name = game.name || game.code
  const way = login && wayIn(game, login, settings, deviceOf(navigator.userAgent, navigator.maxTouchPoints))
  if (way?.kind === 'form' && !canPost()) return <PlayInBrowser code={game.code} name={name} />

  const amount = formatMoney(named, currency)
  const moves = named !== null && named > 0
  const hint = () => {
    if (way === undefined) return t('needsLogin')
    if (way === null) return t('noWay', { name })
    if (named === null) return t('movesUnread', { name })
    return moves ? t('movesFirst', { amount, name }) : t('movesNothing', { name })
  }
  const label = () => {
    if (play.ready) return t('openGame')
    return moves && way ? t('playWith', { amount }) : t('play')
  }
  return (
    <div className={styles['part']}>
      <PlayOutcome name={name} play={play} />
      <Button
        busy={play.step !== null}
        disabled={!way || isHeld}
        aria-describedby={hintId}
        onClick={() => (play.ready ? play.openReady() : way && play.play(way))}
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
