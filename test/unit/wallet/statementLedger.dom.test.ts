import { afterEach, expect, it, vi } from 'vitest'
import { connectWire } from '../../../src/api/client/client.ts'
import { endSession, startSession } from '../../../src/session/session.ts'
import { ledger } from '../../../src/wallet/statementLedger.ts'
import { row, type Written } from '../../fakes/ledger/made.ts'

afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

it('the statement is read ten rows at a time, and is forgotten with the session', async () => {
  const asked: unknown[] = []
  const written: Partial<Written> = {
    statementType: 'transfer',
    from: 'wallet',
    to: 'neko',
    amount: 100,
    status: 'SUCCESS',
    createdAt: '2026-02-03T10:00:00.000Z',
  }
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    asked.push([path, JSON.parse(String(body))])
    return Response.json({ total: 1, statements: [written] })
  })
  connectWire({ token: () => 't1', onSessionEnd: () => undefined, onGone: () => undefined })
  startSession('t1', false)
  expect(await ledger.refresh()).toMatchObject({ total: 1, rows: [row(written)], isComplete: true })
  expect(asked).toEqual([['/api/statement', { page: 1, limit: 10 }]])
  endSession()
  expect(ledger.reading()).toBeNull()
})
