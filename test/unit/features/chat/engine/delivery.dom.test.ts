import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { restoreBrowser, openChat, fakeBrowser, fakeDesk, fakeDevice, textOf } from '../../../../fakes/desk.ts'

let desk: ReturnType<typeof fakeDesk>
let chat: ReturnType<typeof openChat>

beforeEach(() => {
  fakeBrowser()
  desk = fakeDesk()
})
afterEach(() => {
  chat.close()
  restoreBrowser()
})

const pass = (ms = 1) => vi.advanceTimersByTimeAsync(ms)
const shown = () => chat.snapshot().messages.map(textOf)
const reads = () => desk.bodiesOf('read').length

async function open() {
  chat = openChat(desk, fakeDevice())
  await pass()
}
/** Support writes a message, and the socket delivers it. */
async function receive(text: string) {
  desk.deliver(desk.say(text))
  await pass()
}

describe('a lost connection', () => {
  it('reads missed messages from the history', async () => {
    await open()
    await receive('before')
    desk.setOnline(false)
    for (let count = 0; count < 35; count += 1) desk.say(`${count}`)
    await pass(30_000)
    expect(chat.snapshot().socket).toBe('lost')
    desk.setOnline(true)
    await pass(5_000)
    expect(chat.snapshot().socket).toBe('connected')
    expect(shown()).toEqual(desk.history.map(textOf))
  })

  it('reads a history again that could not be read, and shows the failure', async () => {
    await open()
    desk.setOnline(false)
    desk.say('meanwhile')
    desk.decide((name) => (name === 'history' ? 'lose' : 'answer'))
    desk.setOnline(true)
    await pass(5_000)
    expect(chat.snapshot().sync).toBe('failed')
    desk.decide(() => 'answer')
    await pass(5_000)
    expect(chat.snapshot().sync).toBe('ready')
    expect(shown()).toEqual(['meanwhile'])
  })

  it('that was refused shows as a failed read, and is not retried until the player asks', async () => {
    await open()
    desk.setOnline(false)
    desk.refuseSocket()
    expect(chat.snapshot()).toMatchObject({ socket: 'refused', sync: 'failed' })
    desk.setOnline(true)
    await pass(600_000)
    expect(chat.snapshot()).toMatchObject({ socket: 'refused', sync: 'failed' })
    chat.refresh()
    await pass(1_000)
    expect(chat.snapshot()).toMatchObject({ socket: 'connected', sync: 'ready' })
  })

  it('checks nothing while the page is hidden, and everything at once when it is visible again', async () => {
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

it('older messages come ten at a time until there are none', async () => {
  for (let count = 0; count < 25; count += 1) desk.say(`${count}`)
  await open()
  expect(chat.snapshot()).toMatchObject({ older: 'more', unread: 0 })
  expect(shown()).toHaveLength(10)
  for (let turn = 0; turn < 3; turn += 1) {
    chat.loadOlder()
    expect(chat.snapshot().older).toBe('loading')
    await pass()
  }
  expect(shown()).toEqual(desk.history.map(textOf))
  expect(chat.snapshot().older).toBe('none')
})

describe('an unseen message', () => {
  it('is counted, announced once, and counts as read when it becomes visible', async () => {
    desk.say('old')
    await open()
    const announced: (string | null)[] = []
    chat.onIncoming((message) => void announced.push(textOf(message)))
    await receive('first')
    desk.say('second')
    await pass(5_000)
    expect(chat.snapshot().unread).toBe(2)
    expect(announced).toEqual(['first', 'second'])
    const { firstUnreadId } = chat.snapshot()
    expect(chat.snapshot().messages.find(({ id }) => id === firstUnreadId)).toMatchObject({
      message: { payload: { message: 'first' } },
    })
    expect(reads()).toBe(0)
    chat.setInSight(true)
    expect(chat.snapshot()).toMatchObject({ unread: 0, firstUnreadId })
    await receive('third')
    expect(chat.snapshot().unread).toBe(0)
    chat.setInSight(false)
    chat.setInSight(true)
    expect(chat.snapshot().firstUnreadId).toBeNull()
    await pass()
    expect(reads()).toBe(1)
  })

  it('is counted although the server inserts it between known ones', async () => {
    for (const text of ['1', '2', '3', '4']) {
      desk.say(text)
      await pass(1_000)
    }
    await open()
    const late = { ...desk.say('late'), createdAt: desk.history[2]?.createdAt ?? '' }
    desk.history.splice(2, 3, late, ...desk.history.slice(2, 4))
    desk.deliver(late)
    await pass(10_000)
    expect(shown()).toEqual(['1', '2', 'late', '3', '4'])
    expect(chat.snapshot().unread).toBe(1)
  })

  it('that was missed stands below the divider, although one after it came first', async () => {
    desk.say('old')
    await open()
    desk.setOnline(false)
    desk.say('missed')
    desk.delay(() => 500)
    desk.setOnline(true)
    window.dispatchEvent(new Event('online'))
    await pass(600)
    await receive('live')
    await pass(20_000)
    const { messages, unread, firstUnreadId } = chat.snapshot()
    expect(unread).toBe(2)
    expect(messages.filter(({ id }) => id === firstUnreadId).map(textOf)).toEqual(['missed'])
  })

  it('is marked as read at most once a second, and only while the page is visible', async () => {
    await open()
    chat.setInSight(true)
    for (let count = 0; count < 29; count += 1) {
      await receive(`${count}`)
      await pass(99)
    }
    expect(reads()).toBe(3)
    await pass(1_000)
    expect(reads()).toBe(4)
    await pass(60_000)
    expect(reads()).toBe(4)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await receive('unseen')
    await pass(60_000)
    expect(reads()).toBe(4)
  })

  it('is marked again if marking failed', async () => {
    await open()
    desk.decide((name) => (name === 'read' ? 'lose' : 'answer'))
    chat.setInSight(true)
    await receive('hello')
    desk.decide(() => 'answer')
    await pass(5_000)
    expect(reads()).toBe(2)
    await pass(60_000)
    expect(reads()).toBe(2)
  })
})

describe('a listener', () => {
  it('is called after a change until it is removed', async () => {
    await open()
    const listener = vi.fn<() => void>()
    const end = chat.subscribe(listener)
    const before = chat.snapshot()
    chat.type('abc')
    expect(listener).toHaveBeenCalledTimes(1)
    expect(chat.snapshot()).not.toBe(before)
    expect(chat.snapshot()).toBe(chat.snapshot())
    end()
    chat.type('abcd')
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
