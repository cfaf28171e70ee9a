import { onTheWire } from '../fakes/upload.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import type { Clock } from './clock.ts'

/** A request as the network saw it. Times are in ms since the beginning. */
export interface Flight {
  readonly name: string
  /** The member's id; null for a token that is nobody's. */
  readonly member: string | null
  readonly leftAt: number
  /** When the backend had it; null if it never did. */
  servedAt: number | null
  /** What the backend answered, which may not have arrived. */
  status: number | null
  /** The backend carried it out. */
  acted: boolean
  /** When and how it ended for the page; null while it is in flight. */
  endedAt: number | null
  end: 'answered' | 'refused' | 'unknown' | null
  /** The backend will do nothing more about it. */
  isOver: boolean
}

/** The way of one request. */
export interface Passage {
  readonly flight: Flight
  /** Lets the backend act and answer. With a refusal it does nothing, and answers that. */
  act(refusal?: Response): Promise<Response>
  /** Waits for so many ms of the simulated time. */
  wait(ms: number): Promise<void>
}

/** Carries a request to the backend and its answer back, or breaks it. */
export type Carry = (passage: Passage, request: Request) => Promise<Response>

/** The network between the page and the sandbox. */
export type Network = ReturnType<typeof fakeNetwork>

/** Time for which a page waits for an answer, in milliseconds (product, numbers). */
export const timeLimit = 60_000

/** What `fetch` says of a connection that breaks. */
export const broken = () => new TypeError('Failed to fetch')

/** An answer that never comes. */
export const silence = new Promise<never>(() => undefined)

interface Simulated {
  readonly sandbox: Sandbox
  clock(): Clock
  /** The name of a request in the ledger. */
  nameOf(request: Request, body: unknown): string
  readonly carry: Carry
}

/** Simulates the network. Requests take their time on the clock; the sandbox itself answers at once. */
export function fakeNetwork({ sandbox, clock, nameOf, carry }: Simulated) {
  const flights: Flight[] = []
  let page = 0
  let working = 0
  const counted = <Result>(work: Promise<Result>): Promise<Result> => {
    working += 1
    return work.finally(() => (working -= 1))
  }
  const memberOf = (request: Request) => {
    const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
    return sandbox.state.tokens[token]?.memberId ?? null
  }
  const endAs = (flight: Flight, end: Flight['end']) => {
    if (flight.endedAt === null) Object.assign(flight, { endedAt: clock().now(), end })
  }
  const serve = async (flight: Flight, request: Request, refusal?: Response) => {
    flight.servedAt = clock().now()
    const answer = refusal ?? (await sandbox.fetch(request))
    const isJson = answer.headers.get('content-type')?.includes('json')
    const said = isJson ? ((await answer.clone().json()) as object) : {}
    const acted = !refusal && answer.ok && !('error' in said)
    Object.assign(flight, { acted, status: answer.status, isOver: true })
    return answer
  }
  /** An answer that is not the backend's own tells nothing of what it did. */
  const endOf = ({ acted }: Flight, isOwn: boolean) => (!isOwn ? 'unknown' : acted ? 'answered' : 'refused')

  return {
    /** Every request, oldest first. */
    flights,
    /** The page is left: nothing reaches it any more. `isClosed`: its requests are aborted, too. */
    leavePage(isClosed: boolean) {
      page += 1
      for (const flight of flights.filter(({ endedAt }) => endedAt === null))
        if (isClosed) endAs(flight, 'unknown')
        else
          void clock()
            .wait(flight.leftAt + timeLimit - clock().now())
            .then(() => endAs(flight, 'unknown'))
    },
    /** True while the backend works, which takes real time. */
    isBusy: () => working > 0,
    fetch: (async (input, { signal, body, ...init } = {}) => {
      const carried = body instanceof FormData ? await counted(onTheWire(body)) : body
      const url = new URL(String(input), window.location.href)
      const request = new Request(url, { ...init, ...(carried === undefined ? {} : { body: carried }) })
      const flight: Flight = {
        name: nameOf(request, body),
        member: memberOf(request),
        leftAt: clock().now(),
        servedAt: null,
        status: null,
        acted: false,
        endedAt: null,
        end: null,
        isOver: false,
      }
      flights.push(flight)
      const sentBy = page
      let own: Response | null = null
      const act = async (refusal?: Response) => (own = await counted(serve(flight, request, refusal)))
      return new Promise<Response>((resolve, reject) => {
        const ends = (end: Flight['end'], tell: () => void) => {
          endAs(flight, end)
          if (page === sentBy) tell()
        }
        signal?.addEventListener('abort', () => ends('unknown', () => reject(signal.reason as Error)), { once: true })
        carry({ flight, act, wait: (ms) => clock().wait(ms) }, request).then(
          (answer) => ends(endOf(flight, answer === own), () => resolve(answer)),
          (reason: Error) => ends('unknown', () => reject(reason)),
        )
      })
    }) satisfies typeof fetch,
  }
}
