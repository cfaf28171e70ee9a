import type { Call } from '../../../src/api/client/call.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import type { Clock } from '../clock.ts'
import { broken, fakeNetwork, type Flight } from '../network.ts'
import type { Column } from './columns.ts'

/** A request of the call that the cell is about. */
export interface Sent extends Readonly<Pick<Flight, 'status' | 'acted'>> {
  readonly isFaulty: boolean
  /** It was not carried out, and the app knows it: session or service had ended. */
  readonly isRefused: boolean
}

/** The network of the cells. */
export type FaultyNetwork = ReturnType<typeof faultyNetwork>

const oneWayMs = 20

/** The requests that a call sends, by method and path. */
const patternOf = ({ method, path }: Call<unknown>) => new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}$`)

/** Simulates a network that breaks one call in one way. */
export function faultyNetwork(sandbox: Sandbox, clock: () => Clock) {
  const sent: Sent[] = []
  let pattern = /^$/
  let column: Column | null = null
  const network = fakeNetwork({
    sandbox,
    clock,
    nameOf: ({ method, url }) => `${method} ${new URL(url).pathname}`,
    async carry(passage) {
      const { flight, act, wait } = passage
      await wait(oneWayMs)
      const fault = column
      const isAimedAt = pattern.test(flight.name)
      if (isAimedAt)
        sent.push(Object.assign(flight, { isFaulty: fault !== null, isRefused: fault?.ends !== undefined }))
      if (fault?.isOffline) throw broken()
      const came = await (isAimedAt && fault ? fault.carry(passage) : act())
      await wait(oneWayMs)
      return came
    },
  })
  return {
    ...network,
    /** The requests of the call that is aimed at, oldest first. */
    sent: sent as readonly Sent[],
    /** Watches a call. */
    watch(call: Call<unknown>) {
      sent.length = 0
      network.flights.length = 0
      pattern = patternOf(call)
    },
    /** Breaks the watched call from now on; null ends that. */
    breakBy: (next: Column | null) => void (column = next),
  }
}
