import { useRef, useState } from 'react'
import { nextStepTapTime, tapTimeNow, type TapTime } from '../../api/client/client.ts'
import { mainWallet } from '../../api/entities.ts'
import { transferCall } from '../../api/transfer.ts'
import { useCommand } from '../../commands/useCommand.ts'
import { useLateOutcome } from '../../commands/useOpenCommands.ts'
import { minorOf } from '../../lib/money/minor.ts'
import { useIsMounted } from '../../lib/useIsMounted.ts'
import { useOneAtATime } from '../../lib/useOneAtATime.ts'
import { currentSession } from '../../session/session.ts'
import { useReadWallet } from '../../wallet/useWallet.ts'
import { legsOf, type Leg } from './rules.ts'

/** One transfer at a time, up to the first unknown outcome, so no balance moves twice. */
export function useBringHome() {
  const command = useCommand('transfer', { skipsSuccessHaptic: true })
  const readWallet = useReadWallet()
  const isMounted = useIsMounted()
  const isStopped = useRef(false)
  const [legs, setLegs] = useState<readonly Leg[]>([])
  const [notBegun, setNotBegun] = useState<'notRead' | 'nothing' | null>(null)
  const { isBusy: isRunning, run } = useOneAtATime()

  const updateLeg = (code: string, state: Leg['state'], reason = '') =>
    setLegs((all) => all.map((leg) => (leg.code === code ? { ...leg, state, reason } : leg)))

  useLateOutcome('transfer', (outcome, { parameters: { from = '' } }) => updateLeg(from, outcome))

  const send = async ({ code, amount }: Leg, tappedAt: TapTime): Promise<Leg['state']> => {
    const accounts = { from: code, to: mainWallet }
    let reason = ''
    updateLeg(code, 'sending')
    const outcome = await command.run(transferCall, {
      body: { ...accounts, amount },
      amountMinor: amount,
      parameters: accounts,
      tappedAt,
      failed: (text) => (reason = text),
    })
    const state = outcome === null ? 'notSent' : outcome.status
    // The standard text claims that the money is in the main wallet; it is back in the game.
    const isElsewhere = outcome?.status === 'failed' && outcome.error.code === 'TRANSFER_FAIL'
    updateLeg(code, state, isElsewhere ? '' : reason)
    return state
  }

  const begin = async () => {
    if (command.isBusy) return
    isStopped.current = false
    setNotBegun(null)
    const tappedAt = tapTimeNow()
    const session = currentSession()
    const goesOn = () => isMounted.current && !isStopped.current && currentSession() === session
    const wallet = await readWallet().catch(() => null)
    if (!goesOn()) return
    // The player may have played since the last read.
    const waiting = wallet ? legsOf(wallet) : []
    setLegs(waiting)
    if (waiting.length === 0) return setNotBegun(wallet ? 'nothing' : 'notRead')
    const bring = async ([leg, ...later]: readonly Leg[], stepTappedAt: TapTime): Promise<void> => {
      if (!leg || !goesOn()) return
      const state = await send(leg, stepTappedAt)
      if (state === 'done' || state === 'failed') await bring(later, nextStepTapTime(stepTappedAt, transferCall))
    }
    await bring(waiting, tappedAt)
    setLegs((all) => all.map((leg) => (leg.state === 'waiting' ? { ...leg, state: 'notSent' } : leg)))
  }

  const broughtHome = minorOf(legs.reduce((sum, { state, amount }) => (state === 'done' ? sum + amount : sum), 0))
  return {
    ...command,
    legs,
    notBegun,
    isRunning,
    broughtHome,
    run: () => void run(begin),
    stop: () => (isStopped.current = true),
  }
}
