import type { Call } from '../../../src/api/client/call.ts'
import { words } from '../words.ts'
import { columnOf, type Column } from './columns.ts'
import type { Told } from './screen.ts'
import type { Row } from './visits/all.ts'
import type { World } from './world.ts'

/** A call, a screen that makes it, and what befalls it there. */
export interface Cell {
  readonly world: World
  readonly row: Row
  readonly call: Call<unknown>
  readonly column: Column
  /** What the screen tells without a fault; null where the answer is no read, or nothing of it can be shown. */
  readonly sound: Told | null
  /** What the player did that may have sent the call. */
  acts: number
  /** While the fault lasted, the screen has shown what the call is for. */
  hasShownDone: boolean
}

/** The time in which a screen comes up, and in which an answer is told (ms). */
export const soonMs = 2_500
/** The timer of real time, taken before time is faked. */
const realTimeout = globalThis.setTimeout

/** Does what makes the call, once. */
export async function act(cell: Cell): Promise<void> {
  const { world, row } = cell
  const before = world.network.sent.length
  cell.acts += 1
  await row.visit.act?.(world.player)
  // Reading a file takes real time.
  for (let looks = 0; row.visit.isSlow && looks < 60 && world.network.sent.length === before; looks += 1) {
    await new Promise<void>((done) => void realTimeout(done, 10))
    await world.clock.pass(10)
  }
}

/** True if the fault ends the session. */
export const endsSession = ({ column, call, row }: Cell) =>
  column.ends === 'session' && row.visit.as !== undefined && !(call.keepsSession && column === columnOf('http401'))

/** True if the screen shows what the call is for. As long as an outcome is told as unknown, it is not told as done. */
export const showsDone = ({ world: { player }, row, call }: Cell) =>
  row.visit.isDone(player) && !(call.kind === 'command' && player.sees(words.shared.unknownTitle))
