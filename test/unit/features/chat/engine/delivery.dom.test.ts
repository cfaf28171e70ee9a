import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { connectWire } from '../../../../../src/api/client/client.ts'
import { settings } from '../../../../../src/lib/settings/settings.ts'
import { type Fate, useFakeChat } from '../../../../fakes/desk.ts'

const fake = useFakeChat()
const { pass, reload, atServer, shown, outbox } = fake

/** Sets the results of the next sends in order. Later sends and other calls are answered. */
const sends = (...fates: Fate[]) =>
  fake.desk.decide((name, count) => (name === 'send' ? (fates[count - 1] ?? 'answer') : 'answer'))

const nobody = { token: () => null, onSessionEnd: () => undefined, onGone: () => undefined }
afterEach(() => connectWire(nobody))
beforeEach(() => onSessionEnd.mockClear())

const onSessionEnd = vi.fn<() => void>(() => {
  connectWire(nobody)
  fake.chat.close()
})

/** Signs somebody in, whose chat is closed when the session ends, as the page does. */
const logIn = () => connectWire({ ...nobody, token: () => 'token', onSessionEnd })

describe('a message that meets the end of the session', () => {
  it('waits for the next session, before those that were written later', async () => {
    logIn()
    sends('expire')
    fake.chat.write('1')
    fake.chat.write('2')
    await vi.waitFor(() => expect(onSessionEnd).toHaveBeenCalled())
    await pass()
    logIn()
    await reload()
    await pass(1_000)
    expect(atServer()).toEqual(['1', '2'])
    expect(outbox()).toEqual([])
  })

  it('waits as well if another call found the end before', async () => {
    logIn()
    fake.desk.delay(() => 1_000)
    sends('expire')
    fake.chat.write('1')
    fake.chat.write('2')
    await pass(100)
    connectWire(nobody)
    fake.chat.close()
    await pass(5_000)
    fake.desk.delay(() => 0)
    logIn()
    await reload()
    await pass(1_000)
    expect(atServer()).toEqual(['1', '2'])
    expect(outbox()).toEqual([])
  })

  it('is searched for if the next page began with it before the refusal came', async () => {
    fake.desk.delay(() => 1_000)
    sends('expire')
    fake.chat.write('1')
    await pass(100)
    await reload()
    await pass(60_000)
    expect(outbox()).toEqual(['1 unknown'])
    await reload()
    await pass(60_000)
    expect(outbox()).toEqual(['1 unknown'])
    expect(fake.desk.bodiesOf('send')).toHaveLength(1)
  })
})

describe('a guest’s message that meets the end of the service', () => {
  it('is sent once the service is back, without a reload', async () => {
    let isGone = true
    fake.desk.decide(() => (isGone ? 'gone' : 'answer'))
    fake.chat.write('1')
    await pass(60_000)
    expect(outbox()).toEqual(['1 waiting'])
    expect(fake.desk.bodiesOf('send')).toHaveLength(1)
    isGone = false
    await pass(120_000)
    expect(atServer()).toEqual(['1'])
    expect(outbox()).toEqual([])
  })
})

describe('a message to a backend that repeats its answer to a known key', () => {
  beforeEach(() => void Object.assign(settings, { VITE_IDEMPOTENCY: true }))
  afterEach(() => void Object.assign(settings, { VITE_IDEMPOTENCY: null }))

  const keys = () => fake.desk.calls.filter(({ name }) => name === 'send').map(({ key }) => key)
  const itemId = () => fake.chat.snapshot().outbox[0]?.id ?? ''

  it('has a new key when it is sent again after a refusal, also after a reload', async () => {
    sends('refuse', 'refuse')
    fake.chat.write('1')
    await pass()
    fake.chat.retry(itemId())
    await pass()
    await reload()
    fake.chat.retry(itemId())
    await pass()
    expect(atServer()).toEqual(['1'])
    expect(keys()[0]).not.toBeNull()
    expect(new Set(keys()).size).toBe(3)
  })

  it('has a new key in the next session if the last one ended', async () => {
    logIn()
    sends('expire')
    fake.chat.write('1')
    await vi.waitFor(() => expect(onSessionEnd).toHaveBeenCalled())
    await pass()
    logIn()
    await reload()
    await pass(1_000)
    expect(atServer()).toEqual(['1'])
    expect(new Set(keys()).size).toBe(2)
  })

  it('keeps its key if it has no answer, even after a refusal and a reload', async () => {
    sends('refuse', 'lose', 'lose')
    fake.chat.write('1')
    await pass()
    fake.chat.retry(itemId())
    await pass(20_000)
    fake.chat.retry(itemId())
    await pass(20_000)
    await reload()
    await pass(20_000)
    expect(outbox()).toEqual(['1 unknown'])
    fake.chat.retry(itemId())
    await pass(1_000)
    expect(atServer()).toEqual(['1'])
    const [refused, ...rest] = keys()
    expect(rest).toEqual([rest[0], rest[0], rest[0]])
    expect(rest[0]).not.toBe(refused)
  })
})

describe('a file', () => {
  const picture = new File([new Uint8Array(64)], 'slip.png', { type: 'image/png' })

  it('is uploaded, then sent in its turn, although the text after it needs no upload', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fake.chat.sendFile(picture)
    fake.chat.write('see above')
    await pass()
    onLine.mockReturnValue(true)
    await pass(5_000)
    expect(fake.desk.calls.map(({ name }) => name).filter((name) => name !== 'history')).toEqual([
      'upload',
      'send',
      'send',
    ])
    expect(fake.desk.history[0]?.message).toMatchObject({
      message_type: 'media',
      payload: { fileType: 'image/png', name: 'slip.png' },
    })
    expect(shown()).toEqual([null, 'see above'])
  })

  it('is cancelled when the player removes it, and the next message is sent', async () => {
    fake.desk.decide((name) => (name === 'upload' ? 'hang' : 'answer'))
    fake.chat.sendFile(picture)
    fake.chat.write('next')
    await pass()
    const [file] = fake.chat.snapshot().outbox
    expect(file).toMatchObject({ delivery: 'uploading_file', file: { name: 'slip.png', type: 'image/png' } })
    fake.chat.discard(file?.id ?? '')
    await pass()
    expect(atServer()).toEqual(['next'])
    expect(outbox()).toEqual([])
  })

  test.each(['lose', 'loseAnswer', 'refuse'] as const)(
    'whose upload ends with %s has failed and can be sent again',
    async (fate) => {
      fake.desk.decide((name, count) => (name === 'upload' && count === 1 ? fate : 'answer'))
      fake.chat.sendFile(picture)
      await pass()
      const [file] = fake.chat.snapshot().outbox
      expect(file).toMatchObject({ delivery: 'failed' })
      fake.chat.retry(file?.id ?? '')
      await pass()
      expect(fake.desk.history).toHaveLength(1)
    },
  )

  it('that can no longer be read has failed, and the next message is sent', async () => {
    // Over HTTP/2 it fails before a request is made.
    vi.stubGlobal('FormData', null)
    fake.chat.sendFile(picture)
    fake.chat.write('next')
    await pass()
    expect(atServer()).toEqual(['next'])
    expect(fake.chat.snapshot().outbox).toMatchObject([{ delivery: 'failed', code: 'NOT_SENT' }])
  })

  test.each(['hang', 'lose'] as const)(
    'has failed as lost if its upload did %s before the page ended',
    async (fate) => {
      fake.desk.decide((name) => (name === 'upload' ? fate : 'answer'))
      fake.chat.sendFile(picture)
      await pass()
      await reload()
      expect(fake.chat.snapshot().outbox).toMatchObject([
        { delivery: 'failed', code: 'FILE_LOST', file: { name: 'slip.png' }, preview: null },
      ])
      fake.chat.retry(fake.chat.snapshot().outbox[0]?.id ?? '')
      await pass()
      expect(atServer()).toEqual([])
    },
  )
})
