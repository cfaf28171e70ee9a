import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectWire } from '../../../src/api/client/client.ts'
import { minimise } from '../../../src/lib/visibility.ts'
import { endSession, startSession } from '../../../src/session/session.ts'
import { ledger } from '../../../src/wallet/ledger/ledger.ts'
import { statementHistory } from '../../../src/wallet/statementHistory.ts'
import { at, row, type Written } from '../../fakes/ledger/made.ts'

let asked: unknown[] = []
let statements: Partial<Written>[] = []

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    const { page, limit } = JSON.parse(String(body)) as { page: number; limit: number }
    asked.push([path, page, limit])
    return Response.json({ total: statements.length, statements: statements.slice((page - 1) * limit, page * limit) })
  })
  connectWire({ token: () => 't1', onSessionEnd: () => undefined, onGone: () => undefined })
  startSession('t1', false)
})
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

const transfer = { statementType: 'transfer', from: 'wallet', to: 'neko', amount: 100 }
const written = (seconds: number, status = 'SUCCESS') => ({ ...transfer, status, createdAt: at(seconds) })
const page = (number: number) => ['/api/statement', number, 10]

it('the statement is read ten rows at a time, and is forgotten with the session', async () => {
  statements = [written(0)]
  expect(await ledger.refresh()).toMatchObject({ total: 1, rows: [row(written(0))], isComplete: true })
  expect(asked).toEqual([page(1)])
  endSession()
  expect(ledger.reading()).toBeNull()
})

it('a hidden page does not ask for the statement before it is shown', async () => {
  statements = [written(0)]
  minimise(true)
  const read = ledger.refresh()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(asked).toEqual([])
  minimise(false)
  expect(await read).toMatchObject({ total: 1 })
})

it('reads the whole history once, later only rows that may have changed, and forgets it with the session', async () => {
  const done = Array.from({ length: 10 }, (_, index) => written(-index))
  const read = async (status: string) => {
    asked = []
    statements = [...done, written(-60, status)]
    statementHistory.read()
    await vi.waitFor(() => expect(statementHistory.state().status).toBe('complete'))
    expect(statementHistory.state().rows).toEqual(statements.map(row))
    return asked
  }
  expect(await read('WAITING')).toEqual([1, 2, 1].map(page))
  expect(await read('SUCCESS')).toEqual([1, 2, 1].map(page))
  expect(await read('SUCCESS')).toEqual([page(1)])
  endSession()
  expect(statementHistory.state()).toMatchObject({ status: 'idle', rows: [] })
})
