import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { spinCall, type Slice, type SpinResult } from '../../api/spin.ts'
import { currentSession } from '../../session/session.ts'
import { useCommand } from '../../commands/useCommand.ts'
import { showToast } from '../../lib/toasts.ts'
import { canSpin, hasSlice, prizeName } from './rules.ts'
import { useReadAgain, useWheelSetup } from './useWheel.ts'

/** A spin, from the tap until its prize has been seen. */
interface Spin {
  /** The slices at its start. The server's later changes appear when it has ended. */
  readonly slices: readonly Slice[]
  /** Null until the server has answered. */
  readonly result: SpinResult | null
  /** The wheel stands at the prize. */
  readonly hasStopped: boolean
  /** The wheel has shown the prize, or cannot show it. */
  readonly hasLanded: boolean
}

/** Reports an unseen prize when the page is left. Returns a ref that is true while the page is mounted. */
function useReportOnLeave(unseen: SpinResult | null, report: (result: SpinResult) => void) {
  const isHere = useRef(false)
  const leave = useEffectEvent(() => unseen && report(unseen))
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      leave()
    }
  }, [])
  return isHere
}

/** Spins the wheel. The server decides first, then the wheel shows its decision. */
export function useSpin() {
  const { t } = useTranslation('spin')
  const { run, busy, open, decide } = useCommand('spin', { isQuiet: true })
  const [spin, setSpin] = useState<Spin | null>(null)
  const [hasSpun, setHasSpun] = useState(false)
  const setup = useWheelSetup(spin !== null)
  const readAgain = useReadAgain()
  // A second tap may come before React has rendered the first.
  const isUnderWay = useRef(false)
  const slices = spin?.slices ?? setup.data?.slices ?? []
  const nameOf = (result: SpinResult) => prizeName(result, slices) || t('somePrize')
  const session = currentSession()
  const report = (result: SpinResult) => {
    // Nothing is reported after a sign-out.
    if (session && currentSession() === session) showToast('success', t('wonToast', { prize: nameOf(result) }))
  }
  const isHere = useReportOnLeave(spin?.hasLanded ? null : (spin?.result ?? null), report)

  const end = () => {
    isUnderWay.current = false
    setSpin(null)
    readAgain()
  }
  const land = (began: Spin, result: SpinResult) => {
    setHasSpun(true)
    void setup.mutate((now) => now && { ...now, coins: result.remainingCoin }, { revalidate: false })
    if (isHere.current) return setSpin({ ...began, result, hasLanded: !hasSlice(began.slices, result) })
    report(result)
    end()
  }
  const start = async () => {
    const { data } = setup
    if (!data || isUnderWay.current || !canSpin(data.coins, busy)) return
    isUnderWay.current = true
    const began = { slices: data.slices, result: null, hasStopped: false, hasLanded: false }
    setSpin(began)
    const outcome = await run(spinCall, { amountMinor: data.coins })
    if (outcome?.status === 'known') return land(began, outcome.answer)
    if (outcome?.status === 'failed' && outcome.error.ended) return
    end()
  }
  return {
    setup,
    slices,
    open: spin ? [] : open,
    decide,
    isBusy: busy || spin !== null,
    /** The wheel has been spun since the page was opened. */
    hasSpun,
    /** The code of the slice to land on now. */
    winner: spin?.result && !spin.hasLanded ? spin.result.code : null,
    /** The name of the prize to show now. */
    prize: spin?.result && spin.hasLanded ? nameOf(spin.result) : null,
    /** The name of the prize that the wheel stands at or has shown. */
    won: spin?.result && (spin.hasStopped || spin.hasLanded) ? nameOf(spin.result) : null,
    start: () => void start(),
    onRest: () => setSpin((now) => now && { ...now, hasStopped: true }),
    onShown: () => setSpin((now) => now && { ...now, hasLanded: true }),
    onSeen: end,
  }
}
