import type { Language } from '../../../src/i18n/languages.ts'
import { act, showsDone, soonMs, type Cell } from './cell.ts'
import { columnOf, type ColumnName } from './columns.ts'
import { lackingOnReturn, recover } from './recovery.ts'
import { flawsOfScreen, screenInWords, toldNow, type Told } from './screen.ts'
import { judgeBooks, judgeFault } from './verdicts.ts'
import type { Row } from './visits/all.ts'
import type { World } from './world.ts'

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
  return call.kind === 'read' ? retriesMs : soonMs
}
