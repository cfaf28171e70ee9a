import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { openChat, playDesk, textOf, useChat, type PlayedChat } from './playedDesk.ts'

let desk: PlayedChat['desk']
let device: PlayedChat['device']
let chat: PlayedChat['chat']
useChat(
  (played) => ({ desk, device, chat } = played),
  () => chat,
)

const pass = (ms = 1) => vi.advanceTimersByTimeAsync(ms)
const held = () => desk.held.map(textOf)
const shown = () => chat.snapshot().messages.map(textOf)
const outbox = () => chat.snapshot().outbox.map(({ text, delivery }) => [text, delivery])

/** The page is loaded anew. */
async function reload(owner?: string) {
  chat.close()
  chat = openChat(desk, device, owner)
  await pass()
}

describe('what is typed', () => {
  it('is there again after a reload, and not for somebody else', async () => {
    chat.type('half a')
    await reload()
    expect(chat.snapshot().draft).toBe('half a')
    await reload('somebody else')
    expect(chat.snapshot().draft).toBe('')
    await reload()
    expect(chat.snapshot().draft).toBe('half a')
  })

  test.each(['', 'no JSON', '{"owner":"somebody"}', '{"owner":"somebody","draft":1,"items":[]}'])(
    'begins empty where the device holds %j',
    async (text) => {
      device.kept.set('drafts', text)
      await reload()
      expect(chat.snapshot()).toMatchObject({ draft: '', outbox: [] })
    },
  )
})

/** The browser's locks, as far as they are used: who asks later waits. */
function playLocks() {
  const last = new Map<string, Promise<unknown>>()
  const request = (name: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(() => (signal.aborted ? undefined : run()))
    last.set(name, turn)
    return turn
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
}

describe('a second page of the same device', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'locks'))

  it('takes over what the first one left unsent only when that one is gone', async () => {
    playLocks()
    await reload()
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    chat.write('1')
    await pass()
    const second = openChat(playDesk(), device)
    await pass()
    expect(second.snapshot().outbox).toEqual([])
    onLine.mockReturnValue(true)
    chat.close()
    await pass()
    const third = openChat(desk, device)
    await pass()
    expect(second.snapshot().messages.map(textOf)).toEqual(['1'])
    second.close()
    await pass()
    expect(third.snapshot().outbox).toEqual([])
    third.close()
  })
})

describe('a file', () => {
  const picture = new File([new Uint8Array(64)], 'slip.png', { type: 'image/png' })

  it('is uploaded, then sent in its turn', async () => {
    chat.sendFile(picture)
    chat.write('see above')
    await pass()
    expect(desk.calls.map(({ name }) => name).filter((name) => name !== 'history')).toEqual(['upload', 'send', 'send'])
    expect(desk.held[0]?.message).toMatchObject({
      message_type: 'media',
      payload: { fileType: 'image/png', name: 'slip.png' },
    })
    expect(shown()).toEqual([null, 'see above'])
  })

  it('is stopped when the player takes it away, and what waits goes on', async () => {
    desk.decide((name) => (name === 'upload' ? 'hang' : 'answer'))
    chat.sendFile(picture)
    chat.write('next')
    await pass()
    const [file] = chat.snapshot().outbox
    expect(file).toMatchObject({ delivery: 'uploading_file', file: { name: 'slip.png', type: 'image/png' } })
    chat.discard(file?.id ?? '')
    await pass()
    expect(held()).toEqual(['next'])
    expect(outbox()).toEqual([])
  })

  test.each(['lose', 'loseAnswer', 'refuse'] as const)(
    'whose upload ends with %s failed and can be sent again',
    async (fate) => {
      desk.decide((name, count) => (name === 'upload' && count === 1 ? fate : 'answer'))
      chat.sendFile(picture)
      await pass()
      const [file] = chat.snapshot().outbox
      expect(file).toMatchObject({ delivery: 'failed' })
      chat.retry(file?.id ?? '')
      await pass()
      expect(desk.held).toHaveLength(1)
    },
  )

  it('that was not uploaded when the page ended is lost, and says so', async () => {
    desk.decide((name) => (name === 'upload' ? 'hang' : 'answer'))
    chat.sendFile(picture)
    await pass()
    await reload()
    expect(chat.snapshot().outbox).toMatchObject([
      { delivery: 'failed', code: 'FILE_LOST', file: { name: 'slip.png', preview: null } },
    ])
    chat.retry(chat.snapshot().outbox[0]?.id ?? '')
    await pass()
    expect(held()).toEqual([])
  })
})
