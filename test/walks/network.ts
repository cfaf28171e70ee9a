import type { Sandbox } from '../sandbox/sandbox.ts'
import type { Clock } from './clock.ts'
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

/** Time for which a page waits for an answer, in milliseconds (spec, section 9). */
export const timeLimit = 60_000

const goodReads: Reads = { fail: false, takes: 40 }

const plainFate: Fate = { server: 'act', there: 30, back: 'answer', backAfter: 30, downFor: 0, words: null }

/** A command as the network saw it. */
export interface Flight {
  readonly name: string
  /** The member's id; null for a token that is nobody's. */
  readonly member: string | null
  readonly leftAt: number
  readonly page: number
  /** The server has carried it out. */
  acted: boolean
  /** When and how it ended for the page; null while it is in flight. */
  endedAt: number | null
  end: 'answered' | 'refused' | 'unknown' | null
  /** The server will do nothing more about it. */
  isOver: boolean
}

/** A read that tells of money, and was answered. */
export interface Look {
  readonly what: 'wallet' | 'statement'
  readonly member: string | null
  readonly askedAt: number
  /** When the server answered; it arrived later. */
  readonly servedAt: number
  readonly answeredAt: number
}

/** The network between the page and the sandbox. */
export interface Network {
  readonly fetch: typeof fetch
  readonly flights: readonly Flight[]
  readonly looks: readonly Look[]
  /** Sets the fates of the next commands, in turn. Those after them are answered. */
  plan(fates: readonly Fate[]): void
  /** For a while each read takes so long, or none is answered. */
  goBad(reads: Reads, ms: number): void
  /** Ends every trouble. */
  heal(): void
  /** The page is left: nothing reaches it any more. `isClosed`: its requests are aborted, too. */
  leavePage(isClosed: boolean): void
  isBusy(): boolean
}

const lookPaths: Record<string, Look['what']> = { 'GET /api/wallet': 'wallet', 'POST /api/statement': 'statement' }

/** Emulates the network of one walk. Requests take their time on the clock; the sandbox itself answers at once. */
export function fakeNetwork(sandbox: Sandbox, clock: () => Clock): Network {
  const flights: Flight[] = []
  const looks: Look[] = []
  let fates: Fate[] = []
  let page = 0
  let working = 0
  let reads = goodReads

  const memberOf = (request: Request) => {
    const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
    return sandbox.state.tokens[token]?.memberId ?? null
  }
  const ask = async (request: Request) => {
    working += 1
    return sandbox.fetch(request).finally(() => (working -= 1))
  }

  const network: Network = {
    flights,
    looks,
    goBad(next, ms) {
      reads = next
      clock().after(ms, () => {
        // Another trouble may have begun meanwhile.
        if (reads === next) reads = goodReads
      })
    },
    heal: () => void (reads = goodReads),
    plan: (next) => void (fates = [...next]),
    leavePage(isClosed) {
      page += 1
      const giveUp = (flight: Flight) => {
        if (flight.endedAt === null) Object.assign(flight, { endedAt: clock().now(), end: 'unknown' })
      }
      for (const flight of flights.filter(({ endedAt }) => endedAt === null))
        if (isClosed) giveUp(flight)
        else clock().after(flight.leftAt + timeLimit - clock().now(), () => giveUp(flight))
    },
    isBusy: () => working > 0,
    fetch: (input, init = {}) => {
      const { signal, ...rest } = init
      const request = new Request(new URL(String(input), window.location.href), rest)
      const sentBy = page
      return new Promise<Response>((resolve, reject) => {
        const isHeard = () => page === sentBy
        const give = (answer: Response | Error) => {
          if (!isHeard()) return
          if (answer instanceof Error) reject(answer)
          else resolve(answer)
        }
        signal?.addEventListener('abort', () => isHeard() && reject(signal.reason as Error))
        const named = commandOf(request)
        // Each coupon is a command of its own.
        const name = named === 'claim' ? `claim ${String(init.body)}` : named
        if (name === null) read(request, give)
        else command(name, request, sentBy, signal ?? null, give)
      })
    },
  }

  function read(request: Request, give: (answer: Response | Error) => void): void {
    const askedAt = clock().now()
    const { fail, takes } = reads
    const what = lookPaths[`${request.method} ${new URL(request.url).pathname}`]
    const member = memberOf(request)
    clock().after(Math.min(20, takes), () => {
      if (fail || !navigator.onLine) return give(new TypeError('the network is down'))
      // The server answers now, as it arrives later.
      const servedAt = clock().now()
      void ask(request).then((answer) =>
        clock().after(takes - 20, () => {
          if (what && answer.ok) looks.push({ what, member, askedAt, servedAt, answeredAt: clock().now() })
          give(answer)
        }),
      )
    })
  }

  function command(
    name: string,
    request: Request,
    sentBy: number,
    signal: AbortSignal | null,
    give: (answer: Response | Error) => void,
  ): void {
    const fate = fates.shift() ?? plainFate
    const flight: Flight = {
      name,
      member: memberOf(request),
      leftAt: clock().now(),
      page: sentBy,
      acted: false,
      endedAt: null,
      end: null,
      isOver: fate.server === 'lose',
    }
    flights.push(flight)
    const ends = (end: Flight['end']) => {
      if (flight.endedAt === null) Object.assign(flight, { endedAt: clock().now(), end })
    }
    signal?.addEventListener('abort', () => ends('unknown'))
    const arrives = (answer: Response | Error, end: Flight['end']) => {
      ends(end)
      give(answer)
    }
    clock().after(fate.there, () => {
      if (fate.server === 'lose') {
        if (fate.back !== 'silence') clock().after(fate.backAfter, () => breaks(fate, arrives))
        return
      }
      void serve(request, fate, flight).then(({ answer, isRefusal }) => {
        flight.isOver = true
        if (fate.back === 'break') clock().after(fate.backAfter, () => breaks(fate, arrives))
        const left = onTheWayBack(fate.back, answer)
        if (left !== null)
          clock().after(fate.backAfter, () =>
            arrives(left, left !== answer ? 'unknown' : isRefusal ? 'refused' : 'answered'),
          )
      })
    })
  }

  function breaks({ downFor }: Fate, arrives: (answer: Error, end: Flight['end']) => void): void {
    if (downFor > 0) network.goBad({ fail: true, takes: 40 }, downFor)
    arrives(new TypeError('the connection broke'), 'unknown')
  }

  async function serve(request: Request, { server, words }: Fate, flight: Flight) {
    if (server === 'refuse')
      return { answer: Response.json(words === null ? {} : { message: words }, { status: 400 }), isRefusal: true }
    const answer = await ask(request)
    const said = (await answer.clone().json()) as { error?: string }
    const isRefusal = !answer.ok || said.error !== undefined
    flight.acted = !isRefusal
    return { answer, isRefusal }
  }
  return network
}

const page = '<html><body><h1>Bad gateway</h1></body></html>'
const html = (status: number) => new Response(page, { status, headers: { 'content-type': 'text/html' } })

/** The response that arrives in the place of the answer; null for none. */
function onTheWayBack(back: Fate['back'], answer: Response): Response | null {
  if (back === 'answer') return answer
  if (back === 'silence' || back === 'break') return null
  return back === 'empty504' ? new Response('', { status: 504 }) : html(back === 'html500' ? 500 : 502)
}
