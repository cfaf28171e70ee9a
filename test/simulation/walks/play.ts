import type { Sandbox } from '../../sandbox/sandbox.ts'
import { balanceOf, gameAccount, house, move } from '../../sandbox/state/ledger.ts'
import type { Clock } from '../clock.ts'
import { sheet } from '../hands.ts'
import type { Flight, Network } from '../network.ts'
import { words } from '../words.ts'
import { storedToken } from './lock.ts'

const game = 'neko'

interface Round {
  readonly member: string
  readonly at: number
  /** What the player won, or lost; minor units. */
  readonly minor: number
}

/** What the app may mean by the beginning of a session. */
interface Beginning {
  readonly note: string
  readonly member: string
  /** What the player had won by each of the readings of the wallet that it may have begun with; minor units. */
  readonly wonBefore: readonly number[]
}

/** A member's play in a walk, and what the app may say of its result. */
export type Play = ReturnType<typeof createPlay>

/** Creates the play of one walk. */
export function createPlay(sandbox: Sandbox, network: Network, clock: () => Clock) {
  const rounds: Round[] = []
  let beginning: Beginning | null = null
  /** By their notes: a page that locks takes the note away and brings it back. */
  const beginnings = new Map<string, Beginning>()
  const wonBy = (member: string, at: number) =>
    rounds.reduce((sum, round) => (round.member === member && round.at <= at ? sum + round.minor : sum), 0)

  return {
    /** Wins, or loses as much of it as the game has. */
    round(member: string, minor: number) {
      const account = gameAccount(member, game)
      const change = Math.max(minor, -balanceOf(sandbox.state, account))
      if (change === 0) return
      const [from, to] = change > 0 ? [house, account] : [account, house]
      move(sandbox.state, { kind: 'play', from, to, amount: Math.abs(change), at: clock().now() })
      rounds.push({ member, at: clock().now(), minor: change })
    },
    /** Notes when the app has noted the beginning of a session. */
    look() {
      const note = noteOfStart()
      if (note === (beginning?.note ?? null)) return
      const member = sandbox.state.tokens[storedToken() ?? '']?.memberId ?? ''
      const isWallet = (flight: Flight) => flight.name === 'GET /api/wallet' && flight.member === member
      const reads = network.flights
        .filter((flight) => isWallet(flight) && flight.end === 'answered')
        .toSorted(byEnd)
        .slice(-2)
      const wonBefore = reads.map(({ servedAt }) => wonBy(member, servedAt ?? 0))
      beginning = note === null ? null : (beginnings.get(note) ?? { note, member, wonBefore })
      if (beginning) beginnings.set(beginning.note, beginning)
    },
    /** Judges the result in sight. @returns what is wrong with it, null if nothing is, and whether it is called exact. */
    judge(member: string): { readonly wrong: string | null; readonly isExact: boolean } {
      const said = sheet()?.textContent ?? ''
      const isExact = said.includes(words.sessionResult.exact)
      if (!isExact) return { wrong: null, isExact }
      const net = netInSight()
      const won = wonBy(member, Infinity)
      const own = beginning?.member === member ? beginning.wonBefore : []
      const isTrue = own.some((before) => won - before === net)
      return { wrong: isTrue ? null : `${net} minor units are called exact, ${won} were won, before ${own}`, isExact }
    },
  }
}

const byEnd = (one: Flight, other: Flight) => (one.endedAt ?? 0) - (other.endedAt ?? 0)

/** What the app has noted of the beginning of this session. */
function noteOfStart(): string | null {
  const note = JSON.parse(sessionStorage.getItem('sessionStart') ?? localStorage.getItem('sessionStart') ?? 'null') as {
    start: { at: number } | null
    sessionHash: string
  } | null
  return note?.start ? `${note.sessionHash} ${note.start.at}` : null
}

/** The net result in sight, in minor units; null without one. */
function netInSight(): number | null {
  const name = [...(sheet()?.getElementsByTagName('dt') ?? [])].find(
    ({ textContent }) => textContent === words.sessionResult.net,
  )
  const said = name?.nextElementSibling?.textContent ?? ''
  const digits = /[\d,]+\.\d\d/.exec(said)?.[0].replaceAll(/[,.]/g, '')
  return digits === undefined ? null : Number(digits) * (/[-−]/.test(said) ? -1 : 1)
}
