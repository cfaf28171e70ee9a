import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { readStatement } from '../api/statement.ts'
import type { Intent } from '../commands/intents.ts'
import { showsMoney } from './keys.ts'
import { haveShown, looking, subscribeLooked } from './looked.ts'
import { useWallet } from './useWallet.ts'

/** Rows of the statement's first page. */
const rows = 10

/**
 * Whether wallet and statement were asked for after these commands had ended, and have answered: only such can have shown their
 * outcome. As long as they have not, both are read; `checkAgain` does so after a failure.
 */
export function useChecked(intents: readonly Intent[]) {
  const { mutate } = useSWRConfig()
  const wallet = useWallet({ revalidateOnMount: false })
  const isChecked = useSyncExternalStore(subscribeLooked, () => haveShown(intents))
  const [isLooking, setIsLooking] = useState(false)
  const look = async () => {
    setIsLooking(true)
    const statement = looking('statement', () => readStatement(1, rows)).catch(() => null)
    await Promise.all([wallet.mutate().catch(() => null), statement, mutate(showsStatement)])
    setIsLooking(false)
  }
  const lookOnce = useEffectEvent(() => {
    if (!haveShown(intents)) void look()
  })
  // Once for each command that has become unknown.
  const names = intents.map(({ id }) => id).join(' ')
  useEffect(() => {
    if (names !== '') lookOnce()
  }, [names])
  return { isChecked, isChecking: isLooking || wallet.isValidating, checkAgain: () => void look() }
}

const showsStatement = (key: unknown) => Array.isArray(key) && showsMoney(key)
