import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nextStepTapTime, tapTimeNow, type TapTime } from '../../api/client/client.ts'
import { transferAllCall, type GameLogin, autoLoginCall, autoLoginPasswordCall } from '../../api/games.ts'
import type { GameAccount } from '../../api/wallet.ts'
import type { CommandOutcome } from '../../commands/sendCommand.ts'
import { useCommand } from '../../commands/useCommand.ts'
import { useMessageText } from '../../i18n/errorText.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { useIsMounted } from '../../lib/useIsMounted.ts'
import { useOneAtATime } from '../../lib/useOneAtATime.ts'
import { safeGameLink } from '../../platform/safeAddress.ts'
import { useReadWallet } from '../../wallet/useWallet.ts'
import { openGame, openAgain, reserveTarget, type Opening } from './opening.ts'
import {
  type GameEntrance,
  type PlayResult,
  type PlayStep,
  type EntryMethod,
  decideMove,
  amountToMove,
} from './rules.ts'

/**
 * `play` rereads the wallet, moves the money, and opens the game in a window reserved within the tap. `shownAmount` is on
 * the button.
 */
export function usePlay(game: GameAccount, login: GameLogin | undefined, shownAmount: Minor | null) {
  const { t } = useTranslation('games')
  const [step, setStep] = useState<PlayStep | null>(null)
  const [result, setResult] = useState<PlayResult | null>(null)
  const [ready, setReady] = useState<GameEntrance | null>(null)
  const moveAll = useMoveAll(game.code, setStep, setResult)
  const autoLogin = useAutoLogin(game.code, setResult)
  const { run } = useOneAtATime()
  // After the dialog closes, no money may move.
  const isMounted = useIsMounted()
  const loadingText = t('opening', { name: game.name || game.code })

  // A game may replace this page; the browser restores it as it was left.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && setStep(null)
    // A link works once.
    const dropLink = () => {
      if (!document.hidden) return
      setReady(null)
      setResult(null)
    }
    window.addEventListener('pageshow', back)
    document.addEventListener('visibilitychange', dropLink)
    return () => {
      window.removeEventListener('pageshow', back)
      document.removeEventListener('visibilitychange', dropLink)
    }
  }, [])

  const report = (opening: Opening, entrance: GameEntrance, again: boolean) => {
    if (opening === 'leaving') return setStep('stepOpening')
    setStep(null)
    setResult(opening === 'handedOver' && again ? 'handedOverAgain' : opening)
    // Hosts do not report whether a link opened, so a second try is offered once.
    setReady(opening === 'refused' || (opening === 'handedOver' && !again) ? entrance : null)
  }

  const enter = async (method: EntryMethod, movesMoney: boolean): Promise<GameEntrance | null> => {
    const tappedAt = tapTimeNow()
    const mayOpen = !movesMoney || (await moveAll.run(shownAmount, tappedAt, () => isMounted.current))
    if (!mayOpen || !login || !isMounted.current) return null
    setStep('stepOpening')
    return method.kind === 'autoLogin'
      ? autoLogin.run(login, method.withPassword, nextStepTapTime(tappedAt, transferAllCall))
      : method
  }

  const play = async (method: EntryMethod, movesMoney: boolean) => {
    setResult(null)
    const target = reserveTarget(method, loadingText)
    let opening: Opening | null = null
    try {
      const entrance = await enter(method, movesMoney)
      opening = entrance && openGame(target, entrance)
      if (entrance && opening) report(opening, entrance, false)
    } finally {
      if (!opening) {
        target.drop()
        setStep(null)
      }
    }
  }
  const openReady = () => ready && report(openAgain(ready, loadingText), ready, true)
  return {
    step,
    result,
    ready,
    play: (method: EntryMethod) => void run(() => play(method, true)),
    openWithoutMoving: (method: EntryMethod) => void run(() => play(method, false)),
    openReady,
    moveAll,
    autoLogin,
  }
}

function useAutoLogin(code: string, onResult: (result: PlayResult) => void) {
  const { run: send, unknownCommands, decide } = useCommand('play', { code })

  const run = async (
    { username, password }: GameLogin,
    withPassword: boolean,
    tappedAt: TapTime,
  ): Promise<GameEntrance | null> => {
    const pathParameters = { game: code, username, ...(withPassword && { password }) }
    const outcome = await send(withPassword ? autoLoginPasswordCall : autoLoginCall, { pathParameters, tappedAt })
    if (outcome?.status !== 'done') return null
    const url = safeGameLink(outcome.answer.link)
    if (url === null) onResult('unsafe')
    return url === null ? null : { kind: 'link', url }
  }
  return { run, unknownCommands, decide }
}

/** `moved` is the server's message, '' without one; null before the move. */
function useMoveAll(code: string, onStep: (step: PlayStep) => void, onResult: (result: PlayResult) => void) {
  const readWallet = useReadWallet()
  const messageText = useMessageText()
  const { run: send, unknownCommands, decide } = useCommand('transferAll', { code })
  const [moved, setMoved] = useState<string | null>(null)

  /** Moves no more than `shownAmount`. True if the game may be opened. */
  const run = async (shownAmount: Minor | null, tappedAt: TapTime, isWanted: () => boolean): Promise<boolean> => {
    setMoved(null)
    onStep('stepReading')
    const wallet = await readWallet().catch(() => null)
    if (!isWanted()) return false
    if (!wallet) {
      onResult('notRead')
      return false
    }
    const sum = amountToMove(wallet, code)
    const decision = decideMove(shownAmount, sum)
    if (decision === 'ask') onResult('changed')
    if (decision !== 'move') return decision === 'open'
    onStep('stepMoving')
    // Below the minimum counts as nothing to move (contract, play).
    const isTooLittle = (outcome: CommandOutcome<unknown>) =>
      outcome.status === 'failed' && outcome.error.code === 'TRANSFER_MINIMUM'
    const outcome = await send(transferAllCall, {
      body: { to: code },
      amountMinor: sum,
      tappedAt,
      isExpectedRefusal: isTooLittle,
    })
    if (outcome?.status === 'done') setMoved(messageText(outcome.answer.message) ?? '')
    return outcome !== null && (outcome.status === 'done' || isTooLittle(outcome))
  }
  return { run, moved, unknownCommands, decide }
}
