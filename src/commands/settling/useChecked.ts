import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { statementCall } from '../../api/statement.ts'
import { endOf } from '../endings.ts'
import type { Intent } from '../intents.ts'
import { lastReadTurn } from '../../wallet/readTurns.ts'
import { rereads } from '../../reads/rereads.ts'
import { ledger } from '../../wallet/statementLedger.ts'
import { useWallet } from '../../wallet/useWallet.ts'

/**
 * True if wallet and statement were requested after these commands had ended, and have answered: only such answers can show their
 * outcome. Until then both are read; `checkAgain` reads them after a failure.
 */
export function useChecked(intents: readonly Intent[]) {
  const { mutate } = useSWRConfig()
  const wallet = useWallet({ revalidateOnMount: false })
  const isChecked = haveShown(intents)
  // Once for each command that has become unknown.
  const names = intents.map(({ id }) => id).join(' ')
  const [lookedFor, setLookedFor] = useState('')
  const look = () => {
    const looks = [wallet.mutate(), ledger.refresh(), mutate(showsStatement)]
    const answers = Promise.all(looks.map((answer) => answer.catch(() => null)))
    void answers.then(() => setLookedFor(names))
  }
  const lookOnce = useEffectEvent(() => {
    if (!haveShown(intents)) look()
  })
  const askedFor = useRef('')
  useEffect(() => {
    if (names !== '' && names !== askedFor.current) lookOnce()
    askedFor.current = names
  }, [names])
  const checkAgain = () => {
    setLookedFor('')
    look()
  }
  // A balance read once more takes nothing away from what was seen, so no tap is ignored meanwhile.
  const isChecking = !isChecked && (lookedFor !== names || wallet.isValidating)
  return { isChecked, isChecking, checkAgain }
}

const showsStatement = rereads(statementCall)

const haveShown = (intents: readonly Intent[]) =>
  intents.every(({ id }) => (endOf(id) ?? Number.POSITIVE_INFINITY) < lastReadTurn())
