import { describe, expect, it, vi } from 'vitest'
import { fakeDevice, openChat, useFakeChat } from '../../../../fakes/desk.ts'

const fake = useFakeChat()
const { pass, atServer, outbox } = fake

/** Opens a new page on the device, as after a reload: what only the memory of the old one had is gone. */
async function reload() {
  fake.chat.close()
  await pass()
  fake.device = fakeDevice(fake.device.stored)
  fake.chat = openChat(fake.desk, fake.device)
  await pass()
}

describe('on a device whose storage is full', () => {
  it('a message that was confirmed is not sent again after a reload', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fake.chat.write('1')
    await pass()
    fake.device.fill(0)
    fake.chat.write('2'.repeat(1_000))
    onLine.mockReturnValue(true)
    fake.desk.decide((name, count) => (name === 'send' && count === 2 ? 'hang' : 'answer'))
    await pass(5_000)
    expect(atServer()).toEqual(['1'])
    await reload()
    await pass(60_000)
    expect(atServer()).toEqual(['1'])
  })

  it('a message that was stored before still waits after a reload', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fake.chat.write('1')
    await pass()
    fake.device.fill(0)
    fake.chat.write('2')
    await pass()
    await reload()
    expect(outbox()).toEqual(['1 waiting'])
  })

  it('messages are kept as long as the page lives, even if the chat is closed meanwhile', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fake.device.fill(0)
    fake.chat.write('1')
    await pass()
    await fake.reload()
    onLine.mockReturnValue(true)
    await pass(5_000)
    expect(atServer()).toEqual(['1'])
  })

  it('what a closed page left stays stored until there is room for more', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fake.chat.write('1')
    const second = openChat(fake.desk, fake.device)
    await pass(1_000)
    second.write('2')
    fake.chat.close()
    fake.device.fill(0)
    await pass(11_000)
    expect(second.snapshot().outbox).toMatchObject([{ text: '1' }, { text: '2' }])
    expect(fake.device.stored.get('drafts:somebody')).toContain('"text":"1"')
    fake.device.fill(100_000)
    second.type('half a')
    second.close()
    fake.chat = openChat(fake.desk, fake.device)
    await pass(1_000)
    expect(outbox()).toEqual(['1 waiting', '2 waiting'])
  })
})
