import { describe, expect, it, vi } from 'vitest'
import { fakeDesk, fakeDevice, openChat, textOf, useFakeChat } from '../../../../fakes/desk.ts'

const fake = useFakeChat()
const { pass, reload, atServer, outbox } = fake
/** After this long a page counts as gone. */
const abandonedMs = 11_000

/** A tab whose message waits, and its duplicate, which has a copy of its storage. */
async function duplicateTab() {
  const first = fakeDevice()
  const original = openChat(fake.desk, first, 'somebody', { tab: first.storage })
  await pass()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  original.write('1')
  await pass()
  const copy = fakeDevice()
  for (const [key, value] of first.stored) copy.stored.set(key, value)
  const duplicate = openChat(fake.desk, copy, 'somebody', { tab: copy.storage })
  await pass(1_000)
  return { original, duplicate, onLine }
}

it('a message is read and stored, however late the lock’s answer reaches a busy phone', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fake.chat.write('1')
  fake.chat.close()
  await pass()
  const { request } = navigator.locks
  const late = (...given: Parameters<typeof request>) =>
    new Promise((resolve) => setTimeout(resolve, 4_000)).then(() => request(...given))
  vi.spyOn(navigator.locks, 'request').mockImplementation(late as typeof request)
  fake.chat = openChat(fake.desk, fake.device)
  await pass(5_000)
  expect(outbox()).toEqual(['1 waiting'])
  onLine.mockReturnValue(true)
  await pass(5_000)
  expect(atServer()).toEqual(['1'])
})

describe('a second page of the same device', () => {
  it('does not send the unsent messages of the first page', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fake.chat.write('1')
    await pass()
    const second = openChat(fakeDesk(), fake.device)
    await pass()
    expect(second.snapshot().outbox).toEqual([])
    onLine.mockReturnValue(true)
    fake.chat.close()
    await pass(abandonedMs)
    const third = openChat(fake.desk, fake.device)
    await pass()
    expect(second.snapshot().messages.map(textOf)).toEqual(['1'])
    second.close()
    await pass()
    expect(third.snapshot().outbox).toEqual([])
    third.close()
  })

  it('stores nothing while the first one is open, and sends its own messages in order', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const second = openChat(fake.desk, fake.device)
    await pass(1_000)
    second.write('1')
    second.write('2')
    await pass(abandonedMs)
    expect([...fake.device.stored.keys()]).toEqual([])
    onLine.mockReturnValue(true)
    await pass(5_000)
    expect(atServer()).toEqual(['1', '2'])
    second.close()
  })

  it('duplicated by the player sends nothing of the first page, even once that is closed', async () => {
    const { original, duplicate, onLine } = await duplicateTab()
    onLine.mockReturnValue(true)
    await pass(40_000)
    original.close()
    await pass(abandonedMs)
    expect(duplicate.snapshot().outbox).toEqual([])
    expect(atServer()).toEqual(['1'])
    duplicate.close()
  })

  it('duplicated by the player finds in the history what the first page sent, if that is closed soon', async () => {
    const { original, duplicate, onLine } = await duplicateTab()
    onLine.mockReturnValue(true)
    await pass(5_000)
    original.close()
    await pass(abandonedMs * 2)
    expect(atServer()).toEqual(['1'])
    expect(duplicate.snapshot().outbox).toEqual([])
    duplicate.close()
  })

  it('loses no message if the page before it takes seconds to release its lock', async () => {
    const device = fakeDevice()
    const open = () => openChat(fake.desk, device, 'somebody', { tab: device.storage })
    const first = open()
    await pass()
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    first.write('1')
    await pass()
    const again = open()
    await pass(8_000)
    first.close()
    await pass(abandonedMs)
    onLine.mockReturnValue(true)
    await pass(abandonedMs)
    expect(again.snapshot().outbox).toMatchObject([{ text: '1', delivery: 'unknown' }])
    again.retry(again.snapshot().outbox[0]?.id ?? '')
    await pass(10_000)
    expect(atServer()).toEqual(['1'])
    again.close()
  })

  it('leaves what is stored alone if it is closed while it still waits for its turn', async () => {
    const device = fakeDevice()
    const open = () => openChat(fake.desk, device, 'somebody', { tab: device.storage })
    const first = open()
    await pass()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    first.write('1')
    await pass()
    const second = open()
    await pass(100)
    second.close()
    await pass(1_000)
    first.close()
    const third = open()
    await pass(2_000)
    expect(third.snapshot().outbox).toMatchObject([{ text: '1' }])
    third.close()
  })

  it('sends nothing of the first page by itself if the browser has no locks', async () => {
    Reflect.deleteProperty(navigator, 'locks')
    await reload()
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fake.chat.write('1')
    await pass()
    const second = openChat(fake.desk, fake.device)
    await pass()
    expect(second.snapshot().outbox).toMatchObject([{ text: '1', delivery: 'sending', isSought: true }])
    onLine.mockReturnValue(true)
    await pass(10_000)
    // The first page sent it, the second one found it in the history.
    expect(atServer()).toEqual(['1'])
    expect(second.snapshot().outbox).toEqual([])
    second.close()
  })

  it('leaves sending the messages of an earlier page to the player if the browser has no locks', async () => {
    Reflect.deleteProperty(navigator, 'locks')
    await reload()
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fake.chat.write('1')
    await pass()
    await reload()
    onLine.mockReturnValue(true)
    await pass(10_000)
    expect(outbox()).toEqual(['1 unknown'])
    fake.chat.retry(fake.chat.snapshot().outbox[0]?.id ?? '')
    await pass(10_000)
    expect(atServer()).toEqual(['1'])
    expect(outbox()).toEqual([])
  })
})
