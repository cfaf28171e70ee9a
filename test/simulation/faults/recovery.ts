import { members } from '../../sandbox/seed/seed.ts'
import { alertInSight } from '../hands.ts'
import { words } from '../words.ts'
import { act, showsDone, soonMs, type Cell } from './cell.ts'
import { columnOf } from './columns.ts'
import { tellsFailure } from './failures.ts'
import { here, notIn, screenInWords, toldNow } from './screen.ts'

const { chat, common, home, login, profile, register, shared } = words

/** Buttons that end what a fault left: they read again, or the player says that they have looked. */
const waysOut = () => [shared.unknownSettle, profile.unknownSettle, register.unknownSettle, chat.tryAgain, common.retry]

const elsewhere = '/user/contact'
const tries = 7

/** The backend had carried it out, and says so in its own words when it is asked for again. */
const wasDoneAndIsRefused = ({ world: { network } }: Cell) =>
  network.sent.some(({ acted }) => acted) &&
  network.sent.some(({ isFaulty, status }) => !isFaulty && status !== null && status >= 400) &&
  tellsFailure()

/** True once the screen works again, after the same was done and answered. */
function isWell(cell: Cell): boolean {
  const { world, row, column } = cell
  const { network } = world
  // What may be shown as it came is not read again while the app is open.
  if (cell.call.kind === 'read' && column === columnOf('nulls') && !tellsFailure()) return true
  if (row.visit.quiet && column === columnOf('types')) return true
  if (row.visit.once && wasDoneAndIsRefused(cell)) return true
  if (!showsDone(cell)) return false
  const isAnswered = network.sent.some(({ isFaulty, status }) => !isFaulty && status !== null && status < 400)
  const wasActed = network.sent.some(({ acted }) => acted)
  return (
    isAnswered || (wasActed && (row.visit.once === true || column.isHarmless === true || column.isReadable === true))
  )
}

/** Signs in again where the fault has ended the session, which leads back to the screen. */
async function signIn({ world, row: { visit }, column }: Cell, as: keyof typeof members): Promise<void> {
  const { clock, player } = world
  await player.type({ username: members[as].username, password: members[as].password })
  await player.tap(login.submit)
  await clock.pass(soonMs)
  if (!visit.address.includes('agreement') && player.can(home.agreementConfirm)) await player.tap(home.agreementConfirm)
  if (column.ends === 'session' && !here().startsWith(visit.address))
    throw new Error(`after signing in it is at ${here()}`)
}

/** Ends the fault, and does what a player would do to go on, without a reload. */
export async function recover(cell: Cell): Promise<void> {
  const { world, row, column } = cell
  const { clock, network, player } = world
  network.breakBy(null)
  await world.setOnline(true)
  await clock.pass(soonMs)
  if (column.ends === 'service') {
    await player.tap(common.retry)
    await clock.pass(soonMs)
  }
  if (row.visit.as && here().startsWith('/login')) await signIn(cell, row.visit.as)
  for (let attempt = 0; attempt < tries && !isWell(cell); attempt += 1) {
    await goOn(cell)
    await clock.pass(soonMs)
  }
  if (isWell(cell)) return
  const sent = network.sent.map(({ isFaulty, status }) => `${isFaulty ? 'faulty' : 'sound'} ${status ?? 'unanswered'}`)
  throw new Error(`needs a reload (${sent.join(', ')}) at ${screenInWords()}`)
}

/** Leaves the screen and comes back to it, which reads again. */
async function comeBack({ world: { clock, player }, row: { visit } }: Cell): Promise<void> {
  await player.goTo(elsewhere)
  await player.goTo(visit.address)
  await clock.pass(soonMs)
  await visit.go?.(player).catch(() => undefined)
}

/** What the screen still lacks when the player comes back to it. What is valid as long as the app is open is not read again. */
export async function lackingOnReturn(cell: Cell): Promise<string[]> {
  if (!cell.sound || cell.call.keeps || cell.row.visit.quiet) return []
  await comeBack(cell)
  await cell.row.visit.act?.(cell.world.player).catch(() => undefined)
  return notIn(toldNow(), cell.sound.figures).map((figure) => `comes back without ${figure}`)
}

/** The next step of a player who wants the same as before. */
async function goOn(cell: Cell): Promise<void> {
  const { world, row } = cell
  const { hands } = world.player
  if (alertInSight()) return void (await hands.tap(common.ok))
  for (const way of waysOut()) if (await hands.tap(way)) return
  if (row.visit.act && !row.visit.quiet && here().startsWith(row.visit.address))
    try {
      return await act(cell)
    } catch {
      // Not offered where the player stands: they leave and come back.
    }
  await comeBack(cell)
  if (row.visit.quiet) await row.visit.act?.(world.player).catch(() => undefined)
}
