import type { Call } from '../../src/api/call.ts'
import { members } from '../sandbox/seed/seed.ts'
import { alertInSight } from '../walks/hands.ts'
import { columnOf, type Column, type ColumnName } from './columns.ts'
import { declared } from './declared.ts'
import { claimsNothing, flawsOfScreen, saysFailed, showsDash, tellsFailure } from './judge.ts'
import type { Row } from './visits/all.ts'
import { words } from './visits/words.ts'
import type { World } from './world.tsx'

const { chat, common, login, profile, register, shared } = words

/** Buttons that end what a fault left: they read again, or the player says that they have looked. */
const waysOut = [shared.unknownSettle, profile.unknownSettle, register.unknownSettle, chat.tryAgain, common.retry]

/** The time in which a screen comes up, and in which an answer is told (ms). */
const soonMs = 2_500
/** The time in which reads are tried again, with its pauses (ms). */
const retriesMs = 9_500
/** The timer of real time, taken before time is faked. */
const realTimeout = globalThis.setTimeout
const elsewhere = '/user/contact'
const tries = 7

interface Cell {
  readonly world: World
  readonly row: Row
  readonly call: Call<unknown>
  readonly column: Column
  /** What the player did that may have sent the call. */
  acts: number
}

/** Lets a fault befall a call on its screen, ends it, and goes on. @returns what went wrong; nothing if the cell is well. */
export async function runCell(world: World, row: Row, name: ColumnName): Promise<string[]> {
  const call = declared[row.call]
  if (!call) return [`${row.call} is not declared`]
  const cell: Cell = { world, row, call, column: columnOf(name), acts: 0 }
  const problems: string[] = []
  const { visit } = row
  world.reset(visit)
  world.network.watch(call)
  try {
    await meet(cell)
    problems.push(...judgeFault(cell).map((flaw) => `during: ${flaw}`))
    await recover(cell)
    problems.push(...flawsOfScreen().map((flaw) => `after: ${flaw}`))
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error))
  }
  problems.push(...judgeBooks(cell), ...world.complaints.map((text) => `complains: ${text.slice(0, 300)}`))
  return [...new Set(problems)]
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
    await act(cell)
  }
  await clock.pass(timeOf(cell))
}

/** The time after which the fault has shown all that it does (ms). */
function timeOf({ column, call }: Cell): number {
  if (column.ends) return soonMs
  if (column.isEndless) return call.timeLimit + soonMs
  // A second read may follow, and drip as well.
  if (column.takes) return 2 * column.takes + soonMs
  return call.kind === 'read' ? retriesMs : soonMs
}

/** Does what makes the call, once. */
async function act(cell: Cell): Promise<void> {
  const { world, row } = cell
  const before = world.network.sent.length
  cell.acts += 1
  await row.visit.act?.(world.player)
  // An encryption takes real time.
  for (let looks = 0; row.visit.isSlow && looks < 60 && world.network.sent.length === before; looks += 1) {
    await new Promise<void>((done) => void realTimeout(done, 10))
    await world.clock.pass(10)
  }
}

const here = () => window.location.pathname + window.location.search

/** True if the session, or the service, has ended with the fault. */
const endsSession = ({ column, call, row }: Cell) =>
  column.ends === 'session' && row.visit.as !== undefined && !(call.keepsSession && column === columnOf('http401'))

/** True if the screen shows what the call is for. As long as an outcome is told as unknown, it is not told as done. */
const showsDone = ({ world: { player }, row, call }: Cell) =>
  row.visit.isDone(player) && !(call.kind === 'command' && player.sees(shared.unknownTitle))

/** What is wrong while the fault lasts. */
function judgeFault(cell: Cell): string[] {
  const { world, row, column, call } = cell
  const { network } = world
  const flaws = flawsOfScreen()
  if (network.sent.length === 0 && !column.isOffline) flaws.push('the screen did not make the call')
  if (column.ends === 'service') return here() === '/terminated' ? flaws : [...flaws, `is at ${here()}`]
  if (endsSession(cell)) return here().startsWith('/login') && world.hasTold() ? flaws : [...flaws, `is at ${here()}`]
  const isDone = showsDone(cell)
  const hasActed = network.sent.some(({ acted }) => acted)
  if (column.isHarmless && !isDone) flaws.push('harmless, and not done')
  if (column.isHarmless && alertInSight() && saysFailed()) flaws.push('harmless, and told as failed')
  if (column.isHarmless || row.visit.quiet) return flaws
  // An operator may have nothing to say in any field.
  if (column === columnOf('nulls') && call.kind === 'read') return flaws
  const mayBeDone = call.kind === 'read' ? column.isReadable : hasActed
  if (isDone && !mayBeDone) flaws.push('told as done, was not')
  const isTold = tellsFailure() || (row.visit.act !== undefined && world.hasTold())
  if (!isDone && !isTold && !(column.isReadable && showsDash())) flaws.push('tells nothing')
  if (call.kind === 'command' && hasActed && saysFailed()) flaws.push('told as failed, was done')
  if (call.kind === 'read' && !isDone && claimsNothing()) flaws.push('claims that there is nothing')
  return flaws
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

/** Ends the fault, and does what a player would do to go on, without a reload. */
async function recover(cell: Cell): Promise<void> {
  const { world, row, column } = cell
  const { visit } = row
  const { clock, network, player } = world
  network.breakBy(null)
  await world.setOnline(true)
  await clock.pass(soonMs)
  if (column.ends === 'service') {
    await player.tap(common.retry)
    await clock.pass(soonMs)
  }
  if (visit.as && here().startsWith('/login')) {
    await player.type({ username: members[visit.as].username, password: members[visit.as].password })
    await player.tap(login.submit)
    await clock.pass(soonMs)
    if (!visit.address.includes('agreement') && player.can(words.home.agreementConfirm))
      await player.tap(words.home.agreementConfirm)
    if (column.ends === 'session' && !here().startsWith(visit.address))
      throw new Error(`after signing in it is at ${here()}`)
  }
  for (let attempt = 0; attempt < tries && !isWell(cell); attempt += 1) {
    await goOn(cell)
    await clock.pass(soonMs)
  }
  if (isWell(cell)) return
  const sent = network.sent.map(({ isFaulty, status }) => `${isFaulty ? 'faulty' : 'sound'} ${status ?? 'unanswered'}`)
  const open = document.querySelector('dialog[open]') ?? document.querySelector('main')
  throw new Error(`needs a reload (${sent.join(', ')}) at ${here()}: ${(open?.textContent ?? '').slice(-260)}`)
}

/** The next step of a player who wants the same as before. */
async function goOn(cell: Cell): Promise<void> {
  const { world, row } = cell
  const { hands } = world.player
  if (alertInSight()) return void (await hands.tap(common.ok))
  for (const way of waysOut)
    if (await hands.tap(way)) {
      cell.acts += 1
      return
    }
  if (row.visit.act && !row.visit.quiet && here().startsWith(row.visit.address))
    try {
      return await act(cell)
    } catch {
      // Not offered where the player stands: they leave and come back.
    }
  await world.player.goTo(elsewhere)
  await world.player.goTo(row.visit.address)
  await world.clock.pass(soonMs)
  await row.visit.go?.(world.player).catch(() => undefined)
  if (row.visit.quiet) await row.visit.act?.(world.player).catch(() => undefined)
}

/** What the books and the backend say. */
function judgeBooks({ world, call, acts }: Cell): string[] {
  const { network, sandbox } = world
  const flaws = [
    ...sandbox.audit().problems.map((problem) => `books: ${problem}`),
    ...sandbox.violations.map((violation) => `contract: ${violation}`),
  ]
  if (call.kind === 'command' && network.sent.length > acts)
    flaws.push(`was sent ${network.sent.length} times for ${acts} acts`)
  return flaws
}
