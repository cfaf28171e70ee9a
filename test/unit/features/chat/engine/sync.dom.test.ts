import { describe, expect, it, test, vi } from 'vitest'
import { textOf, type Fate, useFakeChat } from '../../../../fakes/desk.ts'

const fake = useFakeChat()
const { pass, shown, openAnew, receive } = fake

const longMs = 600_000
const reads = () => fake.desk.bodiesOf('history').length

/** Lets each read end like this. */
const end = (fate: Fate) => fake.desk.decide((name) => (name === 'history' ? fate : 'answer'))

/** How many reads come in this time. */
async function readsDuring(ms: number): Promise<number> {
  const before = reads()
  await pass(ms)
  return reads() - before
}

describe('a lost connection', () => {
  it('reads missed messages from the history', async () => {
    await receive('before')
    fake.desk.setOnline(false)
    for (let count = 0; count < 35; count += 1) fake.desk.say(`${count}`)
    await pass(30_000)
    expect(fake.chat.snapshot().socket).toBe('lost')
    fake.desk.setOnline(true)
    await pass(5_000)
    expect(fake.chat.snapshot().socket).toBe('connected')
    expect(shown()).toEqual(fake.desk.history.map(textOf))
  })

  it('reads a history again that could not be read, and shows the failure', async () => {
    fake.desk.setOnline(false)
    fake.desk.say('meanwhile')
    end('lose')
    fake.desk.setOnline(true)
    await pass(5_000)
    expect(fake.chat.snapshot().sync).toBe('failed')
    fake.desk.decide(() => 'answer')
    await pass(5_000)
    expect(fake.chat.snapshot().sync).toBe('ready')
    expect(shown()).toEqual(['meanwhile'])
  })

  it('that was refused shows as a failed read, and is not retried until the player asks', async () => {
    fake.desk.setOnline(false)
    fake.desk.refuseSocket()
    expect(fake.chat.snapshot()).toMatchObject({ socket: 'refused', sync: 'failed' })
    fake.desk.setOnline(true)
    await pass(600_000)
    expect(fake.chat.snapshot()).toMatchObject({ socket: 'refused', sync: 'failed' })
    fake.chat.refresh()
    await pass(1_000)
    expect(fake.chat.snapshot()).toMatchObject({ socket: 'connected', sync: 'ready' })
  })

  it('checks nothing while the page is hidden, and everything at once when it is visible again', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    fake.desk.drop()
    fake.desk.say('meanwhile')
    const { length } = fake.desk.calls
    await pass(60_000)
    expect(fake.desk.calls).toHaveLength(length)
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await pass()
    expect(fake.chat.snapshot().socket).toBe('connected')
    expect(shown()).toEqual(['meanwhile'])
  })
})

it('older messages come ten at a time until there are none', async () => {
  for (let count = 0; count < 25; count += 1) fake.desk.say(`${count}`)
  await openAnew()
  expect(fake.chat.snapshot()).toMatchObject({ older: 'more', unread: 0 })
  expect(shown()).toHaveLength(10)
  for (let turn = 0; turn < 3; turn += 1) {
    fake.chat.loadOlder()
    expect(fake.chat.snapshot().older).toBe('loading')
    await pass()
  }
  expect(shown()).toEqual(fake.desk.history.map(textOf))
  expect(fake.chat.snapshot().older).toBe('none')
})

describe('a history of messages', () => {
  test.each(['refuse', 'hang'] as const)(
    'whose read ends with %s is not read again until the player asks, though its messages are visible',
    async (fate) => {
      fake.chat.setInSight(true)
      fake.desk.setOnline(false)
      fake.desk.say('meanwhile')
      end(fate)
      expect(await readsDuring(longMs)).toBe(1)
      expect(fake.chat.snapshot().sync).toBe('failed')
      fake.desk.decide(() => 'answer')
      fake.chat.refresh()
      await pass()
      expect(shown()).toEqual(['meanwhile'])
    },
  )

  it('that was refused is read again when the connection is back, and normally from then on', async () => {
    end('refuse')
    fake.chat.refresh()
    await pass(60_000)
    fake.desk.drop()
    fake.desk.say('meanwhile')
    fake.desk.decide(() => 'answer')
    await pass(5_000)
    expect(shown()).toEqual(['meanwhile'])
    fake.chat.setInSight(true)
    fake.desk.setOnline(false)
    expect(await readsDuring(60_000)).toBeGreaterThan(10)
  })

  it('that was refused is read again when the player sends a message again', async () => {
    fake.desk.decide((name) => (name === 'send' ? 'lose' : 'answer'))
    fake.chat.write('1')
    await pass(30_000)
    end('refuse')
    await pass(60_000)
    fake.desk.decide(() => 'answer')
    fake.chat.retry(fake.chat.snapshot().outbox[0]?.id ?? '')
    await pass()
    expect(shown()).toEqual(['1'])
  })

  it.each(['refuse', 'hang'] as const)(
    'whose first read ends with %s is read again when the player writes, and the message leaves',
    async (fate) => {
      end(fate)
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
    end('lose')
    fake.chat.refresh()
    expect(await readsDuring(60_000)).toBeLessThanOrEqual(5)
    expect(await readsDuring(longMs)).toBeLessThanOrEqual(25)
    fake.desk.say('meanwhile')
    fake.desk.decide(() => 'answer')
    window.dispatchEvent(new Event('online'))
    await pass()
    expect(shown()).toEqual(['meanwhile'])
  })

  test.each(['answer', 'lose'] as const)('of a room that refuses the player is not requested (%s)', async (fate) => {
    fake.chat.setInSight(true)
    end(fate)
    fake.desk.refuseSocket()
    fake.chat.refresh()
    fake.desk.refuseSocket()
    await pass()
    expect(await readsDuring(longMs)).toBe(0)
  })
})
