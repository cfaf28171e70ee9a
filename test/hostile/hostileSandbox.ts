import { deferred } from '../fakes/deferred.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { messagesOf } from './messages.ts'
import type { Vectors } from './vectors.ts'

/** What decides rather than is shown: without it the app could not go where the texts are. */
const kept = new Set(
  'code _id id type status statementType bankType bankCode mode currency category createdAt updatedAt token terminated message_type sender session_id expireIn PREFIX otpToken otpRef qrcodeId reference'.split(
    ' ',
  ),
)
const addresses = new Set(
  'image logo background link lineLink lineQR website web android ios url filePath image_url'.split(' '),
)

/** The sandbox, with hostile texts and addresses in all that it says. */
export interface HostileSandbox {
  readonly sandbox: Sandbox
  /** From here on every answer waits for `release`, so that a page can be watched before anything comes. */
  hold(): void
  release(): void
  /** The paragraphs that agreements and conditions have; by default some of all texts. */
  paragraphs: readonly string[] | null
  /** What every refusal says; by default some text. */
  refusal: string | null
  /** The texts that were sent so far. */
  readonly sent: ReadonlySet<string>
}

export function hostileSandbox(sandbox: Sandbox, { texts, addresses: places }: Vectors): HostileSandbox {
  let gate = deferred<null>()
  let [text, place] = [0, 0]
  let said = new Map<string, string>()
  const sent = new Set<string>()

  /** The same each time that a field is read while a page stands. */
  const once = (field: string, choose: () => string) => {
    const chosen = said.get(field) ?? choose()
    said.set(field, chosen)
    return chosen
  }
  const textFor = (field: string) => once(field, () => texts[text++ % texts.length] ?? '')
  const addressFor = (field: string) => once(field, () => places[place++ % places.length] ?? '')

  function twist(value: unknown, key: string, field: string): unknown {
    if (Array.isArray(value)) return value.map((item, at) => twist(item, key, `${field}/${at}`))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, item]) => [name, twist(item, name, `${field}/${name}`)]),
      )
    if (typeof value !== 'string' || kept.has(key)) return value
    if (addresses.has(key)) return addressFor(field)
    sent.add(textFor(field))
    return textFor(field)
  }

  const hostile: HostileSandbox = {
    sandbox: {
      ...sandbox,
      async fetch(request) {
        const { pathname } = new URL(request.url)
        if (!pathname.startsWith('/api/')) return sandbox.fetch(request)
        await gate.promise
        const asked = request.clone()
        const answer = await sandbox.fetch(request)
        if (!answer.headers.get('content-type')?.includes('json')) return answer
        const told: unknown = await answer.json()
        const { status, headers } = answer
        const now =
          hostile.refusal !== null && !answer.ok ? { message: hostile.refusal } : await twisted(pathname, asked, told)
        return Response.json(now, { status, headers: { date: headers.get('date') ?? '' } })
      },
    },
    hold() {
      gate = deferred<null>()
      said = new Map()
    },
    release: () => gate.resolve(null),
    paragraphs: null,
    refusal: null,
    sent,
  }

  async function twisted(path: string, asked: Request, told: unknown): Promise<unknown> {
    const { paragraphs } = hostile
    if (paragraphs && /(conditions|agreements)$/.test(path)) {
      for (const paragraph of paragraphs) sent.add(paragraph)
      return paragraphs
    }
    if (path === '/api/chat/history' && paragraphs) {
      for (const paragraph of paragraphs) sent.add(paragraph)
      const { skip }: { skip: number } = await asked.json()
      return skip === 0 ? messagesOf(paragraphs, places) : []
    }
    return twist(told, '', path)
  }
  return hostile
}
