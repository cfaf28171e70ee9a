import { useEffect, useEffectEvent, useRef } from 'react'
import { endOf } from '../endings.ts'
import type { Intent } from '../intents.ts'

/**
 * True if a read was requested after these commands had ended, so that it can show their outcome. `asked`: its turn (`turns.ts`),
 * undefined before the first answer. An older one is read again, once for each command that ends.
 */
export function useAskedSince(intents: readonly Intent[], asked: number | undefined, readAgain: () => void): boolean {
  const isSince = intents.every(({ id }) => (endOf(id) ?? Number.POSITIVE_INFINITY) < (asked ?? 0))
  const stale = isSince || asked === undefined ? '' : intents.map(({ id }) => id).join(' ')
  const read = useEffectEvent(readAgain)
  const askedFor = useRef('')
  useEffect(() => {
    if (stale !== '' && stale !== askedFor.current) read()
    askedFor.current = stale
  }, [stale])
  return isSince
}
