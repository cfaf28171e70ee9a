import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { share, shareAddresses } from '../../src/platform/share.ts'
import { endHost, installDevice, playBrowser, playLine, playTelegram, type PlayedHost } from './playedHosts.ts'

beforeEach(installDevice)
afterEach(() => {
  endHost()
  Reflect.deleteProperty(navigator, 'share')
})

const invite = { text: 'มาด้วยกัน & รับ 50%', url: 'https://wallet.example/register?code=PRa1&x=#y' }
const dataOf = ({ received }: PlayedHost, type: string) =>
  received.filter((message) => message.type === type).map(({ data }) => data)
const give = (native: Navigator['share']) =>
  Object.defineProperty(navigator, 'share', { configurable: true, value: native })
const failing = (name: string) => () => Promise.reject(new DOMException('', name))

describe('sharing in a messenger', () => {
  it('asks Telegram for its own chooser of chats', async () => {
    const host = await playTelegram()
    expect(await share(host.platform, invite)).toBe('asked')
    const path = shareAddresses.telegram(invite).replace('https://t.me', '')
    expect(dataOf(host, 'web_app_open_tg_link')).toEqual([{ path_full: path }])
    expect(dataOf(host, 'window.open')).toEqual([])
  })

  it('opens the same as a link in a Telegram that does not know how to', async () => {
    const host = await playTelegram('6.0')
    expect(await share(host.platform, invite)).toBe('asked')
    expect(host.received.map(({ data }) => JSON.stringify(data)).join()).toContain('t.me/share/url')
  })

  it('asks LINE for its own chooser of friends, whatever the device has', async () => {
    const native = vi.fn<Navigator['share']>().mockResolvedValue()
    give(native)
    const host = await playLine()
    expect(await share(host.platform, invite)).toBe('asked')
    expect(dataOf(host, 'openWindow')).toEqual([{ url: shareAddresses.line(invite), external: true }])
    expect(native).not.toHaveBeenCalled()
  })
})

describe('sharing in a browser', () => {
  it('is the device’s', async () => {
    const native = vi.fn<Navigator['share']>().mockResolvedValue()
    give(native)
    const host = await playBrowser()
    expect(await share(host.platform, invite)).toBe('shared')
    expect(native).toHaveBeenCalledExactlyOnceWith(invite)
    expect(host.received).toEqual([])
  })

  it.each([
    ['the player cancels', 'AbortError'],
    ['is open already', 'InvalidStateError'],
  ])('that %s is no failure', async (_, name) => {
    give(failing(name))
    expect(await share((await playBrowser()).platform, invite)).toBe('cancelled')
  })

  it.each([
    ['is not there', () => undefined],
    ['is held back by a frame', () => give(failing('NotAllowedError'))],
    ['fails', () => give(failing('DataError'))],
  ])('is left to the player where it %s, and nothing opens', async (_, arrange) => {
    arrange()
    const host = await playBrowser()
    expect(await share(host.platform, invite)).toBe('refused')
    expect(host.received).toEqual([])
  })
})

describe('an address to share by', () => {
  test('holds text and link as they are, whatever they are', () => {
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
