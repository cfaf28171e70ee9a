import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { spinCall, type Slice, type SpinResult } from '../../api/spin.ts'
import { useCommand } from '../../commands/useCommand.ts'
import { showToast } from '../../lib/toasts.ts'
import { useIsMounted } from '../../lib/useIsMounted.ts'
import { currentSession } from '../../session/session.ts'
import { canSpin, hasSlice, prizeName } from './rules.ts'
import { useReadAgain, useWheelSetup } from './useWheel.ts'

interface Spin {
  /** Fixed at the start; later changes appear afterwards. */
  readonly slices: readonly Slice[]
  readonly result: SpinResult | null
  readonly hasStopped: boolean
  /** True once the prize was shown, or cannot be. */
  readonly hasLanded: boolean
}

/** The server decides first; the wheel then shows it. */
export function useSpin() {
  const { t } = useTranslation('spin')
  const { run, isBusy, unknownCommands, decide } = useCommand('spin', { skipsSuccessHaptic: true })
  const [spin, setSpin] = useState<Spin | null>(null)
  const [hasSpun, setHasSpun] = useState(false)
  const setup = useWheelSetup(spin !== null)
  const readAgain = useReadAgain()
  // A second tap may come before React renders.
  const isUnderWay = useRef(false)
  const slices = spin?.slices ?? setup.data?.slices ?? []
  const nameOf = (result: SpinResult) => prizeName(result, slices) || t('somePrize')
  const session = currentSession()
  const report = (result: SpinResult) => {
    // After a log-out nothing is shown.
    if (session && currentSession() === session) showToast('success', t('wonToast', { prize: nameOf(result) }))
  }
  const isMounted = useIsMounted()
  const reportUnseen = useEffectEvent(() => spin?.result && !spin.hasLanded && report(spin.result))
  useEffect(() => () => void reportUnseen(), [])

  const end = () => {
    isUnderWay.current = false
    setSpin(null)
    readAgain()
  }
  const land = (began: Spin, result: SpinResult) => {
    setHasSpun(true)
    void setup.mutate((now) => now && { ...now, coins: result.remainingCoin }, { revalidate: false })
    if (isMounted.current) return setSpin({ ...began, result, hasLanded: !hasSlice(began.slices, result) })
    report(result)
    end()
  }
  const start = async () => {
    const { data } = setup
    if (!data || isUnderWay.current || !canSpin(data.coins, isBusy)) return
    isUnderWay.current = true
    const began = { slices: data.slices, result: null, hasStopped: false, hasLanded: false }
    setSpin(began)
    const outcome = await run(spinCall, { amountMinor: data.coins })
    if (outcome?.status === 'done') return land(began, outcome.answer)
    if (outcome?.status === 'failed' && outcome.error.isHandled) return
    end()
  }
  return {
    setup,
    slices,
    unknownCommands: spin ? [] : unknownCommands,
    decide,
    isBusy: isBusy || spin !== null,
    hasSpun,
    winner: spin?.result && !spin.hasLanded ? spin.result.code : null,
    prize: spin?.result && spin.hasLanded ? nameOf(spin.result) : null,
    /** Set once the wheel has stopped or the prize was shown. */
    won: spin?.result && (spin.hasStopped || spin.hasLanded) ? nameOf(spin.result) : null,
    start: () => void start(),
    onRest: () => setSpin((now) => now && { ...now, hasStopped: true }),
    onShown: () => setSpin((now) => now && { ...now, hasLanded: true }),
    onSeen: end,
  }
}
