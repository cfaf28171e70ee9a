import { formatMinute } from '../../../src/i18n/time.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { beginning, type Clock } from '../clock.ts'
import { alertInSight, toastsInSight } from '../hands.ts'
import type { Flight } from '../network.ts'
import type { FatedNetwork } from './fates.ts'
import { isAsking, storedToken } from './lock.ts'
import {
  legs,
  saysChecked,
  saysDone,
  saysFailed,
  saysFound,
  saysNoCoinTaken,
  saysNotFound,
  saysNotSent,
  saysNoTrace,
  saysOfStatement,
} from './said.ts'

/** What must never happen. */
export type Rule =
  /** A command was sent again before what shows its outcome was read. */
  | 'twice: not looked'
  /** No trace is told of a command that had been carried out by the time of the look. */
  | 'told as no trace, was done'
  /** A check is told that was not answered at that time. */
  | 'told as checked, was not'
  /** The wheel says that no coin was taken, after it had read that one was. */
  | 'told as kept, was taken'
  | 'twice: both under way'
  /** A member saw something that belongs to another. */
  | 'another member seen'
  | 'told as done, was not'
  | 'told as failed, was done'
  | 'told as not sent, was sent'
  /** Told because of the statement, and not of the answer. */
  | 'told as not carried out, was done'
  /** A net result is called exact, and the games' books have another one. */
  | 'net result'
  /** A feature without a way out, whatever the player tries. */
  | 'stuck'
  | 'told as missing, is in the wallet'
  | 'lock'
  | 'books'
  | 'contract'
  | 'complaint'

export interface Violation {
  readonly rule: Rule
  readonly text: string
  readonly at: number
}

interface Told {
  flight: Flight
  text: string
  /** The rule that is broken if the command was carried out after all. */
  rule: Rule
}

/** Judges a walk. It knows the backend and the network, and of the page what a player sees. */
export type Oracle = ReturnType<typeof createOracle>

/** Creates the oracle of one walk. */
export function createOracle(sandbox: Sandbox, { flights, commands }: FatedNetwork, clock: () => Clock) {
  const violations: Violation[] = []
  const secrets = new Map<string, Set<string>>()
  const failures: Told[] = []
  const toldDone = new Set<Flight>()
  const seenToasts = new WeakSet<Element>()
  const figures = { told: 0, unknown: 0, settled: 0, exact: 0 }
  let seenAlert = ''
  let judged = 0
  /** Commands before the list of legs came into sight, and its legs that were judged as failed. */
  let beforeLegs = 0
  let failedLegs = 0
  let member: string | null = null
  const whoIsIn = () => sandbox.state.tokens[storedToken() ?? '']?.memberId ?? null
  let begun = 0

  const find = (rule: Rule, text: string) => {
    if (!violations.some((one) => one.rule === rule && one.text === text))
      violations.push({ rule, text, at: clock().now() })
  }

  const judgeFlight = (flight: Flight, before: readonly Flight[]) => {
    const same = before.filter((each) => each.name === flight.name && each.member === flight.member)
    const last = same.at(-1)
    if (!last) return
    const when = `${flight.name} at ${flight.leftAt}, the one before at ${last.leftAt}`
    if (last.endedAt === null || last.endedAt > flight.leftAt) return find('twice: both under way', when)
    if (last.end !== 'unknown') return
    const hasRead = (name: string) =>
      flights.some(
        (read) =>
          read.name === name &&
          read.member === flight.member &&
          read.end === 'answered' &&
          read.leftAt >= (last.endedAt ?? 0) &&
          (read.endedAt ?? Infinity) <= flight.leftAt,
      )
    const reads = ['GET /api/wallet', ...(/^(transfer|withdraw)$/.test(flight.name) ? ['POST /api/statement'] : [])]
    const failed = flights.filter(
      (read) =>
        reads.includes(read.name) &&
        read.member === flight.member &&
        read.end !== 'answered' &&
        read.leftAt >= (last.endedAt ?? 0) &&
        (read.endedAt ?? Infinity) <= flight.leftAt,
    )
    // After three failed looks the player may go on, warned.
    if (failed.length >= 3) return
    for (const name of reads) if (!hasRead(name)) find('twice: not looked', `${when}: ${name} was not read since`)
  }

  const judgeDone = (said: string) =>
    judgeDoneOf(
      saysDone.filter(([, words]) => words.test(said)).map(([name]) => name),
      said,
    )
  const judgeDoneOf = (names: readonly RegExp[], said: string) => {
    // A member who logged out may still be told. If somebody else logs in meanwhile, they see it.
    if (names.length === 0 || member === null) return
    figures.told += 1
    const isMeant = (flight: Flight) =>
      flight.acted && !toldDone.has(flight) && names.some((name) => name.test(flight.name))
    const done = commands.find((flight) => isMeant(flight) && flight.member === member)
    if (done) toldDone.add(done)
    else if (commands.some(isMeant)) find('another member seen', said)
    else find('told as done, was not', said)
  }

  /** A message about the statement is about the last command of its kind that had no answer. */
  const judgeFound = (name: string, { title, text }: { title: string; text: string }) => {
    if (saysFound.includes(title)) return judgeDoneOf([new RegExp(`^${name}$`)], `${title} ${text}`)
    if (member === null) return
    figures.told += 1
    const last = commands.findLast(
      (flight) => flight.name === name && flight.member === member && flight.end === 'unknown',
    )
    if (last) failures.push({ flight: last, text, rule: 'told as not carried out, was done' })
    else find('another member seen', text)
  }

  const judgeAlert = ({ title, text }: { title: string; text: string }) => {
    const found = [...saysFound, ...saysNotFound].includes(title)
      ? saysOfStatement.find(([, words]) => words.test(text))
      : undefined
    if (found) {
      figures.settled += 1
      return judgeFound(found[0], { title, text })
    }
    if (title !== saysFailed) return judgeDone(title)
    if (member === null) return
    figures.told += 1
    const left = commands.slice(begun).filter((flight) => flight.member === member)
    const last = left.findLast(({ endedAt }) => endedAt !== null)
    if (saysNotSent.includes(text)) {
      // Of a command in two steps the second may not have been sent yet.
      const under = left.find(({ endedAt }) => endedAt === null)
      if (under) find('told as not sent, was sent', `${under.name}: ${text}`)
    } else if (last) failures.push({ flight: last, text, rule: 'told as failed, was done' })
  }

  /** The look that is told must have come before the command was carried out. */
  const judgeNoTrace = (text: string) => {
    const lookedAt = saysNoTrace.exec(text)?.[1]
    const last = commands.findLast(({ name, member: of }) => /^(transfer|withdraw)$/.test(name) && of === member)
    const isClockRight = Math.abs(Date.now() - beginning - clock().now()) < 1_000
    if (lookedAt === undefined || !isClockRight || !last?.acted || last.servedAt === null) return
    const doneAt = beginning + last.servedAt + 60_000
    if (formatMinute(doneAt, Date.now()) <= lookedAt)
      find('told as no trace, was done', `${last.name}: ${text.slice(0, 80)}`)
  }

  /** A time that was told by a wrong clock stays on the screen. */
  let wasClockRight = true
  const judgeChecked = (text: string) => {
    wasClockRight &&= Math.abs(Date.now() - beginning - clock().now()) < 1_000
    if (!wasClockRight) return
    for (const [says, name] of saysChecked) {
      const time = says.exec(text)?.[1]
      const isRead = ({ name: of, member: by, end, endedAt }: Flight) =>
        of === name &&
        by === member &&
        end === 'answered' &&
        endedAt !== null &&
        minutesOf(endedAt).includes(time ?? '')
      if (time !== undefined && !flights.some(isRead)) find('told as checked, was not', `${name} at ${time}`)
    }
  }
  /** A check ends with the read of the wallet, perhaps in the next minute. */
  const minutesOf = (at: number) => [at, at + 60_000].map((each) => formatMinute(beginning + each, Date.now()))

  const judgeSpin = (text: string) => {
    const last = commands.findLast(({ name, member: of }) => name === 'spin' && of === member)
    const { acted = false, servedAt = null } = last ?? {}
    if (!acted || servedAt === null || !saysNoCoinTaken.test(text)) return
    const isReadSince = ({ name, leftAt, endedAt, end, member: of }: Flight) =>
      name === 'GET /api/spinwheel/setup' &&
      of === member &&
      end === 'answered' &&
      leftAt > servedAt &&
      (endedAt ?? Infinity) < clock().now() - 1_000
    if (flights.some(isReadSince)) find('told as kept, was taken', `spin at ${servedAt}`)
  }

  const judgeLegs = () => {
    const list = [...document.getElementsByTagName('ul')].find((each) => each.getAttribute('aria-label') === legs.list)
    if (!list) {
      beforeLegs = commands.length
      failedLegs = 0
      return
    }
    const count = (word: string) => [...list.children].filter(({ textContent }) => textContent.includes(word)).length
    const transfers = commands.slice(beforeLegs).filter(({ name, member: of }) => name === 'transfer' && of === member)
    const [done, failed] = [count(legs.done), count(legs.failed)]
    if (done > transfers.filter(({ acted }) => acted).length) find('told as done, was not', `${done} legs`)
    const last = transfers.findLast(({ endedAt }) => endedAt !== null)
    if (failed > failedLegs && last)
      failures.push({ flight: last, text: legs.failed, rule: 'told as failed, was done' })
    failedLegs = failed
  }

  return {
    violations: violations as readonly Violation[],
    figures,
    find,
    /** The player begins to send something. Messages from here on may be about it. */
    begins: () => void (begun = commands.length),
    /** Notes that this text belongs to a member alone. */
    belongs(id: string, text: string) {
      const own = secrets.get(id) ?? new Set()
      secrets.set(id, own.add(text))
    },
    /** Judges what is in sight and what was sent since the last look. */
    look() {
      member = whoIsIn()
      for (; judged < commands.length; judged += 1) {
        const flight = commands[judged]
        if (flight) judgeFlight(flight, commands.slice(0, judged))
      }
      // An outcome that was not read is told again once the PIN is right.
      if (isAsking()) return
      const alert = alertInSight()
      const said = alert ? `${alert.title}\n${alert.text}` : ''
      if (alert && said !== seenAlert) judgeAlert(alert)
      seenAlert = said
      for (const toast of toastsInSight().filter((each) => !seenToasts.has(each))) {
        seenToasts.add(toast)
        judgeDone(toast.textContent)
      }
      if (member === null) return
      const { textContent } = document.body
      judgeNoTrace(textContent)
      judgeChecked(textContent)
      judgeSpin(textContent)
      judgeLegs()
      for (const [id, own] of secrets)
        for (const text of own) {
          const isOthers = id !== member && !secrets.get(member)?.has(text)
          if (isOthers && textContent.includes(text)) find('another member seen', text)
        }
    },
    end() {
      for (const { flight, text, rule } of failures) if (flight.acted) find(rule, `${flight.name}: ${text}`)
      for (const problem of sandbox.audit().problems) find('books', problem)
      for (const violation of sandbox.violations) find('contract', violation)
      figures.unknown = commands.filter(({ end }) => end === 'unknown').length
    },
  }
}
