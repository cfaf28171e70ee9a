import type { Intent } from '../commands/intents.ts'
import { lastSync } from './lastSync.ts'
import { useWallet } from './useWallet.ts'

/** Whether a balance was read since these commands were sent: only such a one can have shown their outcome. */
export function useChecked(intents: readonly Intent[]) {
  const { isValidating, mutate } = useWallet()
  return {
    isChecked: intents.every(({ at }) => at <= (lastSync() ?? 0)),
    isChecking: isValidating,
    checkAgain: () => void mutate(),
  }
}
