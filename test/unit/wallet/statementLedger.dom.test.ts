import { afterEach, expect, it, vi } from 'vitest'
import { connectWire } from '../../../src/api/client.ts'
import { lastReadTurn, noteTurn } from '../../../src/wallet/readTurns.ts'
import { endSession, startSession } from '../../../src/session/session.ts'
import { ledger } from '../../../src/wallet/statementLedger.ts'
import { row } from '../../fakes/ledger/made.ts'

afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

it('the statement is read ten rows at a time, has been looked at then, and is forgotten with the session', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    asked.push([path, JSON.parse(String(body))])
    return Response.json({ total: 1, statements: [{ ...row(), amount: 100 }] })
  })
  connectWire({ token: () => 't1', onSessionEnd: () => undefined, onGone: () => undefined })
  startSession('t1', false)
  await noteTurn('wallet', async () => 'answer')
  expect(await ledger.refresh()).toMatchObject({ total: 1, rows: [row()], isComplete: true })
  expect(asked).toEqual([['/api/statement', { page: 1, limit: 10 }]])
  expect(lastReadTurn()).toBeGreaterThan(0)
  endSession()
  expect(ledger.reading()).toBeNull()
})
