import { expect, it } from 'vitest'
import { createRecord, openByPin, openBySecret, sealBySecret } from '../../../../src/features/lock/record.ts'
import { randomBytes } from '../../../../src/lib/base64.ts'

const token = 'a-token-of-the-member'
const create = () => createRecord('mark', '482913', token, 5)

it('opens with the PIN alone, and holds nothing to read', async () => {
  const record = await create()
  expect(JSON.stringify(record)).not.toMatch(/a-token|482913/)
  expect(await openByPin(record, '482914')).toBeNull()
  expect(await openByPin(record, '482913')).toBe(token)
})

it('opens by the secret behind a fingerprint as well, and by no other', async () => {
  const secret = randomBytes(32)
  const sealed = await sealBySecret(secret, token)
  expect(await openBySecret(randomBytes(32), sealed)).toBeNull()
  expect(await openBySecret(secret, sealed)).toBe(token)
})

it('makes each guess cost 600,000 rounds, with a salt for each device', async () => {
  const [one, other] = await Promise.all([create(), create()])
  expect(one.rounds).toBeGreaterThanOrEqual(600_000)
  expect(one.salt).not.toBe(other.salt)
  expect(await openByPin({ ...one, salt: other.salt }, '482913')).toBeNull()
})
