import { useEffect, useEffectEvent, useRef } from 'react'
import type { OpenCommand } from './openCommands.ts'

/** True if the read begun at `askedAt` (monotonic ms) began after all these calls ended. Repeats an older read once. */
export function useReadSince(
  commands: readonly OpenCommand[],
  askedAt: number | undefined,
  readAgain: () => void,
): boolean {
  const isSince = askedAt !== undefined && commands.every(({ callEndedAt }) => callEndedAt < askedAt)
  const stale = isSince || askedAt === undefined ? '' : commands.map(({ id }) => id).join(' ')
  const read = useEffectEvent(readAgain)
  const askedFor = useRef('')
  useEffect(() => {
    if (stale !== '' && stale !== askedFor.current) read()
    askedFor.current = stale
  }, [stale])
  return isSince
}
