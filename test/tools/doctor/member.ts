import { readContract, type Contract, type Deviation, type Operation } from '../../contract/contract.ts'
import { messageOf, typeOf, type Answer, type Ask } from './ask.ts'
import { fine, unknown, wrong, type Finding, type Line } from './findings.ts'
import type { Site } from './site.ts'

export interface Credentials {
  /** The phone number. */
  readonly username: string
  readonly password: string
}

const proxy = 'Pass /api/ on to the backend: location /api/ { proxy_pass http://backend; }'

/** Rows of a page, small enough that most members have a second one. */
const limit = 5

/** QR codes are read for the channels that have them. */
const qrChannels = ['KBANK', 'WW', 'PAYTIMZ', 'PAYONEX', 'FP']

/** No promotion has it, so the search for it is refused. */
const noPromotion = 'OF-THE-DOCTOR'

/**
 * Logs in, makes every read of docs/openapi.yaml and compares the answers with it. It sends no command, does not log out, and tells no
 * value of the member.
 */
export async function memberLines(
  { api, askSafely }: Pick<Site, 'api' | 'askSafely'>,
  { username, password }: Credentials,
  contract = readContract(),
): Promise<Line[]> {
  const login = contract.find('POST', '/api/login')
  if (!login) throw new Error('docs/openapi.yaml has no login. Take the version of this release again.')
  const { hostname, protocol } = new URL(api)
  if (protocol !== 'https:' && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
    return [lineOf(login, wrong('nobody logs in: the address is not encrypted', 'Serve the API over https.'))]
  const call = callerOf(askSafely, api)
  const came = await call(login, { body: { username, password } })
  const token = isRecord(came.content) ? came.content['token'] : undefined
  if (typeof token !== 'string' || token === '') return [lineOf(login, noLogin(came))]
  const findings = await readAll(contract, (operation, asked) => call(operation, { ...asked, token }))
  return [{ ...lineOf(login, fine('logged in')) }, ...findings]
}

interface Asked {
  /** In the place of the path's parameter. */
  readonly parameter?: string
  readonly body?: object
  readonly token?: string
}

/** `content` is undefined for what is no JSON. `failure`: there was no answer. */
interface Came {
  readonly status: number
  readonly content: unknown
  readonly isPage: boolean
  readonly failure: string | null
}

type Caller = (operation: Operation, asked: Asked) => Promise<Came>

const callerOf =
  (ask: Ask, api: string): Caller =>
  async ({ method, path }, { parameter = '', body, token }) => {
    const url = new URL(`${api}${path.replace(/\{\w+\}/, encodeURIComponent(parameter))}`)
    const headers = {
      'X-Requested-With': 'XMLHttpRequest',
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    }
    const asked = { method: method as 'GET' | 'POST', headers, ...(body && { body: JSON.stringify(body) }) }
    try {
      return cameOf(await ask(url, asked))
    } catch (error) {
      return { status: 0, content: undefined, isPage: false, failure: messageOf(error) }
    }
  }

function cameOf(answer: Answer): Came {
  const text = answer.body.toString()
  const isPage = typeOf(answer) === 'text/html' || /^\s*</.test(text)
  return { status: answer.status, content: parsed(text), isPage, failure: null }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isSuccess = ({ status }: Came) => status >= 200 && status < 300
const codeOf = ({ content }: Came) =>
  isRecord(content) && typeof content['message'] === 'string' ? content['message'] : ''

/** Why nobody is logged in, and what to do. */
function noLogin(came: Came): Finding {
  const unreadable = unreadableOf(came)
  if (unreadable) return unreadable
  const code = codeOf(came)
  if (/captcha|otp|2fa|mfa|verif/i.test(JSON.stringify(came.content)))
    return wrong(
      'the login asks for a captcha or a code',
      'The app has no step for that, so nobody can log in: answer the login with a token, at least for this member.',
    )
  if (came.status === 429 || code.startsWith('REQUEST_LIMIT'))
    return wrong('the login was tried too often', 'Wait a minute, then start the doctor again.')
  if (code === 'INACTIVE_USER') return wrong('this member is locked', 'Give a member who can log in to the app.')
  if (/^(WRONG_CREDENTIAL|WRONG_PASSWORD|NO_USER)$/.test(code) || came.status === 401)
    return wrong('phone or password is wrong', 'Give those of a member who can log in to the app, and try again.')
  if (isSuccess(came))
    return wrong('token: expected a text that is not empty, came nothing', 'A player sees: nobody can log in')
  return wrong(
    `the login is answered with ${came.status}`,
    'Look into the backend’s log: the phone and password were sent.',
  )
}

function unreadableOf({ failure, isPage, content, status }: Came): Finding | null {
  if (failure !== null && /certificate|CERT|self.signed/i.test(failure))
    return wrong(`nothing is sent: ${failure}`, 'Repair the certificate; --insecure if it is a server of your own.')
  if (failure !== null) return wrong(failure, 'See that the backend runs and can be reached from here.')
  if (status >= 300 && status < 400)
    return wrong(`is redirected (${status})`, `Answer at this address itself. ${proxy}`)
  if (isPage) return wrong(`is answered with a web page (${status}), not with JSON`, proxy)
  if (content === undefined) return wrong(`is answered with ${status} and no JSON`, 'Answer every call with JSON.')
  return null
}

const lineOf = ({ method, path }: Operation, finding: Finding): Line => ({
  group: 'Contract',
  check: `${method} ${path}`,
  ...finding,
})

const asksFirst: ReadonlySet<string> = new Set([
  '/api/wallet',
  '/api/lookup/deposit',
  '/api/lookup/enableChatWidget',
  '/api/spinwheel/active',
  '/api/statement/slip',
])

/** Makes every read. Those whose parameters other answers tell come after these. */
async function readAll(contract: Contract, call: Caller): Promise<Line[]> {
  const known = new Map<string, unknown>()
  const reads = contract.operations.filter(({ kind }) => kind === 'read')
  const look = async (operation: Operation): Promise<Line[]> => {
    const { path } = operation
    const parameters = parametersOf(path, known)
    if (parameters.length === 0) return [lineOf(operation, unknown('not asked: there is none for this member'))]
    const findings = await Promise.all(
      parameters.map(async (parameter) => {
        const came = await call(operation, { parameter, ...bodyOf(operation, known, 1) })
        if (isSuccess(came)) known.set(path, came.content)
        return judge(contract, operation, came, parameter, () =>
          call(operation, { parameter, ...bodyOf(operation, known, 2) }),
        )
      }),
    )
    return merged(findings.flat()).map((finding) => lineOf(operation, finding))
  }
  const before = await Promise.all(reads.filter(({ path }) => asksFirst.has(path)).map(look))
  const after = await Promise.all(reads.filter(({ path }) => !asksFirst.has(path)).map(look))
  return [...before, ...after].flat()
}

const at = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((each, key) => Reflect.get(Object(each) as object, key), value)
const textsOf = (list: unknown, field: string): string[] =>
  (Array.isArray(list) ? list : []).map((each) => at(each, field)).filter((text) => typeof text === 'string')

/** What to ask for in the place of the path's parameter; nothing if there is none for the member, one empty text for a path without one. */
function parametersOf(path: string, known: ReadonlyMap<string, unknown>): string[] {
  const isOff = (lookup: string, field: string) => at(known.get(lookup), field) === false
  if (path.startsWith('/api/chat/') && isOff('/api/lookup/enableChatWidget', 'enableChatWidget')) return []
  if (/spinwheel\/(setup|coupon)/.test(path) && isOff('/api/spinwheel/active', 'isActive')) return []
  // A member's history needs the member's id.
  if (path === '/api/chat/history') return textsOf([at(known.get('/api/wallet'), 'profile')], '_id').map(() => '')
  if (!path.includes('{')) return ['']
  if (path.startsWith('/api/promotion/')) return [noPromotion]
  if (path.startsWith('/api/qrcode/')) {
    const offered = textsOf(at(known.get('/api/lookup/deposit'), 'banks'), 'bankCode')
    return qrChannels.filter((code) => offered.includes(code))
  }
  if (path.startsWith('/api/statement/slip/'))
    return textsOf(at(known.get('/api/statement/slip'), 'slips'), 'reference').slice(0, 1)
  const slots = at(known.get('/api/wallet'), 'slots')
  const active = (Array.isArray(slots) ? slots : []).filter((slot) => at(slot, 'isActive') === true)
  return textsOf(active, 'code').slice(0, 1)
}

function bodyOf({ method, rows }: Operation, known: ReadonlyMap<string, unknown>, page: number): { body?: object } {
  if (method === 'GET' || !rows) return {}
  if (rows.field !== '') return { body: { page, limit } }
  return { body: { userId: at(known.get('/api/wallet'), 'profile', '_id'), limit, skip: (page - 1) * limit } }
}

async function judge(
  contract: Contract,
  operation: Operation,
  came: Came,
  parameter: string,
  readNext: () => Promise<Came>,
): Promise<(Finding | Deviation)[]> {
  const unreadable = unreadableOf(came)
  if (unreadable) return [{ ...unreadable, advice: `${unreadable.advice} A player sees: ${operation.player}` }]
  if (isSuccess(came) && parameter !== noPromotion) {
    const found = [
      ...contract.deviationsOf(operation, 'answer', came.content),
      ...(await judgeRows(operation, came.content, readNext)),
    ]
    const list = operation.rows?.field ? at(came.content, operation.rows.field) : came.content
    const isEmpty = Array.isArray(list) && list.length === 0
    return found.length === 0 && isEmpty ? [fine('as the contract says, as far as an empty list tells')] : found
  }
  const code = codeOf(came)
  if (operation.codes.includes(code)) return [fine(`refused with ${code}, as the contract allows`)]
  const found = contract.deviationsOf(operation, 'refusal', came.content)
  if (found.length > 0) return found
  return [wrong(`is answered with ${came.status}, and none of its codes`, `A player sees: ${operation.player}`)]
}

/** Whether a list keeps to the size, the order and the number of its page. */
async function judgeRows({ rows }: Operation, content: unknown, readNext: () => Promise<Came>): Promise<Deviation[]> {
  const listOf = (answer: unknown) => (rows?.field ? at(answer, rows.field) : answer)
  const list = listOf(content)
  if (!rows || !Array.isArray(list)) return []
  const where = rows.field || 'the list'
  const complain = (expected: string, came: string) => [{ where, expected, came, player: rows.player }]
  const total = at(content, 'total')
  const isCounted = typeof total === 'number'
  if (isCounted && list.length > total) return complain(`no more rows than the total`, `more (${list.length})`)
  if (list.length > limit || (isCounted && list.length < Math.min(limit, total)))
    return complain(`a page of ${isCounted ? Math.min(limit, total) : limit}, as asked`, `${list.length}`)
  // A time without a zone is a finding of its own.
  const times = textsOf(list, rows.by).flatMap((time) => (time.endsWith('Z') ? [Date.parse(time)] : []))
  if (times.some((time, index) => time > (times[index - 1] ?? Infinity)))
    return complain('the newest first', 'another order')
  if (list.length < limit) return []
  const next = await readNext()
  const isSame = isSuccess(next) && JSON.stringify(listOf(next.content)) === JSON.stringify(list)
  return isSame ? complain('other rows on page 2', 'page 1 again') : []
}

/** One finding for each field, however many rows have it. */
function merged(found: readonly (Finding | Deviation)[]): Finding[] {
  const byField = new Map<string, { first: Deviation; count: number }>()
  const others = new Map<string, Finding>()
  for (const one of found)
    if ('level' in one) others.set(one.text, one)
    else {
      const name = `${one.where.replaceAll(/\[\d+\]/g, '[]')}: expected ${one.expected}`
      byField.set(name, { first: one, count: (byField.get(name)?.count ?? 0) + 1 })
    }
  const deviations = [...byField].map(([name, { first, count }]) =>
    wrong(
      `${name.startsWith(':') ? `the answer${name}` : name}, came ${first.came}${count > 1 ? ` (${count} times)` : ''}`,
      `A player sees: ${first.player}`,
    ),
  )
  const all = [...others.values(), ...deviations]
  return all.length > 0 ? all : [fine('as the contract says')]
}
