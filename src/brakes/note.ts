import * as v from 'valibot'
import { whole } from '../api/entities.ts'
import type { Minor } from '../money/minor.ts'
import { dayMinutes } from './hours.ts'

const moment = v.pipe(
  whole,
  v.check((at) => at > 0),
)
const money = v.pipe(
  moment,
  v.transform((count) => count as Minor),
)
const minute = v.pipe(
  whole,
  v.check((count) => count >= 0 && count <= dayMinutes),
)
const span = v.pipe(
  v.object({ from: minute, to: minute }),
  v.check(({ from, to }) => from < to),
)
const later = <Value>(value: v.GenericSchema<unknown, Value>) => v.nullable(v.object({ to: value, at: moment }))

const schema = v.object({
  /** Grows with each change: of two copies the greater one is newer. */
  version: moment,
  /** The weekly amount to be reminded at (minor units of the member's currency); null for none. */
  amount: v.nullable(money),
  /** The quiet hours in force. */
  hours: v.array(span),
  /** What takes the place of them, and when, as it is looser (epoch ms by the server's clock). */
  amountLater: later(v.nullable(money)),
  hoursLater: later(v.array(span)),
  /** The end of the pause (epoch ms by the server's clock); null for none. */
  pausedUntil: v.nullable(moment),
})

/** The brakes of one member, as they are kept on the device. All moments are by the server's clock. */
export type Note = v.InferOutput<typeof schema>

/** The brakes of somebody who has set none. */
export const noBrakes: Note = {
  version: 1,
  amount: null,
  hours: [],
  amountLater: null,
  hoursLater: null,
  pausedUntil: null,
}

/** Reads a stored note; null for a damaged one. */
export function parseNote(text: string): Note | null {
  try {
    return v.parse(schema, JSON.parse(text))
  } catch {
    return null
  }
}
