import type { Liff } from '@line/liff/core'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { prepareShare, share as shareCard, shareAddresses } from '../../../src/platform/share.ts'
import { deferred } from '../../fakes/deferred.ts'
import { liffId } from '../../fakes/hosts/line.ts'
import { soon } from '../../fakes/soon.ts'
import { endHost, installDevice, fakeBrowser, fakeLine, fakeTelegram, type FakeHost } from '../../fakes/unitHosts.ts'

beforeEach(() => {
  installDevice()
  onSent.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  endHost()
  Reflect.deleteProperty(navigator, 'share')
})

const invite = { text: 'มาด้วยกัน & รับ 50%', url: 'https://wallet.example/register?code=PRa1&x=#y' }
const card = { ...invite, title: 'กระเป๋าสมาชิก', button: 'สมัคร', picture: 'https://wallet.example/preview.png' }
const onSent = vi.fn<() => void>()
let current: FakeHost['platform']
vi.mock('../../../src/platform/current.ts', () => ({ platform: () => current }))
const share = (platform: FakeHost['platform']) => {
  current = platform
  return shareCard(card, onSent)
}
const dataOf = ({ received }: FakeHost, type: string) =>
  received.filter((message) => message.type === type).map(({ data }) => data)
const give = (native: Navigator['share']) =>
  Object.defineProperty(navigator, 'share', { configurable: true, value: native })
const failing = (name: string) => () => Promise.reject(new DOMException('', name))

test.each([
  ['https://t.me/wallet', '/wallet'],
  ['http://www.telegram.me/wallet?start=a', '/wallet?start=a'],
  ['https://telegram.dog/+abc', '/+abc'],
  ['tg://resolve?domain=wallet', '/wallet'],
  ['tg:resolve?domain=wallet&start=a', '/wallet?start=a'],
  ['tg://resolve?domain=wallet&post=5', '/wallet/5'],
  ['tg://join?invite=abc', '/+abc'],
])('%s opens in Telegram itself', async (link, path) => {
  const host = await fakeTelegram()
  host.platform.openLink(link)
  expect(dataOf(host, 'web_app_open_tg_link')).toEqual([{ path_full: path }])
})

test.each(['https://t.me.evil.example/wallet', 'https://evil.example/https://t.me/wallet', 'tg://user?id=1'])(
  '%s is not a link that Telegram opens itself',
  async (link) => {
    const host = await fakeTelegram()
    host.platform.openLink(link)
    expect(dataOf(host, 'web_app_open_tg_link')).toEqual([])
  },
)

describe('sharing in a messenger', () => {
  it('opens Telegram’s own chooser of chats', async () => {
    const host = await fakeTelegram()
    expect(await share(host.platform)).toBe('handedOver')
    const path = shareAddresses.telegram(invite).replace('https://t.me', '')
    expect(dataOf(host, 'web_app_open_tg_link')).toEqual([{ path_full: path }])
    expect(dataOf(host, 'window.open')).toEqual([])
  })

  it('opens the same as a link in a Telegram that lacks the call', async () => {
    const host = await fakeTelegram('6.0')
    expect(await share(host.platform)).toBe('handedOver')
    expect(host.received.map(({ data }) => JSON.stringify(data)).join()).toContain('t.me/share/url')
  })
})

describe('sharing in LINE', () => {
  type Picker = Liff['shareTargetPicker']
  const toAddress = [{ url: shareAddresses.line(invite), external: true }]

  /** LINE whose LIFF app has the chooser from a version on, and what answers it. */
  async function fakePicker(answer: Picker, minVer = '10.3.0') {
    const host = await fakeLine()
    const stored = {
      accessToken: 'token',
      context: { availability: { shareTargetPicker: { permission: true, minVer } } },
    }
    for (const [key, value] of Object.entries(stored))
      sessionStorage.setItem(`LIFF_STORE:${liffId}:${key}`, JSON.stringify(value))
    current = host.platform
    await prepareShare()
    // Where LIFF finds itself, it judges when it is loaded.
    const { liff } = await import('@line/liff/core')
    return { host, picker: vi.spyOn(liff, 'shareTargetPicker').mockImplementation(answer) }
  }
  const sent = async () => ({ status: 'success' as const })
  const fails = () => Promise.reject(new Error('EXCEPTION_IN_SUBWINDOW'))

  it('sends the chosen friends a card with one button, whatever the device has', async () => {
    const native = vi.fn<Navigator['share']>().mockResolvedValue()
    give(native)
    document.documentElement.style.setProperty('--brand', '#1d4fbf')
    const { host, picker } = await fakePicker(sent)
    expect(await share(host.platform)).toBe('shared')
    expect(onSent).toHaveBeenCalledOnce()
    expect(dataOf(host, 'openWindow')).toEqual([])
    expect(native).not.toHaveBeenCalled()
    const [messages = []] = picker.mock.calls[0] ?? []
    const action = { type: 'uri', label: card.button, uri: invite.url }
    expect(messages).toEqual([
      {
        type: 'flex',
        altText: `${card.title} · ${invite.text}`,
        contents: expect.objectContaining({
          type: 'bubble',
          hero: expect.objectContaining({ type: 'image', url: card.picture, action }),
          body: expect.objectContaining({
            contents: [
              expect.objectContaining({ type: 'text', text: card.title }),
              expect.objectContaining({ type: 'text', text: invite.text }),
            ],
          }),
          footer: expect.objectContaining({
            contents: [{ type: 'button', style: 'primary', color: '#1d4fbf', action }],
          }),
        }),
      },
    ])
  })

  it('shows no picture on the card if there is none', async () => {
    const { picker } = await fakePicker(sent)
    await shareCard({ ...card, picture: null }, onSent)
    expect(JSON.stringify(picker.mock.calls)).not.toMatch(/hero|image|color":"[^#]/)
  })

  it('can be cancelled without an error, and opens nothing else', async () => {
    const { host } = await fakePicker(async () => undefined)
    expect(await share(host.platform)).toBe('cancelled')
    expect(host.received).toEqual([])
    expect(onSent).not.toHaveBeenCalled()
  })

  it.each<[string, Picker, string | undefined]>([
    ['fails', fails, undefined],
    ['needs a newer LINE', sent, '11.0.1'],
  ])('goes by LINE’s address if the chooser %s', async (_, answer, minVer) => {
    const { host } = await fakePicker(answer, minVer)
    expect(await share(host.platform)).toBe('handedOver')
    expect(dataOf(host, 'openWindow')).toEqual(toAddress)
    expect(onSent).not.toHaveBeenCalled()
  })

  it.each(['context', 'accessToken'])('goes by LINE’s address, and not to its login, without a %s', async (kept) => {
    const { host, picker } = await fakePicker(sent)
    sessionStorage.removeItem(`LIFF_STORE:${liffId}:${kept}`)
    expect(await share(host.platform)).toBe('handedOver')
    expect(dataOf(host, 'openWindow')).toEqual(toAddress)
    expect(picker).not.toHaveBeenCalled()
  })

  it('stays pending if the chooser is silent, and opens nothing else; a late success is reported', async () => {
    const answer = deferred<Awaited<ReturnType<typeof sent>>>()
    const asked = deferred<null>()
    const { host, picker } = await fakePicker(() => {
      asked.resolve(null)
      return answer.promise
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const outcome = share(host.platform)
    // Vitest's own waiting would let the faked time pass, in which the chooser is asked.
    await asked.promise
    expect(picker).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1_500)
    expect(await outcome).toBe('handedOver')
    expect([host.received, onSent.mock.calls]).toEqual([[], []])
    answer.resolve(await sent())
    await soon(() => expect(onSent).toHaveBeenCalledOnce())
  })
})

describe('sharing in a browser', () => {
  it('uses the device’s own dialog', async () => {
    const native = vi.fn<Navigator['share']>().mockResolvedValue()
    give(native)
    const host = await fakeBrowser()
    expect(await share(host.platform)).toBe('shared')
    expect(native).toHaveBeenCalledExactlyOnceWith(invite)
    expect(host.received).toEqual([])
  })

  it('stays pending while the dialog stays open', async () => {
    give(() => new Promise<void>(() => undefined))
    const { platform } = await fakeBrowser()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const outcome = share(platform)
    await vi.advanceTimersByTimeAsync(1_500)
    expect(await outcome).toBe('handedOver')
  })

  it.each([
    ['the player cancels', 'AbortError'],
    ['is open already', 'InvalidStateError'],
  ])('that %s is not a failure', async (_, name) => {
    give(failing(name))
    expect(await share((await fakeBrowser()).platform)).toBe('cancelled')
  })

  it.each([
    ['is not there', () => undefined],
    ['is held back by a frame', () => give(failing('NotAllowedError'))],
    ['fails', () => give(failing('DataError'))],
  ])('is left to the player if it %s, and nothing opens', async (_, arrange) => {
    arrange()
    const host = await fakeBrowser()
    expect(await share(host.platform)).toBe('refused')
    expect(host.received).toEqual([])
  })
})

describe('an address to share by', () => {
  test('contains link and text unchanged, whatever they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.webUrl({ withQueryParameters: true }), (text, url) => {
        const telegram = new URL(shareAddresses.telegram({ text, url }))
        expect(telegram.origin + telegram.pathname).toBe('https://t.me/share/url')
        expect([...telegram.searchParams]).toEqual([
          ['url', url],
          ['text', text],
        ])
        const line = new URL(shareAddresses.line({ text, url }))
        expect(line.origin + line.pathname).toBe('https://line.me/R/share')
        expect([...line.searchParams]).toEqual([['text', `${text}\n${url}`]])
        // Not every client reads a plus as a space.
        expect(line.search + telegram.search).not.toContain('+')
      }),
    )
  })
})
