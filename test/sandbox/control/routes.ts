import { Hono } from 'hono'
import type { Context as HonoContext } from 'hono'
import * as v from 'valibot'
import { messageOf } from '../chat/replies.ts'
import type { Context } from '../context.ts'
import { recipes } from '../recipes.ts'
import { auditState } from '../state/audit.ts'
import { toMinor } from '../wire.ts'
import * as chatBodies from './chatForms.ts'
import type { Control } from './control.ts'
import * as bodies from './forms.ts'
import { controlPage } from './page.ts'
import { controlStyle } from './style.ts'

/** The control page at /sandbox; its forms can also be called with JSON, which is then answered with JSON. */
export function controlRoutes(context: Context, control: Control): Hono {
  const app = new Hono()
  app.get('/sandbox', (c) => c.html(controlPage(context)))
  app.get('/sandbox/style.css', (c) => c.body(controlStyle, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.get('/sandbox/audit', (c) => c.json(auditState(context.state)))
  app.get('/sandbox/requests', (c) => c.json(context.requests))
  app.get('/sandbox/violations', (c) => c.json(context.violations))
  app.get('/sandbox/recipes', (c) => c.json(recipes))

  const command: Command = (path, body, act) => app.post(`/sandbox/${path}`, (c) => obey(c, body, act))
  command('switches', bodies.switchesBody, (switches) => control.setSwitches(given(switches)))
  command('faults', bodies.faultBody, (fault) => control.addFault(given(fault)))
  command('faults/clear', bodies.nothing, () => control.clearFaults())
  command('provoke', bodies.provokeBody, ({ code }) => control.provoke(code))
  command('withdrawals', bodies.withdrawalBody, ({ id, decision }) => control.decideWithdrawal(id, decision))
  command('deposits', bodies.depositBody, ({ username, amount }) => control.creditDeposit(username, toMinor(amount)))
  payInCommands(command, control)
  wheelCommands(command, control)
  rewardCommands(command, control)
  chatCommands(command, control)
  command('bonus/finish', bodies.finishBonusBody, ({ username }) => control.finishBonus(username))
  command('tokens/expire', bodies.expireBody, ({ username }) => control.expireTokens(username))
  command('reset', bodies.nothing, () => context.reset())
  return app
}

type Command = <Schema extends v.GenericSchema>(
  path: string,
  body: Schema,
  act: (input: v.InferOutput<Schema>) => unknown,
) => unknown

function payInCommands(command: Command, control: Control): void {
  const ends = { pay: control.payQr, fail: control.failQr, expire: control.expireQr }
  command('qr', bodies.qrBody, ({ username, bankCode, end }) => ends[end](username, bankCode))
  command('qr/seconds', bodies.qrSecondsBody, ({ seconds }) => control.setQrSeconds(seconds))
  command('slips', bodies.slipBody, ({ id, ...decision }) =>
    control.decideSlip(id, 'note' in decision ? decision : { amountMinor: toMinor(decision.amount) }),
  )
  command('slips/window', bodies.slipWindowBody, (slipWindow) => control.setSlipWindow(given(slipWindow)))
  command('channels', bodies.channelsBody, ({ codes }) => control.setChannels(codes))
}

function wheelCommands(command: Command, control: Control): void {
  command('wheel/coins', bodies.coinsBody, ({ username, coins }) => control.setCoins(username, coins))
  command('wheel/prize', bodies.nextSpinBody, ({ code }) => control.setNextPrize(code ?? null))
  command('wheel/error', bodies.nextSpinBody, ({ code }) => control.setSpinError(code ?? null))
}

function rewardCommands(command: Command, control: Control): void {
  command('invite', bodies.depositBody, ({ username, amount }) => control.giveInviteBonus(username, toMinor(amount)))
  command('refund', bodies.depositBody, ({ username, amount }) => control.giveRefund(username, toMinor(amount)))
  command('banners', bodies.bannersBody, (banners) => control.setBanners(given(banners)))
}

function chatCommands(command: Command, { chat }: Control): void {
  command('chat/say', chatBodies.sayBody, ({ room, kind, text }) =>
    chat.say(room, kind === 'text' ? text : messageOf(kind, 'th')),
  )
  command('chat/end', chatBodies.roomBody, ({ room }) => chat.end(room))
  command('chat/drop', chatBodies.roomBody, ({ room }) => chat.drop(room))
  command('chat/desk', chatBodies.deskBody, (desk) => chat.desk(given(desk)))
  command('chat/faults', chatBodies.chatFaultsBody, (faults) => chat.faults(given(faults)))
}

async function obey<Schema extends v.GenericSchema>(
  c: HonoContext,
  body: Schema,
  act: (input: v.InferOutput<Schema>) => unknown,
): Promise<Response> {
  const isForm = /form/.test(c.req.header('content-type') ?? '')
  try {
    const result = act(v.parse(body, isForm ? await formFields(c) : await jsonFields(c)))
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

type Given<T> = { [K in keyof T]: Exclude<T[K], undefined> }

/** Drops the fields whose value is undefined, which mean the same as fields left out. */
function given<T extends object>(fields: T): Given<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>
}
