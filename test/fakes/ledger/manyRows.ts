import { createRandom } from '../../sandbox/random.ts'
import { addRow, type SandboxState, type StatementRow } from '../../sandbox/state/state.ts'

const day = 24 * 60 * 60 * 1000
/** What a bonus may be called, also by somebody who would like it to be a formula. */
const names = ['คืนยอด 5%', '=1+1', '@SUM(A1)', 'a, "b"', '  +2', '-3', '＝4', 'ໂບນັດ'] as const

const types = ['deposit', 'withdraw', 'transfer', 'transfer', 'bonus', 'finish_bonus'] as const

/** Writes so many random rows into a member's statement, below those that are there; they move no money. Newest last, as the books have them. */
export function addManyRows(state: SandboxState, memberId: string, count: number, seed = 1): StatementRow[] {
  const random = createRandom(seed)
  const begin = Date.UTC(2023, 0, 1)
  const made = Array.from({ length: count }, (_, index) => {
    const statementType = random.pick(types)
    const game = random.pick(['neko', 'koi', 'magma'])
    const bank = random.pick(['KBANK', 'SCB', 'BCEL'])
    const ways = {
      deposit: [bank, 'wallet'],
      withdraw: ['wallet', bank],
      transfer: random.pick([
        ['wallet', game],
        [game, 'wallet'],
        [game, 'seven'],
      ]),
      bonus: ['bonus', 'wallet'],
      finish_bonus: ['bonus', 'wallet'],
    }
    const [from = '', to = ''] = ways[statementType]
    return addRow(state, {
      memberId,
      statementType,
      from,
      to,
      linked: statementType === 'bonus' ? { kind: 'bonus', description: random.pick(names) } : null,
      amount: random.integer(1, 5_000_000) * (statementType === 'finish_bonus' && random.integer(0, 1) ? -1 : 1),
      status: random.pick(['SUCCESS', 'SUCCESS', 'FAILED', 'WAITING']),
      createdAt: begin + index * Math.floor((1_000 * day) / count) + random.integer(0, 1_000),
      ledgerId: null,
    })
  })
  // Rows that are older than the seed's come before them, and belong to the seed.
  const others = state.statements.filter((row) => !made.includes(row))
  state.statements.splice(0, state.statements.length, ...made, ...others)
  state.seededRows += count
  return made
}
