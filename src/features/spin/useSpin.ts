import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { spinWheel, type Slice, type SpinResult } from '../../api/spin.ts'
import { currentSession } from '../../session/session.ts'
import { useCommand } from '../../commands/useCommand.ts'
import { showToast } from '../../messages/toasts.ts'
import { canSpin, hasSlice, prizeName } from './rules.ts'
import { useReadAgain, useWheelSetup } from './useWheel.ts'

/** A spin, from the tap until its prize has been seen. */
interface Spin {
  /** The slices that it began with; what the server has since changed waits for its end. */
  readonly slices: readonly Slice[]
  /** Null while it is not known. */
  readonly result: SpinResult | null
  /** The wheel has shown what there was to show. */
  readonly hasLanded: boolean
}

/** Tells of a prize that nobody has seen when the page is left; returns whether the page still stands. */
function useFarewell(unseen: SpinResult | null, tell: (result: SpinResult) => void) {
  const isHere = useRef(false)
  const leave = useEffectEvent(() => unseen && tell(unseen))
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      leave()
    }
  }, [])
  return isHere
}

/** Spinning: the server decides first, once, then the wheel shows what it has decided. */
export function useSpin() {
  const { t } = useTranslation('spin')
  const { run, busy, open, settle } = useCommand('spin', { isQuiet: true })
  const [spin, setSpin] = useState<Spin | null>(null)
  const setup = useWheelSetup(spin !== null)
  const readAgain = useReadAgain()
  // The screen takes a moment to show that a spin is under way.
  const isUnderWay = useRef(false)
  const slices = spin?.slices ?? setup.data?.slices ?? []
  const nameOf = (result: SpinResult) => prizeName(result, slices) || t('somePrize')
  const session = currentSession()
  const tell = (result: SpinResult) => {
    // Who has signed out is told nothing more.
    if (session && currentSession() === session) showToast('success', t('wonToast', { prize: nameOf(result) }))
  }
  const isHere = useFarewell(spin?.hasLanded ? null : (spin?.result ?? null), tell)

  const end = () => {
    isUnderWay.current = false
    setSpin(null)
    readAgain()
  }
  const land = (began: Spin, result: SpinResult) => {
    void setup.mutate((now) => now && { ...now, coins: result.remainingCoin }, { revalidate: false })
    if (isHere.current) return setSpin({ ...began, result, hasLanded: !hasSlice(began.slices, result) })
    tell(result)
    end()
  }
  const start = async () => {
    const { data } = setup
    if (!data || isUnderWay.current || !canSpin(data.coins, busy)) return
    isUnderWay.current = true
    const began = { slices: data.slices, result: null, hasLanded: false }
    setSpin(began)
    const outcome = await run({ amountMinor: data.coins }, spinWheel)
    if (outcome?.status === 'known') return land(began, outcome.answer)
    if (outcome?.status === 'failed' && outcome.error.ended) return
    end()
  }
  return {
    setup,
    slices,
    open: spin ? [] : open,
    settle,
    isBusy: busy || spin !== null,
    /** Where the wheel is to land now. */
    winner: spin?.result && !spin.hasLanded ? spin.result.code : null,
    /** What was won and is to be shown. */
    prize: spin?.result && spin.hasLanded ? nameOf(spin.result) : null,
    start: () => void start(),
    onShown: () => setSpin((now) => now && { ...now, hasLanded: true }),
    onSeen: end,
  }
}
