import type { Language } from '../../../src/i18n/languages.ts'
import { members } from '../../sandbox/seed/seed.ts'
import { alertInSight } from '../hands.ts'
import { words } from '../words.ts'
import { act, showsDone, soonMs, type Cell } from './cell.ts'
import { columnOf, type ColumnName } from './columns.ts'
import { tellsFailure } from './failures.ts'
import { flawsOfScreen, here, notIn, screenInWords, toldNow, type Told } from './screen.ts'
import { judgeBooks, judgeFault } from './verdicts.ts'
import type { Row } from './visits/all.ts'
import type { World } from './world.ts'

const { chat, common, home, login, profile, register, shared } = words

/** Buttons that end what a fault left: they read again, or the player says that they have looked. */
const waysOut = () => [shared.unknownDecide, profile.unknownDecide, register.unknownDecide, chat.tryAgain, common.retry]

const elsewhere = '/user/contact'
const tries = 7

/** The time in which reads are tried again, with its pauses (ms). */
const retriesMs = 12_500

interface Place extends Pick<Cell, 'row' | 'call'> {
  readonly column: ColumnName
  readonly language: Language
}

/** Lets a fault befall a call on its screen, ends it, and goes on. @returns what went wrong; nothing if the cell is well. */
export async function runCell(world: World, { row, call, column: name, language }: Place): Promise<string[]> {
  const column = columnOf(name)
  const sound = call.kind === 'read' && column.isReadable ? await toldWhenSound(world, row, language) : null
  const cell: Cell = { world, row, call, column, sound, acts: 0, hasShownDone: false }
  const problems: string[] = []
  await world.reset(row.visit, language)
  world.network.watch(call)
  try {
    await meet(cell)
    const flaws = judgeFault(cell)
    problems.push(...flaws.map((flaw) => `during: ${flaw}`))
    if (flaws.length > 0) problems.push(`shown: ${screenInWords()}`)
    await recover(cell)
    problems.push(...(await lackingOnReturn(cell)))
    problems.push(...flawsOfScreen().map((flaw) => `after: ${flaw}`))
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error))
  }
  problems.push(...judgeBooks(cell), ...world.complaints.map((text) => `complains: ${text.slice(0, 300)}`))
  return [...new Set(problems)]
}

/** What the screen of a row tells where no fault befalls it. */
async function toldWhenSound(world: World, { visit }: Row, language: Language): Promise<Told> {
  await world.reset(visit, language)
  await world.load(visit.address)
  await world.clock.pass(soonMs)
  await visit.go?.(world.player)
  await visit.act?.(world.player)
  return toldNow()
}

/** Opens the screen and meets the fault there. */
async function meet(cell: Cell): Promise<void> {
  const { world, row, column } = cell
  const { visit } = row
  const { clock, network, player } = world
  const begin = async () => {
    network.breakBy(column)
    await world.setOnline(!column.isOffline)
  }
  if (!visit.act) await begin()
  await world.load(visit.address)
  await clock.pass(soonMs)
  if (visit.act) {
    await visit.go?.(player)
    await begin()
    world.listen()
    await act(cell)
  }
  // What is told as done may go by.
  for (let left = timeOf(cell); left > 0; left -= soonMs) {
    await clock.pass(Math.min(left, soonMs))
    cell.hasShownDone ||= showsDone(cell)
  }
}

/** The time after which the fault has shown all that it does (ms). */
function timeOf({ column, call, row }: Cell): number {
  if (column.ends) return soonMs
  if (row.visit.settlesMs && !column.isEndless && !column.takes) return row.visit.settlesMs
  if (column.isEndless) return call.timeLimit + soonMs
  // A second read may follow, and drip as well.
  if (column.takes) return 2 * column.takes + soonMs
  // Offline the looks for a command's outcome fail and are tried again as well.
  return call.kind === 'read' || column.isOffline ? retriesMs : soonMs
}

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

/** Logs in again where the fault has ended the session, which leads back to the screen. */
async function logIn({ world, row: { visit }, column }: Cell, as: keyof typeof members): Promise<void> {
  const { clock, player } = world
  await player.type({ username: members[as].username, password: members[as].password })
  await player.tap(login.submit)
  await clock.pass(soonMs)
  if (!visit.address.includes('agreement') && player.can(home.agreementConfirm)) await player.tap(home.agreementConfirm)
  if (column.ends === 'session' && !here().startsWith(visit.address))
    throw new Error(`after logging in it is at ${here()}`)
}

/** Ends the fault, and does what a player would do to go on, without a reload. */
async function recover(cell: Cell): Promise<void> {
  const { world, row, column } = cell
  const { clock, network, player } = world
  network.breakBy(null)
  await world.setOnline(true)
  await clock.pass(soonMs)
  if (column.ends === 'service') {
    await player.tap(shared.terminatedCheck)
    await clock.pass(soonMs)
  }
  if (row.visit.as && here().startsWith('/login')) await logIn(cell, row.visit.as)
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
async function lackingOnReturn(cell: Cell): Promise<string[]> {
  if (!cell.sound || cell.call.isCachedForever || cell.row.visit.quiet) return []
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
