import { Hono } from 'hono'
import type { Context as HonoContext } from 'hono'
import * as v from 'valibot'
import { calls } from './areas.ts'
import type { Call } from './call.ts'
import { record, type Context, type RecordedRequest } from './context.ts'
import { dropped, takeFault, wait } from './faults.ts'
import { receive } from './received.ts'
import { takeProvoked } from './recipes.ts'
import { bearerToken, memberOfToken } from './session.ts'
import { json, Refusal, refusal, Violation } from './wire.ts'

/** The contract's side of the sandbox: every built call, and a loud refusal of all else below /api. */
export function apiRoutes(context: Context): Hono {
  const app = new Hono()
  for (const call of calls) app.on(call.method, call.path, (c) => answerCall(context, call, c))
  for (const { path } of calls)
    app.all(path, (c) => refuseCall(context, c, 405, `${path} does not take ${c.req.method}`))
  app.all('/api/*', (c) => refuseCall(context, c, 404, `${c.req.path} is no call of the areas built so far`))
  return app
}

async function refuseCall(context: Context, c: HonoContext, status: number, text: string): Promise<Response> {
  record(context, (await receive(c, context.now())).request)
  return failed(context, new Violation(text, status), `${c.req.method} ${c.req.path}`)
}

async function answerCall(context: Context, call: Call, c: HonoContext): Promise<Response> {
  const received = await receive(c, context.now())
  const { request } = received
  record(context, request)
  // Whoever hung up in the middle of a request has sent none.
  if (c.req.raw.signal.aborted) return dropped()
  const prepared = await call.prepare(received, context)
  const fault = takeFault(context.state, call.method, c.req.path)
  if (fault?.kind === 'fail' || fault?.kind === 'dropBefore') {
    context.save()
    return fault.kind === 'fail' ? json({ message: fault.message }, { status: fault.status }) : dropped()
  }
  const answer = await once(context, c, async () => {
    if (fault?.kind === 'delay') await wait(fault.ms)
    const first = attempt(context, call, c, { request, prepared })
    if (fault?.kind === 'delayAfter') await wait(fault.ms)
    return first
  })
  return fault?.kind === 'dropAfter' ? dropped() : answer
}

/** Acts, unless the member's Idempotency-Key was seen before: then the first answer is given again, once it is there (contract, rule 18). */
async function once(
  { answers, state }: Context,
  { req }: HonoContext,
  act: () => Promise<Response>,
): Promise<Response> {
  const key = req.header('idempotency-key')
  if (key === undefined || !state.switches.idempotency) return act()
  const token = /^Bearer (\S+)$/.exec(req.header('authorization') ?? '')?.[1] ?? ''
  const name = [state.tokens[token]?.memberId ?? token, req.method, req.path, key].join(' ')
  const first = answers.get(name)
  if (first) return first === 'underWay' ? json({ message: 'Under way' }, { status: 409 }) : first.clone()
  answers.set(name, 'underWay')
  const answer = await act()
  answers.set(name, answer.clone())
  return answer
}

interface Asked {
  request: RecordedRequest
  prepared: unknown
}

/** Acts in one go: nothing else runs from here until the state is saved. */
function attempt(context: Context, call: Call, c: HonoContext, asked: Asked): Response {
  const check = (answer: unknown, code: string | null = null) =>
    context.contract?.checkExchange(context, call.method, c.req.path, { body: asked.request.body, answer, code })
  try {
    const content = actOn(context, call, c, asked) ?? {}
    const answer = json(content, { headers: { 'cache-control': 'no-store' } })
    check(content)
    context.save()
    return answer
  } catch (error) {
    context.save()
    if (error instanceof Refusal) {
      check({ message: error.message }, error.message)
      return refused(context, call, error)
    }
    return failed(context, error, `${c.req.method} ${c.req.path}`)
  }
}

/** A refusal in this backend's words. */
function refused({ variation }: Context, { method, path }: Call, { message, status }: Refusal): Response {
  const words = variation.wordsOf(`${method} ${path}`, message, status)
  return json(words === undefined ? {} : { message: words }, { status })
}

function actOn(context: Context, call: Call, c: HonoContext, { request, prepared }: Asked): unknown {
  checkForm(call, c, request)
  const token = bearerToken(c.req.header('authorization') ?? null)
  const body = parseBody(call, request)
  const provoked = takeProvoked(context.state.provoked, `${call.method} ${call.path}`, false)
  if (provoked) throw new Refusal(provoked.code, provoked.status)
  if (context.state.switches.gone && call.path !== '/api/lookup/active') throw new Refusal('gone', 410)
  const member = call.isMemberOnly ? memberOfToken(context.state, token, context.now()) : null
  const { origin } = new URL(c.req.url)
  return call.answer({ context, body, params: c.req.param(), prepared, origin, member })
}

function checkForm({ isMultipart }: Call, c: HonoContext, { body }: RecordedRequest): void {
  const marker = c.req.header('x-requested-with')
  if (marker !== 'XMLHttpRequest') throw new Violation(`the header X-Requested-With is ${marker ?? 'missing'}`)
  const type = c.req.header('content-type') ?? 'missing'
  const wanted = isMultipart ? 'multipart/form-data' : 'application/json'
  if (body !== undefined && !type.startsWith(wanted)) throw new Violation(`the Content-Type is ${type}`)
  const [parameter] = Object.keys(c.req.query())
  if (parameter !== undefined) throw new Violation(`the contract knows no query parameter "${parameter}"`)
  const empty = Object.entries(c.req.param()).find(([, value]) => ['', '.', '..'].includes(String(value).trim()))
  if (empty) throw new Violation(`the path parameter "${empty[0]}" is empty or climbs`)
}

function parseBody(call: Call, request: RecordedRequest): unknown {
  const checked = v.safeParse(call.body, request.body)
  if (checked.success) return checked.output
  const reasons = checked.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`)
  throw new Violation(`the body is refused (${reasons.join('; ')})`)
}

function failed(context: Context, error: unknown, call: string): Response {
  if (error instanceof Violation) {
    context.violate(`${call}: ${error.message}`)
    return json({ message: `Sandbox: ${error.message}` }, { status: error.status })
  }
  context.violate(`${call}: the sandbox itself failed: ${error instanceof Error ? error.stack : String(error)}`)
  const { message, status } = refusal('INTERNAL_SERVER_ERROR')
  return json({ message }, { status })
}
