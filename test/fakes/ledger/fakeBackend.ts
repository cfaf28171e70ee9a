import type { StatementRow } from '../../../src/api/statement.ts'
import type { Page } from '../../../src/wallet/ledger/ledger.ts'
import { row, type Written } from './made.ts'

/** Something that moves the member's money at a moment (ms of the fake's clock, which the device does not know). */
export interface Movement {
  readonly actsAt: number
  /** Delay of its row in the statement, ms; null: there is no row, as when a game is played. */
  readonly seenAfter: number | null
  readonly row: Partial<Written>
  /** Change of the main wallet, minor units. */
  readonly effectMinor: number
  /** Its end, if that is later: the status then, and the change of the main wallet. */
  readonly ends?: { readonly at: number; readonly status: string; readonly effectMinor: number }
}

/** A backend's way of writing rows. */
export interface Manner {
  readonly spelling: 'codes' | 'capitals' | 'names' | 'signed' | 'own'
  /** The server's clock is ahead of the fake's by this, ms. */
  readonly ahead: number
  /** It writes times without milliseconds. */
  readonly seconds: boolean
  /** The newest first, by their time or by their arrival in the statement. */
  readonly order: 'time' | 'arrival'
}

const names: Readonly<Record<string, string>> = { neko: 'Neko Fortune', koi: 'Koi Pond' }
const own: Readonly<Record<string, string>> = { wallet: 'MAIN', neko: 'G-17', koi: 'G-18' }

function spell(part: Partial<Written>, spelling: Manner['spelling']): Partial<Written> {
  const { statementType = '', from = '', to = '', amount = 0 } = part
  const out = statementType === 'withdraw' || from === 'wallet'
  switch (spelling) {
    case 'codes':
      return part
    case 'capitals':
      return { ...part, statementType: statementType.toUpperCase(), from: from.toUpperCase(), to: to.toUpperCase() }
    case 'names':
      return { ...part, from: names[from] ?? from, to: names[to] ?? to }
    case 'signed':
      return { ...part, amount: amount === null ? null : out ? -amount : amount }
    case 'own':
      return { ...part, from: own[from] ?? from, to: own[to] ?? to }
  }
}

const pageSize = 10

/** A backend with the statement and the main wallet of each moment, and the truth. */
export function fakeBackend(movements: readonly Movement[], openingMinor: number, manner: Manner) {
  const written = movements.map((movement, index) => {
    const at = movement.actsAt + manner.ahead
    const createdAt = new Date(manner.seconds ? Math.floor(at / 1000) * 1000 : at).toISOString()
    const spelled = { ...spell(movement.row, manner.spelling), createdAt }
    const first = row(spelled)
    const place = [manner.order === 'time' ? Date.parse(createdAt) : movement.actsAt + (movement.seenAfter ?? 0), index]
    return { movement, place, first, later: movement.ends ? row({ ...spelled, status: movement.ends.status }) : first }
  })
  const byPlace = written.toSorted(
    (one, other) => (other.place[0] ?? 0) - (one.place[0] ?? 0) || (other.place[1] ?? 0) - (one.place[1] ?? 0),
  )
  const seenAt = ({ actsAt, seenAfter }: Movement) => (seenAfter === null ? Infinity : actsAt + seenAfter)

  return {
    pageAt(time: number, page: number): Page {
      const rows = byPlace
        .filter(({ movement }) => seenAt(movement) <= time)
        .map(({ movement, first, later }) => (movement.ends && movement.ends.at <= time ? later : first))
      return { total: rows.length, rows: rows.slice((page - 1) * pageSize, page * pageSize) }
    },
    mainAt(time: number): number {
      const acted = movements.filter(({ actsAt }) => actsAt <= time)
      const ended = movements.filter(({ ends }) => ends && ends.at <= time)
      return (
        acted.reduce((sum, { effectMinor }) => sum + effectMinor, openingMinor) +
        ended.reduce((sum, { ends }) => sum + (ends?.effectMinor ?? 0), 0)
      )
    },
    /** The movement of a row; null if there is none. */
    movementOf: (told: StatementRow): Movement | null =>
      written.find(({ first, later }) => first === told || later === told)?.movement ?? null,
  }
}
