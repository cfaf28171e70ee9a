import { createRandom, type Random } from '../random.ts'
import { walletCode } from '../state/ledger.ts'
import { addRow, nextId, type Member, type SandboxState, type StatementRow } from '../state/state.ts'
import type { Profile } from './members.ts'

const hour = 60 * 60 * 1000
const year = 365 * 24 * hour

type Sketch = Pick<StatementRow, 'statementType' | 'from' | 'to' | 'linked'>
type Sketcher = (bank: string, game: string, otherGame: string) => Sketch

// One of every kind that the contract knows; the newest rows of a long history walk this list once.
const kinds: readonly [Sketcher, ...Sketcher[]] = [
  (bank) => ({ statementType: 'deposit', from: bank, to: walletCode, linked: null }),
  (_, game) => ({ statementType: 'transfer', from: walletCode, to: game, linked: null }),
  (_, game) => ({ statementType: 'transfer', from: game, to: walletCode, linked: null }),
  (_, game, other) => ({ statementType: 'transfer', from: game, to: other, linked: null }),
  (bank) => ({ statementType: 'withdraw', from: walletCode, to: bank, linked: null }),
  () => bonus('bonus', 'WELCOME50'),
  () => bonus('promotion', 'SUMMER'),
  () => bonus('invite', 'FRIENDS'),
  () => bonus('refund', 'CASHBACK 5%'),
  () => bonus('luckydraw', 'วงล้อนำโชค · ฿50'),
  () => ({ ...bonus('bonus', 'WELCOME50'), statementType: 'finish_bonus', from: 'bonus' }),
]

const statuses = ['SUCCESS', 'SUCCESS', 'SUCCESS', 'SUCCESS', 'FAILED', 'WAITING'] as const

function bonus(kind: 'bonus' | 'promotion' | 'invite' | 'refund' | 'luckydraw', description: string): Sketch {
  return { statementType: 'bonus', from: kind, to: walletCode, linked: { kind, description } }
}

/** Invents the member's past year, oldest row first; it moves no money, as the opening balances already are its result. */
export function seedHistory(state: SandboxState, member: Member, profile: Profile, at: number): void {
  const random = createRandom(Number(member.username))
  const span = Math.min(year, at - member.createdAt)
  for (let age = profile.rows; age > 0; age -= 1) {
    const sketch = sketchOf(random, profile, age)
    addRow(state, {
      ...sketch,
      memberId: member.id,
      amount: amountOf(random, sketch),
      status: age <= kinds.length ? recentStatus(age) : random.pick(statuses),
      createdAt: Math.round(at - hour - (age / profile.rows) ** 2 * (span - 2 * hour)),
      ledgerId: null,
    })
  }
}

/** The rows of the withdrawals that wait; their amounts were opened in the member's held account. */
export function seedWithdrawals(state: SandboxState, member: Member, profile: Profile, at: number): void {
  for (const [index, amount] of (profile.waiting ?? []).entries()) {
    const { id: statementId } = addRow(state, {
      memberId: member.id,
      statementType: 'withdraw',
      from: walletCode,
      to: member.bankAccount?.bank.code ?? 'bank',
      amount,
      status: 'WAITING',
      createdAt: at - hour / 2 + index * 10 * 60 * 1000,
      ledgerId: null,
    })
    state.withdrawals.push({ id: nextId(state, 'wd'), memberId: member.id, amount, statementId })
  }
}

function sketchOf(random: Random, { bankAccount, games }: Profile, age: number): Sketch {
  const [first = 'neko', ...others] = Object.keys(games)
  const game = random.pick([first, ...others])
  const otherGame = [first, ...others, 'koi'].find((code) => code !== game) ?? 'koi'
  const kind = age <= kinds.length ? (kinds[age - 1] ?? kinds[0]) : random.pick(kinds)
  return kind(bankAccount?.bank.code ?? 'GSB', game, otherGame)
}

function recentStatus(age: number): StatementRow['status'] {
  if (age === 4) return 'FAILED'
  return age === 8 ? 'WAITING' : 'SUCCESS'
}

/** Minor units: round baht mostly; the end of a bonus may take money away, which the wire says with a minus. */
function amountOf(random: Random, { statementType }: Sketch): number {
  const baht = random.pick([100, 300, 500, 1000, 2500, 10_000]) * random.integer(1, 4)
  const satang = random.integer(0, 3) === 0 ? random.integer(1, 99) : 0
  const sign = statementType === 'finish_bonus' && random.integer(0, 1) === 0 ? -1 : 1
  return sign * (baht * 100 + satang)
}
