import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameLogin } from '../../api/games.ts'
import type { GameAccount } from '../../api/wallet.ts'
import { useStands } from '../../web/useStands.ts'
import type { Minor } from '../../money/minor.ts'
import { lead, leadAgain, takePlace, type GameLed } from './leading.ts'
import type { Entrance, Note, Step, WayIn } from './rules.ts'
import { useAutoLogin } from './useAutoLogin.ts'
import { useMoveAll } from './useMoveAll.ts'

/**
 * Playing a game: the balance is read anew, everything is moved into the game when that is what the button named, then the game is
 * opened in a place that was taken within the tap. One at a time. `named`: what the button says would move.
 */
export function usePlay(game: GameAccount, login: GameLogin | undefined, named: Minor | null) {
  const { t } = useTranslation('games')
  const [step, setStep] = useState<Step | null>(null)
  const [note, setNote] = useState<Note | null>(null)
  const [ready, setReady] = useState<Entrance | null>(null)
  const moveAll = useMoveAll(game.code, setStep, setNote)
  const autoLogin = useAutoLogin(game.code, setNote)
  const isRunning = useRef(false)
  // What it began must not go on to move money after it was closed.
  const stands = useStands()
  const opening = t('opening', { name: game.name || game.code })

  // The page that a game took over comes back as it was left.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && setStep(null)
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])

  const tell = (led: GameLed, entrance: Entrance, again: boolean) => {
    if (led === 'leaving') return setStep('stepOpening')
    setStep(null)
    setNote(led === 'asked' && again ? 'askedAgain' : led)
    // What a host was asked for may not have happened; after the second time only the player knows.
    setReady(led === 'refused' || (led === 'asked' && !again) ? entrance : null)
  }

  const enter = async (way: WayIn): Promise<Entrance | null> => {
    if (!(await moveAll.run(named, () => stands.current)) || !login || !stands.current) return null
    setStep('stepOpening')
    return way.kind === 'autoLogin' ? autoLogin.run(login, way.withPassword) : way
  }

  const play = async (way: WayIn) => {
    if (isRunning.current) return
    isRunning.current = true
    setNote(null)
    const place = takePlace(way, opening)
    let led: GameLed | null = null
    try {
      const entrance = await enter(way)
      led = entrance && lead(place, entrance)
      if (entrance && led) tell(led, entrance, false)
    } finally {
      isRunning.current = false
      if (!led) {
        place.drop()
        setStep(null)
      }
    }
  }
  const openReady = () => ready && tell(leadAgain(ready, opening), ready, true)
  return { step, note, ready, play: (way: WayIn) => void play(way), openReady, moveAll, autoLogin }
}
