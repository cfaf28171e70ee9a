import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { endBrowser, openChat, playBrowser, playDesk, playDevice, textOf, type Fate } from '../../../../fakes/desk.ts'
import { createRandom } from '../../../../sandbox/random.ts'

let desk: ReturnType<typeof playDesk>
let chat: ReturnType<typeof openChat>

beforeEach(() => {
  playBrowser()
  desk = playDesk()
})
afterEach(() => {
  chat.close()
  endBrowser()
})

const pass = (ms = 1) => vi.advanceTimersByTimeAsync(ms)
const shown = () => chat.snapshot().messages.map(textOf)
const reads = () => desk.bodiesOf('read').length

async function open() {
  chat = openChat(desk, playDevice())
  await pass()
}
/** Support says it, and the socket brings it. */
async function hear(text: string) {
  desk.bring(desk.say(text))
  await pass()
}

describe('after the line was gone', () => {
  it('what was said meanwhile is read from the history', async () => {
    await open()
    await hear('before')
    desk.setLine(false)
    for (let count = 0; count < 35; count += 1) desk.say(`${count}`)
    await pass(30_000)
    expect(chat.snapshot().socket).toBe('lost')
    desk.setLine(true)
    await pass(5_000)
    expect(chat.snapshot().socket).toBe('connected')
    expect(shown()).toEqual(desk.held.map(textOf))
  })

  it('a history that cannot be read is shown and read again', async () => {
    await open()
    desk.setLine(false)
    desk.say('meanwhile')
    desk.decide((name) => (name === 'history' ? 'lose' : 'answer'))
    desk.setLine(true)
    await pass(5_000)
    expect(chat.snapshot().sync).toBe('failed')
    desk.decide(() => 'answer')
    await pass(5_000)
    expect(chat.snapshot().sync).toBe('ready')
    expect(shown()).toEqual(['meanwhile'])
  })

  it('a room that is refused shows as a failed read until it is joined', async () => {
    await open()
    desk.setLine(false)
    desk.refuseRoom()
    expect(chat.snapshot()).toMatchObject({ socket: 'refused', sync: 'failed' })
    desk.setLine(true)
    await pass(5_000)
    expect(chat.snapshot()).toMatchObject({ socket: 'connected', sync: 'ready' })
  })

  it('nothing is looked after while the page is hidden, and everything at once when it is back', async () => {
    await open()
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    desk.drop()
    desk.say('meanwhile')
    const { length } = desk.calls
    await pass(60_000)
    expect(desk.calls).toHaveLength(length)
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await pass()
    expect(chat.snapshot().socket).toBe('connected')
    expect(shown()).toEqual(['meanwhile'])
  })
})

describe('older messages', () => {
  it('come ten at a time until there are none', async () => {
    for (let count = 0; count < 25; count += 1) desk.say(`${count}`)
    await open()
    expect(chat.snapshot()).toMatchObject({ older: 'more', unread: 0 })
    expect(shown()).toHaveLength(10)
    for (let turn = 0; turn < 3; turn += 1) {
      chat.loadOlder()
      expect(chat.snapshot().older).toBe('loading')
      await pass()
    }
    expect(shown()).toEqual(desk.held.map(textOf))
    expect(chat.snapshot().older).toBe('none')
  })

  it('that cannot be read say so and can be read again', async () => {
    for (let count = 0; count < 12; count += 1) desk.say(`${count}`)
    await open()
    desk.decide(() => 'refuse')
    chat.loadOlder()
    await pass()
    expect(chat.snapshot().older).toBe('failed')
    desk.decide(() => 'answer')
    chat.loadOlder()
    await pass()
    expect(shown()).toEqual(desk.held.map(textOf))
  })
})

describe('what the player has not seen', () => {
  it('is counted, announced once, and counts as read when it comes in sight', async () => {
    desk.say('old')
    await open()
    const heard: (string | null)[] = []
    chat.onIncoming((message) => void heard.push(textOf(message)))
    await hear('first')
    desk.say('second')
    await pass(5_000)
    expect(chat.snapshot().unread).toBe(2)
    expect(heard).toEqual(['first', 'second'])
    const { firstUnreadId } = chat.snapshot()
    expect(chat.snapshot().messages.find(({ id }) => id === firstUnreadId)).toMatchObject({
      message: { payload: { message: 'first' } },
    })
    expect(reads()).toBe(0)
    chat.setInSight(true)
    expect(chat.snapshot()).toMatchObject({ unread: 0, firstUnreadId })
    chat.setInSight(false)
    chat.setInSight(true)
    expect(chat.snapshot().firstUnreadId).toBeNull()
    await pass()
    expect(reads()).toBe(1)
  })

  it('is marked as read at most once a second, and only while it is really to be seen', async () => {
    await open()
    chat.setInSight(true)
    for (let count = 0; count < 29; count += 1) {
      await hear(`${count}`)
      await pass(99)
    }
    expect(reads()).toBe(3)
    await pass(1_000)
    expect(reads()).toBe(4)
    await pass(60_000)
    expect(reads()).toBe(4)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await hear('unseen')
    await pass(60_000)
    expect(reads()).toBe(4)
  })

  it('is marked again where marking failed', async () => {
    await open()
    desk.decide((name) => (name === 'read' ? 'lose' : 'answer'))
    chat.setInSight(true)
    await hear('hello')
    desk.decide(() => 'answer')
    await pass(5_000)
    expect(reads()).toBe(2)
    await pass(60_000)
    expect(reads()).toBe(2)
  })
})

describe('a listener', () => {
  it('hears once of all that changes in one go', async () => {
    await open()
    const listener = vi.fn<() => void>()
    const end = chat.subscribe(listener)
    const before = chat.snapshot()
    for (const text of ['a', 'ab', 'abc']) chat.type(text)
    await pass()
    expect(listener).toHaveBeenCalledTimes(1)
    expect(chat.snapshot()).not.toBe(before)
    expect(chat.snapshot()).toBe(chat.snapshot())
    end()
    chat.type('abcd')
    await pass()
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

const each = 2_000
const numberIn = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0])

/** A line on which all goes wrong that can, by chance. */
function breakLine(seed: number) {
  const random = createRandom(seed)
  const chance = (part: number) => random.next() < part
  const fateOf = (name: string): Fate => {
    if (chance(0.85)) return 'answer'
    if (name === 'send' && chance(0.02)) return 'hang'
    return random.pick(['refuse', 'lose', 'loseAnswer'])
  }
  desk.decide(fateOf)
  let waiting: Parameters<typeof desk.bring>[0][] = []
  const bring = (said: (typeof waiting)[number]) => {
    if (chance(0.05)) return
    waiting.push(said)
    // Withheld, then in any order.
    if (chance(0.3)) return
    for (const one of waiting.toSorted(() => random.next() - 0.5)) {
      desk.bring(one)
      if (chance(0.1)) desk.bring(one)
    }
    waiting = []
  }
  return { chance, bring }
}

/** The player sends again what failed or perhaps did not arrive. */
function sendAgain(again: Set<string | null>): void {
  for (const { id, text, delivery } of chat.snapshot().outbox)
    if (delivery === 'failed' || delivery === 'unknown') {
      again.add(text)
      chat.retry(id)
    }
}

describe('2000 messages each way over a line on which everything goes wrong', () => {
  test.each([1, 2])('none is lost, none is there twice, all are in order (%i)', async (seed) => {
    const device = playDevice()
    const again = new Set<string | null>()
    chat = openChat(desk, device)
    const { chance, bring } = breakLine(seed)
    for (let count = 0; count < each; count += 1) {
      bring(desk.say(`support ${count}`))
      chat.write(`player ${count}`)
      if (chance(0.02)) desk.drop()
      if (chance(0.02)) sendAgain(again)
      if (chance(0.005)) {
        chat.close()
        chat = openChat(desk, device)
      }
      await pass(chance(0.05) ? 5_000 : 20)
    }
    desk.decide(() => 'answer')
    for (let turn = 0; turn < 20; turn += 1) {
      await pass(70_000)
      sendAgain(again)
    }
    expect(chat.snapshot()).toMatchObject({ outbox: [], sync: 'ready', socket: 'connected' })
    for (let turn = 0; chat.snapshot().older !== 'none' && turn < each; turn += 1) {
      chat.loadOlder()
      await pass()
    }
    expect(chat.snapshot().messages.map(({ id, ...said }) => (id ? said : null))).toEqual(desk.held)
    const texts = shown()
    const straight = texts.filter((text) => text?.startsWith('player') && !again.has(text))
    expect(straight).toEqual(straight.toSorted((one, other) => numberIn(one) - numberIn(other)))
    for (const side of ['support', 'player'])
      expect(texts.filter((text) => text?.startsWith(side)).toSorted()).toEqual(
        Array.from({ length: each }, (_, count) => `${side} ${count}`).toSorted(),
      )
  })
})
