import * as v from 'valibot'
import { checkForMs } from '../../../src/commands/openCommands.ts'
import { createLedger } from '../../../src/wallet/ledger/ledger.ts'
import {
  afterOf,
  baselineFor,
  baselineSchema,
  touchesMain,
  type ExpectedRow,
  isReportable,
  outcomeOf,
  pauseUntilNextCheck,
  type CheckResult,
} from '../../../src/wallet/ledger/outcome.ts'
import { fakeBackend, type Manner, type Movement } from './fakeBackend.ts'

/** A command, and everything around it; moments in ms. */
export interface World {
  readonly command: ExpectedRow
  /** The backend's act on the command, its moment counted from sending; null if it does nothing. */
  readonly own: Movement | null
  readonly others: readonly Movement[]
  readonly manner: Manner
  /** Time from sending until the app gives up waiting for an answer. */
  readonly flight: number
  /** Times of each way of a request, one after the other. */
  readonly latencies: readonly number[]
  /** Indexes of the looks that find no balance. */
  readonly blind: readonly number[]
  /** The page is hidden between these moments. */
  readonly hidden: readonly [number, number]
  /** Time from the end of this device's last duplicate to the baseline's reading; null without one. */
  readonly duplicateBefore: number | null
}

export interface Settled {
  readonly outcome: CheckResult
  /** The outcome's row is of a movement after the baseline. */
  readonly isNews: boolean
  /** Time from the end of the flight to the outcome, and the number of looks. */
  readonly took: number
  readonly looks: number
}

const pageSize = 10
const opening = 1_000_000

/** Settles a command without an answer as the app does, with the real ledger, until there is an outcome, or for as long as the app looks. */
export async function settle(world: World): Promise<Settled> {
  const { command, own, others, manner, flight, latencies, blind, hidden, duplicateBefore } = world
  let backend = fakeBackend(others, opening, manner)
  let time = 0
  let requests = 0
  const travel = () => (time += latencies[requests++ % latencies.length] ?? 0)
  const read = <Answer>(look: () => Answer): Answer => {
    travel()
    const answer = look()
    travel()
    return answer
  }
  const ledger = createLedger({
    pageSize,
    clock: {
      now: () => time,
      isHidden: () => time >= hidden[0] && time < hidden[1],
      async pause(ms) {
        time += ms
      },
    },
    readPage: async (page) => read(() => backend.pageAt(time, page)),
  })

  const before = await ledger.refresh()
  const baselineAt = time
  const mainMinor = read(() => backend.mainAt(time))
  const noted =
    before &&
    baselineFor(command, before, {
      mainMinor,
      hasDuplicate: duplicateBefore !== null && duplicateBefore < checkForMs,
    })
  // It has to survive a reload.
  const baseline = v.parse(v.nullable(baselineSchema), JSON.parse(JSON.stringify(noted)))
  const sent = own && { ...own, actsAt: own.actsAt + time }
  if (sent) backend = fakeBackend([...others, sent], opening, manner)
  time += flight
  const end = time
  let looks = 0
  let outcome: CheckResult = 'inconclusive'
  const isOver = () => baseline === null || isReportable(outcome, time - end) || time - end + flight >= checkForMs
  while (!isOver()) {
    if (looks > 0) time += pauseUntilNextCheck(time - end)
    const reading = await ledger.refresh(baseline && afterOf(baseline))
    if (!reading) throw new Error('The session has not ended.')
    const seen = read(() => backend.mainAt(time))
    if (baseline) outcome = outcomeOf(command, baseline, { reading, mainMinor: blind.includes(looks) ? null : seen })
    looks += 1
  }
  const movement = typeof outcome === 'string' ? null : backend.movementOf(outcome.row)
  // Between two games no balance tells of a movement whose row shows late, so there the row itself is the news.
  const unseenFor = touchesMain(command) ? 0 : (movement?.seenAfter ?? 0)
  const isNews = movement !== null && movement.actsAt + unseenFor >= baselineAt
  return { outcome, isNews, took: time - end, looks }
}
