import type { Sandbox } from '../../sandbox/sandbox.ts'
import type { Clock } from '../clock.ts'
import { broken, fakeNetwork, silence, type Flight, type Passage } from '../network.ts'
import { commandOf } from './commands.ts'

/** The way of a command through the network; times in milliseconds. */
export interface Fate {
  /** `refuse`: the server refuses it and does nothing; `lose`: it never gets there. */
  readonly server: 'act' | 'refuse' | 'lose'
  /** From sending until the server has it. */
  readonly there: number
  /** `answer` arrives; `silence`: nothing comes; `break`: the connection breaks; the others come from what stands before the server. */
  readonly back: 'answer' | 'silence' | 'break' | 'html500' | 'html502' | 'empty504'
  /** From the server's act until the answer arrives, or the connection breaks. */
  readonly backAfter: number
  /** For how long (ms) no read is answered after the connection broke: a network seldom fails for one call alone. */
  readonly downFor: number
  /** The message of a refusal; null for none. */
  readonly words: string | null
}

interface Reads {
  readonly fail: boolean
  /** Milliseconds. */
  readonly takes: number
}

const goodReads: Reads = { fail: false, takes: 40 }
const plainFate: Fate = { server: 'act', there: 30, back: 'answer', backAfter: 30, downFor: 0, words: null }

/** The network of one walk. */
export type FatedNetwork = ReturnType<typeof fatedNetwork>

/** Simulates a network in which every command has its fate. */
export function fatedNetwork(sandbox: Sandbox, clock: () => Clock) {
  const commands: Flight[] = []
  let fates: Fate[] = []
  let reads = goodReads
  const goBad = (next: Reads, ms: number) => {
    reads = next
    // Another trouble may have begun meanwhile.
    void clock()
      .wait(ms)
      .then(() => reads === next && (reads = goodReads))
  }
  const read = async ({ act, wait }: Passage) => {
    const { fail, takes } = reads
    await wait(20)
    if (fail || !navigator.onLine) throw broken()
    const answer = await act()
    await wait(takes - 20)
    return answer
  }
  const command = async ({ flight, act, wait }: Passage, fate: Fate) => {
    const { server, back } = fate
    const isOffline = !navigator.onLine
    flight.isOver = server === 'lose' || isOffline
    await wait(fate.there)
    if (isOffline) throw broken()
    const refusal = () => Response.json(fate.words === null ? {} : { message: fate.words }, { status: 400 })
    const answer = server === 'lose' ? null : await act(server === 'refuse' ? refusal() : undefined)
    if (back === 'silence') return silence
    await wait(fate.backAfter)
    if (answer && back === 'answer') return answer
    if (answer && back !== 'break') return inPlaceOf(back)
    if (fate.downFor > 0) goBad({ fail: true, takes: 40 }, fate.downFor)
    throw broken()
  }
  const network = fakeNetwork({
    sandbox,
    clock,
    // Each coupon is a command of its own.
    nameOf: (request, body) => {
      const name = commandOf(request)
      if (name === 'claimCoupon') return `${name} ${String(body)}`
      return name ?? `${request.method} ${new URL(request.url).pathname}`
    },
    carry(passage, request) {
      if (commandOf(request) === null) return read(passage)
      commands.push(passage.flight)
      return command(passage, fates.shift() ?? plainFate)
    },
  })
  return {
    ...network,
    /** The commands, oldest first. */
    commands: commands as readonly Flight[],
    /** For a while each read takes so long, or none is answered. */
    goBad,
    /** Sets the fates of the next commands, in turn. Those after them are answered. */
    plan: (next: readonly Fate[]) => void (fates = [...next]),
    /** Ends every trouble of the reads. */
    heal: () => void (reads = goodReads),
  }
}

/** The response that arrives in the place of the answer. */
function inPlaceOf(back: 'html500' | 'html502' | 'empty504' | 'answer'): Response {
  if (back === 'empty504') return new Response('', { status: 504 })
  const headers = { 'content-type': 'text/html' }
  return new Response('<h1>Bad gateway</h1>', { status: back === 'html500' ? 500 : 502, headers })
}
