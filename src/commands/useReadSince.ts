import { useEffect, useEffectEvent, useRef } from 'react'
import type { OpenCommand } from './openCommands.ts'

/**
 * True if a read was requested after these commands had ended, so that it can show their outcome. `asked`: when it was (ms of `now`),
 * undefined before the first answer. An older one is read again, once for each command that ends.
 */
export function useReadSince(
  commands: readonly OpenCommand[],
  asked: number | undefined,
  readAgain: () => void,
): boolean {
  const isSince = asked !== undefined && commands.every(({ endedAt }) => endedAt < asked)
  const stale = isSince || asked === undefined ? '' : commands.map(({ id }) => id).join(' ')
  const read = useEffectEvent(readAgain)
  const askedFor = useRef('')
  useEffect(() => {
    if (stale !== '' && stale !== askedFor.current) read()
    askedFor.current = stale
  }, [stale])
  return isSince
}
