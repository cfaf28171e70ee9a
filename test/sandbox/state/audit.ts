import { house } from './ledger.ts'
import type { SandboxState, StatementRow, Transaction } from './state.ts'

/** The result of proving the books; `totalMinor` is the sum of all balances and 0 when nothing was made or lost. */
export interface AuditReport {
  ok: boolean
  problems: string[]
  totalMinor: number
  transactions: number
}

/** Proves that no money was made or lost, that balances are the sums of their entries and that the statement tells the truth. */
export function auditState(state: SandboxState): AuditReport {
  const totalMinor = Object.values(state.balances).reduce((sum, balance) => sum + balance, 0)
  const problems = [
    ...unbalanced(state.transactions),
    ...wrongBalances(state),
    ...wrongHolds(state),
    ...wrongRows(state),
    ...(totalMinor === 0 ? [] : [`all balances together are ${totalMinor}, not 0`]),
  ]
  return { ok: problems.length === 0, problems, totalMinor, transactions: state.transactions.length }
}

function unbalanced(transactions: Transaction[]): string[] {
  return transactions.filter((transaction) => !isBalanced(transaction)).map(({ id }) => `${id} does not balance`)
}

function isBalanced({ entries: [a, b] }: Transaction): boolean {
  return Number.isSafeInteger(a.amount) && a.amount + b.amount === 0 && a.account !== b.account
}

function wrongBalances({ transactions, balances }: SandboxState): string[] {
  const sums = new Map<string, number>()
  for (const { account, amount } of transactions.flatMap(({ entries }) => entries))
    sums.set(account, (sums.get(account) ?? 0) + amount)
  const accounts = [...new Set([...sums.keys(), ...Object.keys(balances)])]
  const kept = (account: string) => balances[account] ?? 0
  const isNegative = (account: string) => kept(account) < 0 && account !== house
  const isWrong = (account: string) => kept(account) !== (sums.get(account) ?? 0)
  return [
    ...accounts.filter(isWrong).map((account) => `${account} is kept as ${kept(account)}, not the sum of its entries`),
    ...accounts.filter(isNegative).map((account) => `${account} is negative: ${kept(account)}`),
  ]
}

function wrongHolds(state: SandboxState): string[] {
  return state.members.flatMap(({ id }) => {
    const waiting = state.withdrawals.filter(({ memberId }) => memberId === id)
    const sum = waiting.reduce((total, { amount }) => total + amount, 0)
    const held = state.balances[`held:${id}`] ?? 0
    return held === sum ? [] : [`held:${id} is ${held} but the waiting withdrawals make ${sum}`]
  })
}

function wrongRows(state: SandboxState): string[] {
  const transactions = new Map(state.transactions.map((transaction) => [transaction.id, transaction]))
  const isBacked = (row: StatementRow) => {
    if (isFailedDeposit(row)) return row.ledgerId === null
    const transaction = row.ledgerId === null ? undefined : transactions.get(row.ledgerId)
    return transaction !== undefined && transaction.entries[1].amount === Math.abs(row.amount)
  }
  return state.statements
    .slice(state.seededRows)
    .filter((row) => !isBacked(row))
    .map(({ id }) => `statement row ${id} has no transaction of its amount`)
}

/** The one kind of row that moves no money: what never arrived was never held. */
function isFailedDeposit({ statementType, status }: StatementRow): boolean {
  return statementType === 'deposit' && status === 'FAILED'
}
