import { expect, it } from 'vitest'
import { readPass } from '../../../../src/wallet/ledger/pass.ts'
import { at, row } from '../../../fakes/ledger/made.ts'

it.each([1, 2, 3])('a pass whose session ends while page request %i is on its way reports nothing', async (last) => {
  let requests = 0
  const ask = async (page: number) => {
    requests += 1
    return requests < last ? { total: 2, rows: [row({ createdAt: at(-page) })], askedAt: 0 } : null
  }
  expect(await readPass({ ask, pageSize: 1, known: null, reach: Date.parse(at(-9)) })).toBeNull()
  expect(requests).toBe(last)
})
