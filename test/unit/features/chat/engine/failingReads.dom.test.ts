import { describe, expect, it, test } from 'vitest'
import { type Fate, useFakeChat } from '../../../../fakes/desk.ts'

const fake = useFakeChat()
const { pass, shown } = fake

const longMs = 600_000
const reads = () => fake.desk.bodiesOf('history').length
const marks = () => fake.desk.bodiesOf('read').length

/** Lets each read or each mark end like this. */
const end = (failing: 'history' | 'read', fate: Fate) =>
  fake.desk.decide((name) => (name === failing ? fate : 'answer'))

/** Counts the calls of some minutes. */
async function during(ms: number, count: () => number): Promise<number> {
  const before = count()
  await pass(ms)
  return count() - before
}

describe('a history of messages', () => {
  test.each(['refuse', 'hang'] as const)(
    'whose read ends with %s is not read again until the player asks, though its messages are visible',
    async (fate) => {
      fake.chat.setInSight(true)
      fake.desk.setOnline(false)
      fake.desk.say('meanwhile')
      end('history', fate)
      expect(await during(longMs, reads)).toBe(1)
      expect(fake.chat.snapshot().sync).toBe('failed')
      fake.desk.decide(() => 'answer')
      fake.chat.refresh()
      await pass()
      expect(shown()).toEqual(['meanwhile'])
    },
  )

  it('that was refused is read again when the connection is back, and normally from then on', async () => {
    end('history', 'refuse')
    fake.chat.refresh()
    await pass(60_000)
    fake.desk.drop()
    fake.desk.say('meanwhile')
    fake.desk.decide(() => 'answer')
    await pass(5_000)
    expect(shown()).toEqual(['meanwhile'])
    fake.chat.setInSight(true)
    fake.desk.setOnline(false)
    expect(await during(60_000, reads)).toBeGreaterThan(10)
  })

  it('that was refused is read again when the player sends a message again', async () => {
    fake.desk.decide((name) => (name === 'send' ? 'lose' : 'answer'))
    fake.chat.write('1')
    await pass(30_000)
    end('history', 'refuse')
    await pass(60_000)
    fake.desk.decide(() => 'answer')
    fake.chat.retry(fake.chat.snapshot().outbox[0]?.id ?? '')
    await pass()
    expect(shown()).toEqual(['1'])
  })

  it.each(['refuse', 'hang'] as const)(
    'whose first read ends with %s is read again when the player writes, and the message leaves',
    async (fate) => {
      end('history', fate)
      await fake.reload()
      await pass(longMs)
      expect(fake.chat.snapshot().sync).toBe('failed')
      fake.desk.decide(() => 'answer')
      fake.chat.write('1')
      await pass(10_000)
      expect(fake.atServer()).toEqual(['1'])
      expect(shown()).toEqual(['1'])
    },
  )

  it('that cannot be reached is retried after growing pauses, and at once when the device is online again', async () => {
    end('history', 'lose')
    fake.chat.refresh()
    expect(await during(60_000, reads)).toBeLessThanOrEqual(5)
    expect(await during(longMs, reads)).toBeLessThanOrEqual(25)
    fake.desk.say('meanwhile')
    fake.desk.decide(() => 'answer')
    window.dispatchEvent(new Event('online'))
    await pass()
    expect(shown()).toEqual(['meanwhile'])
  })

  test.each(['answer', 'lose'] as const)('of a room that refuses the player is not requested (%s)', async (fate) => {
    fake.chat.setInSight(true)
    end('history', fate)
    fake.desk.refuseSocket()
    fake.chat.refresh()
    fake.desk.refuseSocket()
    await pass()
    expect(await during(longMs, reads)).toBe(0)
  })
})

describe('a read mark', () => {
  /** A message comes into sight, and is marked. */
  async function receive(text: string) {
    fake.chat.setInSight(true)
    fake.desk.deliver(fake.desk.say(text))
    await pass(1_000)
  }

  it('is not retried after a refusal until the next message comes', async () => {
    end('read', 'refuse')
    await receive('one')
    expect(await during(longMs, marks)).toBe(0)
    fake.desk.decide(() => 'answer')
    await receive('two')
    expect(marks()).toBe(2)
  })

  it('is retried after a refusal when the player comes back to the chat', async () => {
    end('read', 'refuse')
    await receive('one')
    await pass(10_000)
    fake.desk.decide(() => 'answer')
    fake.chat.setInSight(false)
    fake.chat.setInSight(true)
    await pass()
    expect(marks()).toBe(2)
    expect(await during(longMs, marks)).toBe(0)
  })

  it('without an answer is retried when the connection is back', async () => {
    end('read', 'hang')
    await receive('one')
    expect(await during(longMs, marks)).toBe(0)
    fake.desk.decide(() => 'answer')
    window.dispatchEvent(new Event('online'))
    await pass(1_000)
    expect(marks()).toBe(2)
  })

  it('that does not arrive is retried after growing pauses', async () => {
    end('read', 'lose')
    await receive('one')
    expect(await during(longMs, marks)).toBeLessThanOrEqual(25)
    fake.desk.decide(() => 'answer')
    await pass(60_000)
    expect(await during(longMs, marks)).toBe(0)
  })
})
