import { Play as PlayIcon, ExternalLink, CircleCheck, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameLogin } from '../../api/games.ts'
import type { GameAccount } from '../../api/wallet.ts'
import { formatMoney, maskWord } from '../../i18n/money.ts'
import { unbroken } from '../../i18n/wholeName.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { settings } from '../../lib/settings/settings.ts'
import { pages } from '../../nav/addresses.ts'
import { searchOf } from '../../nav/dialogAddress.ts'
import { openInBrowser } from '../../session/openInBrowser.ts'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { useCurrency } from '../../wallet/useWallet.ts'
import { canPostForms } from './opening.ts'
import { deviceOf, entryMethodOf, isProblem } from './rules.ts'
import type { usePlay } from './usePlay.ts'
import styles from './GameDialog.module.css'

interface Props {
  game: GameAccount
  /** Undefined during loading, and after a failure. */
  login: GameLogin | undefined
  isLoading: boolean
  /** The amount to move into the game first; null if unknown. */
  shownAmount: Minor | null
  /** The part that comes from other games. */
  fromGames: Minor | null
  play: ReturnType<typeof usePlay>
  isLocked: boolean
}

export function Play({ game, login, isLoading, shownAmount, fromGames, play, isLocked }: Props) {
  const { t } = useTranslation('games')
  const currency = useCurrency()
  const hintId = useId()
  const name = unbroken(game.name || game.code)
  const method = login && entryMethodOf(game, login, settings, deviceOf(navigator.userAgent, navigator.maxTouchPoints))
  if (method?.kind === 'form' && !canPostForms()) return <PlayInBrowser code={game.code} name={name} />

  const isMasked = maskWord() !== null
  const moves = shownAmount !== null && shownAmount > 0
  // During loading, the buttons already have their places.
  const offersMove = moves && (isLoading || Boolean(method))
  const hint = () => {
    if (method === undefined) return t('needsLogin')
    if (method === null) return t('noWay', { name })
    if (shownAmount === null) return t('movesUnread', { name })
    if (!moves) return t('movesNothing', { name })
    return ''
  }
  const label = () => {
    if (play.ready) return t('openGame')
    if (!offersMove) return t('play')
    return isMasked ? t('playWithAll') : t('playWith', { amount: formatMoney(shownAmount, currency) })
  }
  const addition = () => {
    if (play.ready || !offersMove || (fromGames ?? 0) <= 0) return null
    return isMasked ? t('emptiesGames') : t('fromGames', { amount: formatMoney(fromGames, currency) })
  }
  return (
    <div className={styles['part']}>
      <PlayOutcome name={name} play={play} />
      <p id={hintId} className={offersMove ? 'visually-hidden' : styles['hint']}>
        {play.ready ? '' : hint()}
      </p>
      <Button
        isBusy={play.step !== null}
        disabled={!method || isLocked}
        aria-describedby={hintId}
        onClick={() => (play.ready ? play.openReady() : method && play.play(method))}
      >
        {play.step === null && <PlayIcon size={18} />}
        <span>
          <span>{label()}</span> {addition() && <small className={styles['line']}>{addition()}</small>}
        </span>
      </Button>
      {offersMove && !play.ready && (
        <Button
          variant="plain"
          disabled={!method || play.step !== null || isLocked}
          onClick={() => method && play.openWithoutMoving(method)}
        >
          {t('openWithoutMoving')}
        </Button>
      )}
    </div>
  )
}

/** For hosts that cannot post a form to the game; moves no money. */
function PlayInBrowser({ code, name }: { code: string; name: string }) {
  const { t } = useTranslation('games')
  const [isAsked, setIsAsked] = useState(false)
  const leave = () => {
    openInBrowser(pages.home + searchOf({ name: 'game', code }))
    setIsAsked(true)
  }
  return (
    <div className={styles['part']}>
      <p className={styles['hint']}>{t('browserWhy', { name })}</p>
      <Button icon={ExternalLink} onClick={leave}>
        {t('openInBrowser')}
      </Button>
      <p className={styles['hint']} role="status">
        {isAsked ? t('browserAsked') : ''}
      </p>
    </div>
  )
}

function PlayOutcome({ name, play: { step, result, ready, moveAll } }: Pick<Props, 'play'> & { name: string }) {
  const { t } = useTranslation('games')
  return (
    <div role="status" className={styles['outcome']}>
      {moveAll.moved !== null && (
        <p className={classes(styles['note'], styles['moved'])}>
          <CircleCheck size={20} />
          <span>{moveAll.moved || t('moved', { name })}</span>
        </p>
      )}
      {step && <p className={styles['note']}>{t(step)}</p>}
      {!step && ready && <h3 className={styles['ready']}>{t('readyTitle')}</h3>}
      {!step && result && (
        <p className={classes(styles['note'], isProblem(result) && styles['warning'])}>
          {isProblem(result) && <TriangleAlert size={20} />}
          <span>{t(result, { name })}</span>
        </p>
      )}
    </div>
  )
}
