import { Hono } from 'hono'
import type { Context as HonoContext } from 'hono'
import * as v from 'valibot'
import { deskMessages, messageOf } from '../chat/replies.ts'
import { noChatFaults } from '../chat/state.ts'
import type { Context } from '../context.ts'
import { recipes } from '../recipes.ts'
import { auditState } from '../state/audit.ts'
import { slipReasons } from '../state/payIn.ts'
import { faultKinds } from '../state/state.ts'
import { amountSchema, textSchema, toMinor } from '../wire.ts'
import type { Control } from './control.ts'
import { controlPage } from './page.ts'
import { controlStyle } from './style.ts'

const maybe = v.exactOptional
// A form sends text where JSON sends numbers and booleans; an empty field is one left out.
const number = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]),
  v.number(),
  v.finite(),
)
const count = v.pipe(number, v.integer(), v.minValue(0))
const flag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((text) => text === 'true'),
  ),
])
const username = textSchema
/** In baht, as on the wire. */
const amount = v.pipe(number, amountSchema)

/** The fields of an object, each with the same validator. */
const each = <Name extends string, Schema extends v.GenericSchema>(
  of: Readonly<Record<Name, unknown>>,
  schema: Schema,
) => Object.fromEntries(Object.keys(of).map((name) => [name, schema])) as Record<Name, Schema>

/** The control page at /sandbox; its forms can also be called with JSON, which is then answered with JSON. */
export function controlRoutes(context: Context, control: Control): Hono {
  const app = new Hono()
  app.get('/sandbox', (c) => c.html(controlPage(context)))
  app.get('/sandbox/style.css', (c) => c.body(controlStyle, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.get('/sandbox/audit', (c) => c.json(auditState(context.state)))
  app.get('/sandbox/requests', (c) => c.json(context.requests))
  app.get('/sandbox/violations', (c) => c.json(context.violations))
  app.get('/sandbox/recipes', (c) => c.json(recipes))

  const command = <Entries extends v.ObjectEntries>(
    path: string,
    fields: Entries,
    act: (input: v.InferOutput<v.StrictObjectSchema<Entries, undefined>>) => unknown,
  ) => app.post(`/sandbox/${path}`, (c) => obey(c, (given) => act(v.parse(v.strictObject(fields), given))))

  const { region, ...switches } = context.state.switches
  const switchFields = { ...each(switches, maybe(flag)), ...each({ region }, maybe(v.picklist(['th', 'la']))) }
  command('switches', switchFields, (changed) => control.setSwitches(changed))
  const faultFields = {
    method: v.picklist(['*', 'GET', 'POST', 'PUT', 'DELETE']),
    path: v.pipe(v.string(), v.trim(), v.startsWith('/api/')),
    kind: v.picklist(faultKinds),
    times: maybe(v.pipe(count, v.minValue(1))),
    ms: maybe(count),
    status: maybe(v.pipe(count, v.minValue(200), v.maxValue(599))),
    message: maybe(v.string()),
  }
  command('faults', faultFields, (fault) => control.addFault(fault))
  command('faults/clear', {}, () => control.clearFaults())
  command('provoke', { code: textSchema }, ({ code }) => control.provoke(code))
  command('tokens/expire', { username: maybe(username) }, (of) => control.expireTokens(of.username))
  command('reset', {}, () => context.reset())

  command('deposits', { username, amount }, (given) => control.creditDeposit(given.username, toMinor(given.amount)))
  const decision = v.picklist(['approve', 'reject'])
  command('withdrawals', { id: textSchema, decision }, (given) => control.decideWithdrawal(given.id, given.decision))
  const ends = { pay: control.payQr, fail: control.failQr, expire: control.expireQr }
  const end = v.picklist(['pay', 'fail', 'expire'])
  command('qr', { username, bankCode: textSchema, end }, (code) => ends[code.end](code.username, code.bankCode))
  command('qr/seconds', { seconds: number }, ({ seconds }) => control.setQrSeconds(seconds))
  // Good for an amount, or refused for a reason.
  command(
    'slips',
    { id: count, amount: maybe(amount), note: maybe(v.picklist(slipReasons)) },
    ({ id, note, ...good }) => control.decideSlip(id, note ? { note } : { amountMinor: toMinor(good.amount ?? 0) }),
  )
  const time = maybe(v.nullable(textSchema))
  command('slips/window', { isOpen: maybe(flag), closeFrom: time, closeTo: time }, (slipWindow) =>
    control.setSlipWindow(slipWindow),
  )
  // Null for all channels; a form sends their codes with commas between them, or `none`.
  const listed = v.pipe(
    textSchema,
    v.transform((text) => (text === 'none' ? [] : text.split(','))),
  )
  const codes = v.union([v.null(), v.array(textSchema), listed])
  command('channels', { codes }, (offered) => control.setChannels(offered.codes))

  command('bonus/finish', { username }, (of) => control.finishBonus(of.username))
  command('invite', { username, amount }, (given) => control.giveInviteBonus(given.username, toMinor(given.amount)))
  command('refund', { username, amount }, (given) => control.giveRefund(given.username, toMinor(given.amount)))
  command('banners', each(context.state.banners, maybe(flag)), (banners) => control.setBanners(banners))
  command('wheel/coins', { username, coins: count }, (given) => control.setCoins(given.username, given.coins))
  // Without a code the next spin is left to chance.
  const code = maybe(v.nullable(textSchema), null)
  command('wheel/prize', { code }, (next) => control.setNextPrize(next.code))
  command('wheel/error', { code }, (next) => control.setSpinError(next.code))

  const { chat } = control
  const room = textSchema
  // A text of the agent's own, or a message of another type as the desk would send it in Thai.
  command('chat/say', { room, kind: v.picklist(['text', ...deskMessages]), text: maybe(textSchema, '') }, (said) =>
    chat.say(said.room, said.kind === 'text' ? v.parse(textSchema, said.text) : messageOf(said.kind, 'th')),
  )
  command('chat/end', { room }, (of) => chat.end(of.room))
  command('chat/drop', { room }, (of) => chat.drop(of.room))
  command('chat/desk', { isOn: maybe(flag), delayMs: maybe(count) }, (desk) => chat.desk(desk))
  const { echo, refuseRooms, refuseSockets, reorder, until, seed, ...counts } = noChatFaults
  const chatFaultFields = {
    ...each({ echo, refuseRooms, refuseSockets, reorder }, maybe(flag)),
    ...each(counts, maybe(count)),
    ...each({ until }, maybe(v.pipe(count, v.minValue(1)))),
    ...each({ seed }, maybe(v.nullable(count))),
  }
  command('chat/faults', chatFaultFields, (faults) => chat.faults(faults))
  return app
}

async function obey(c: HonoContext, act: (given: unknown) => unknown): Promise<Response> {
  const isForm = /form/.test(c.req.header('content-type') ?? '')
  try {
    const result = act(isForm ? await formFields(c) : await jsonFields(c))
    return isForm ? c.redirect('/sandbox', 303) : c.json({ ok: true, ...(result ? { result } : {}) })
  } catch (error) {
    const message = error instanceof v.ValiError ? v.summarize(error.issues) : String(error)
    return isForm ? c.text(message, 400) : c.json({ ok: false, message }, 400)
  }
}

/** A form's fields; an empty one counts as left out. */
async function formFields(c: HonoContext): Promise<Record<string, unknown>> {
  const fields = Object.entries(await c.req.parseBody())
  return Object.fromEntries(fields.filter(([, value]) => value !== ''))
}

async function jsonFields(c: HonoContext): Promise<unknown> {
  const text = await c.req.text()
  return text === '' ? {} : JSON.parse(text)
}
