import { expect, it, test } from 'vitest'
import { randomBytes } from '../../../../src/lib/base64.ts'
import { createRecord, keyByPin, keyBySecret, open, seal, sealKey } from '../../../../src/features/lock/record.ts'

const content = JSON.stringify([['token', 'a-token-of-the-member']])

it('opens with the PIN alone, and holds nothing to read', async () => {
  const { record } = await createRecord('482913', content, 5, 1_000)
  expect(JSON.stringify(record)).not.toMatch(/token|482913/)
  expect(await keyByPin(record, '482914')).toBeNull()
  const key = await keyByPin(record, '482913')
  expect(key && (await open(key, record.content))).toBe(content)
})

it('opens by the secret behind a fingerprint as well, and by no other', async () => {
  const { key, record } = await createRecord('482913', content, 5, 1_000)
  const secret = randomBytes(32)
  const sealed = await sealKey(key, secret)
  expect(await keyBySecret(sealed, randomBytes(32))).toBeNull()
  const found = await keyBySecret(sealed, secret)
  expect(found && (await open(found, record.content))).toBe(content)
})

it('makes each guess cost 600,000 rounds, with a salt for each device', async () => {
  const [one, other] = await Promise.all([createRecord('482913', content, 5), createRecord('482913', content, 5)])
  expect(one.record.rounds).toBeGreaterThanOrEqual(600_000)
  expect(one.record.salt).not.toBe(other.record.salt)
  expect(await keyByPin({ ...one.record, salt: other.record.salt }, '482913')).toBeNull()
})

test('what another lock has encrypted cannot be opened', async () => {
  const [one, other] = await Promise.all(['111111', '222222'].map((pin) => createRecord(pin, content, 5, 1_000)))
  if (!one || !other) throw new Error('no locks')
  await expect(open(one.key, await seal(other.key, 'typed'))).rejects.toBeInstanceOf(DOMException)
})
