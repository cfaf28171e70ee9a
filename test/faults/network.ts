import type { Call } from '../../src/api/call.ts'
import { onTheWire } from '../fakes/upload.ts'
import { dropHeader } from '../sandbox/faults.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import type { Clock } from '../walks/clock.ts'
import type { Column } from './columns.ts'

/** A request of the call that the cell is about. */
export interface Sent {
  readonly isFaulty: boolean
  /** What the backend answered; null if it never had the request. */
  status: number | null
  /** The backend carried it out. */
  acted: boolean
  /** It did not, and the app knows it: session or service had ended. */
  readonly isRefused: boolean
}

/** The network between the page and the sandbox, which breaks one call in one way. */
export interface Network {
  /** The requests of the call that is aimed at, oldest first. */
  readonly sent: readonly Sent[]
  /** Watches a call. */
  watch(call: Call<unknown>): void
  /** Breaks the watched call from now on; null ends that. */
  breakBy(column: Column | null): void
  isBusy(): boolean
  readonly fetch: typeof fetch
}

const oneWayMs = 20

/** The requests that a call sends, by method and path. */
const patternOf = ({ method, path }: Call<unknown>) => new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}$`)

/** Emulates the network of the cells. */
export function faultyNetwork(sandbox: Sandbox, clock: () => Clock): Network {
  let sent: Sent[] = []
  let pattern = /^$/
  let column: Column | null = null
  let working = 0
  const wait = (ms: number) => new Promise<void>((done) => clock().after(ms, done))
  const counted = <Result>(work: Promise<Result>): Promise<Result> => {
    working += 1
    return work.finally(() => (working -= 1))
  }

  const answer = async (request: Request): Promise<Response> => {
    await wait(oneWayMs)
    const fault = column
    const isAimedAt = pattern.test(`${request.method} ${new URL(request.url).pathname}`)
    const flight: Sent = { isFaulty: fault !== null, status: null, acted: false, isRefused: fault?.ends !== undefined }
    if (isAimedAt) sent.push(flight)
    if (fault?.isOffline) throw new TypeError('Failed to fetch')
    const act = async () => {
      const came = await counted(sandbox.fetch(request))
      const said = came.headers.get('content-type')?.includes('json') ? ((await came.clone().json()) as object) : {}
      Object.assign(flight, { status: came.status, acted: came.ok && !('error' in said) })
      return came
    }
    const came = await (isAimedAt && fault ? fault.carry({ act, wait }) : act())
    await wait(oneWayMs)
    if (came.headers.has(dropHeader)) throw new TypeError('Failed to fetch')
    return came
  }

  return {
    get sent() {
      return sent
    },
    watch(call) {
      sent = []
      pattern = patternOf(call)
    },
    breakBy: (next) => void (column = next),
    isBusy: () => working > 0,
    fetch: async (input, { signal, body, ...init } = {}) => {
      const url = new URL(String(input), window.location.href)
      const carried = body instanceof FormData ? await counted(onTheWire(body)) : body
      const request = new Request(url, { ...init, ...(carried === undefined ? {} : { body: carried }) })
      return new Promise<Response>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
        answer(request).then(resolve, reject)
      })
    },
  }
}
