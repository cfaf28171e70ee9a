import useSWR from 'swr'
import { activeBonusCall } from '../api/bonus.ts'
import { send } from '../api/client/client.ts'
import { readKey } from '../api/useRead.ts'
import { withTime } from '../lib/clock.ts'

/** `dedupingInterval` is in ms. */
export const useActiveBonus = (options: { dedupingInterval?: number } = {}) =>
  useSWR(readKey(activeBonusCall), () => withTime(() => send(activeBonusCall)), options)
