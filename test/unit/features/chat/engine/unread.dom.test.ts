import { describe, expect, it, vi } from 'vitest'
import { textOf, type Fate, useFakeChat } from '../../../../fakes/desk.ts'

const fake = useFakeChat()
const { pass, shown, openAnew, receive } = fake

const longMs = 600_000
const marks = () => fake.desk.bodiesOf('read').length

/** Lets each mark end like this. */
const end = (fate: Fate) => fake.desk.decide((name) => (name === 'read' ? fate : 'answer'))

/** How many marks come in this time. */
async function marksDuring(ms: number): Promise<number> {
  const before = marks()
  await pass(ms)
  return marks() - before
}

describe('an unseen message', () => {
  it('is counted, announced once, and counts as read when it becomes visible', async () => {
    fake.desk.say('old')
    await openAnew()
    const announced: (string | null)[] = []
    fake.chat.onIncoming((message) => void announced.push(textOf(message)))
    await receive('first')
    fake.desk.say('second')
    await pass(5_000)
    expect(fake.chat.snapshot().unread).toBe(2)
    expect(announced).toEqual(['first', 'second'])
    const { firstUnreadId } = fake.chat.snapshot()
    expect(fake.chat.snapshot().messages.find(({ id }) => id === firstUnreadId)).toMatchObject({
      message: { payload: { message: 'first' } },
    })
    expect(marks()).toBe(0)
    fake.chat.setInSight(true)
    expect(fake.chat.snapshot()).toMatchObject({ unread: 0, firstUnreadId })
    await receive('third')
    expect(fake.chat.snapshot().unread).toBe(0)
    fake.chat.setInSight(false)
    fake.chat.setInSight(true)
    expect(fake.chat.snapshot().firstUnreadId).toBeNull()
    await pass()
    expect(marks()).toBe(1)
  })

  it('is counted although the server inserts it between known ones', async () => {
    for (const text of ['1', '2', '3', '4']) {
      fake.desk.say(text)
      await pass(1_000)
    }
    await openAnew()
    const late = { ...fake.desk.say('late'), createdAt: fake.desk.history[2]?.createdAt ?? '' }
    fake.desk.history.splice(2, 3, late, ...fake.desk.history.slice(2, 4))
    fake.desk.deliver(late)
    await pass(10_000)
    expect(shown()).toEqual(['1', '2', 'late', '3', '4'])
    expect(fake.chat.snapshot().unread).toBe(1)
  })

  it('that was missed stands below the divider, although one after it came first', async () => {
    fake.desk.say('old')
    await openAnew()
    fake.desk.setOnline(false)
    fake.desk.say('missed')
    fake.desk.delay(() => 500)
    fake.desk.setOnline(true)
    window.dispatchEvent(new Event('online'))
    await pass(600)
    await receive('live')
    await pass(20_000)
    const { messages, unread, firstUnreadId } = fake.chat.snapshot()
    expect(unread).toBe(2)
    expect(messages.filter(({ id }) => id === firstUnreadId).map(textOf)).toEqual(['missed'])
  })

  it('is marked as read at most once a second, and only while the page is visible', async () => {
    fake.chat.setInSight(true)
    for (let count = 0; count < 29; count += 1) {
      await receive(`${count}`)
      await pass(99)
    }
    expect(marks()).toBe(3)
    await pass(1_000)
    expect(marks()).toBe(4)
    await pass(60_000)
    expect(marks()).toBe(4)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await receive('unseen')
    await pass(60_000)
    expect(marks()).toBe(4)
  })

  it('is marked again if marking failed', async () => {
    end('lose')
    fake.chat.setInSight(true)
    await receive('hello')
    fake.desk.decide(() => 'answer')
    await pass(5_000)
    expect(marks()).toBe(2)
    await pass(60_000)
    expect(marks()).toBe(2)
  })
})

describe('a read mark', () => {
  /** A message comes into sight, and is marked. */
  async function see(text: string) {
    fake.chat.setInSight(true)
    fake.desk.deliver(fake.desk.say(text))
    await pass(1_000)
  }

  it('is not retried after a refusal until the next message comes', async () => {
    end('refuse')
    await see('one')
    expect(await marksDuring(longMs)).toBe(0)
    fake.desk.decide(() => 'answer')
    await see('two')
    expect(marks()).toBe(2)
  })

  it('is retried after a refusal when the player comes back to the chat', async () => {
    end('refuse')
    await see('one')
    await pass(10_000)
    fake.desk.decide(() => 'answer')
    fake.chat.setInSight(false)
    fake.chat.setInSight(true)
    await pass()
    expect(marks()).toBe(2)
    expect(await marksDuring(longMs)).toBe(0)
  })

  it('without an answer is retried when the connection is back', async () => {
    end('hang')
    await see('one')
    expect(await marksDuring(longMs)).toBe(0)
    fake.desk.decide(() => 'answer')
    window.dispatchEvent(new Event('online'))
    await pass(1_000)
    expect(marks()).toBe(2)
  })

  it('that does not arrive is retried after growing pauses', async () => {
    end('lose')
    await see('one')
    expect(await marksDuring(longMs)).toBeLessThanOrEqual(25)
    fake.desk.decide(() => 'answer')
    await pass(60_000)
    expect(await marksDuring(longMs)).toBe(0)
  })
})
