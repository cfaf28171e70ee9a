import { broken, silence, type Passage } from '../network.ts'
import * as answers from './answers.ts'

/** Something that can befall a call. */
export interface Column {
  /** What it is, in the words of the table. */
  readonly says: string
  /** Carries the request, or breaks it. */
  carry(passage: Passage): Promise<Response>
  /** The device is offline meanwhile, for all calls. */
  readonly isOffline?: true
  /** It is nothing that the player may notice. */
  readonly isHarmless?: true
  /** The answer comes, if it comes, after the call's time limit. */
  readonly isEndless?: true
  /** How long the answer takes, in ms. */
  readonly takes?: number
  /** What the app can know of a command that it befell, if it is not what the answer says. */
  readonly leaves?: 'unknown'
  /** It ends the session, or the service. */
  readonly ends?: 'session' | 'service'
  /** An answer came that may be one: a lenient screen may show it. */
  readonly isReadable?: true
}

const page = (status: number, title: string) =>
  new Response(`<!doctype html><title>${title}</title><p>${title}`, {
    status,
    headers: { 'content-type': 'text/html' },
  })

/** Lets the backend act and changes what it says. */
const saying = (change: (content: unknown) => unknown) => ({
  isReadable: true as const,
  carry: async ({ act }: Passage) => {
    const answer = await act()
    return Response.json(change(await answer.json()), { status: answer.status })
  },
})

/** Lets the backend act, and lets something else arrive. */
const after = (what: () => Response | Promise<never>) => ({
  leaves: 'unknown' as const,
  carry: async ({ act }: Passage) => {
    await act()
    return what()
  },
})

const lost = async () => {
  throw broken()
}

/** Sends the headers and a first byte at once, and the rest after `ms`; null: never. */
async function drip({ act, wait }: Passage, ms: number | null): Promise<Response> {
  const answer = await act()
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const half = Math.ceil(bytes.length / 2)
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(bytes.subarray(0, half))
      if (ms === null) return
      await wait(ms)
      controller.enqueue(bytes.subarray(half))
      controller.close()
    },
  })
  return new Response(body, { status: answer.status, headers: { 'content-type': 'application/json' } })
}

/** How long a slow answer drips (ms): within every call's time limit. */
const slowMs = 40_000

/** Every fault, in the order of the table. */
export const columns = {
  offline: { says: 'the device is offline', carry: lost, isOffline: true },
  lost: { says: 'dropped before the backend acts', carry: lost, leaves: 'unknown' },
  lostAfter: { says: 'dropped after the backend acted', ...after(lost) },
  silent: { says: 'no answer until the time limit', isEndless: true, ...after(() => silence) },
  drips: { says: 'drips in, within the limit', isHarmless: true, takes: slowMs, carry: (each) => drip(each, slowMs) },
  stalls: { says: 'begins to drip and stalls', isEndless: true, leaves: 'unknown', carry: (each) => drip(each, null) },
  html500: { says: '500 with a page of HTML, after acting', ...after(() => page(500, 'Internal Server Error')) },
  empty502: { says: '502 without a body', leaves: 'unknown', carry: async () => new Response('', { status: 502 }) },
  noJson: { says: '200 that is no JSON, after acting', ...after(() => page(200, 'Welcome')) },
  shape: { says: 'a list for an object, or the reverse', ...saying(answers.otherShape) },
  types: { says: 'wrong types', ...saying(answers.wrongTypes) },
  missing: { says: 'fields missing', ...saying(answers.missing) },
  nulls: { says: 'fields null', ...saying(answers.nulls) },
  hollow: { says: 'records inside without fields', ...saying(answers.hollow) },
  lacking: { says: 'records inside with one field', ...saying(answers.lacking) },
  innerNulls: { says: 'fields inside null', ...saying(answers.innerNulls) },
  innerTypes: { says: 'wrong types inside', ...saying(answers.innerTypes) },
  innerShape: { says: 'a list for an object inside, or the reverse', ...saying(answers.innerShape) },
  extra: { says: 'extra fields', isHarmless: true, carry: saying(answers.extra).carry },
  http401: {
    says: '401 without a code',
    ends: 'session',
    carry: async () => Response.json({}, { status: 401 }),
  },
  session: {
    says: 'the message that ends the session',
    ends: 'session',
    carry: async () => Response.json({ message: 'EXPIRED_AUTH_TOKEN' }),
  },
  gone: {
    says: 'the message `gone`',
    ends: 'service',
    carry: async () => Response.json({ message: 'gone', terminated: 'gone' }),
  },
  http429: {
    says: '429 with Retry-After',
    carry: async () => new Response('', { status: 429, headers: { 'retry-after': '30' } }),
  },
  other: { says: "another call's answer", ...saying(answers.ofAnotherCall) },
} as const satisfies Record<string, Column>

export type ColumnName = keyof typeof columns
export const columnNames = Object.keys(columns) as ColumnName[]
export const columnOf = (name: ColumnName): Column => columns[name]
