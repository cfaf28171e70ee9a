import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Platform } from '../../../src/platform/platform.ts'
import { telegramAnswers } from '../../fakes/hosts/telegramAnswers.ts'
import { asksBeforeClosing } from '../../fakes/page.ts'
import { endHost, installDevice, fakeTelegram } from '../../fakes/unitHosts.ts'

beforeEach(installDevice)
afterEach(endHost)

/** The app's host as `platform()` answers it, in a page that Telegram opened. */
async function start() {
  await fakeTelegram('9.1', 'ios', telegramAnswers)
  const { platform, startPlatform } = await import('../../../src/platform/current.ts')
  await startPlatform({ host: 'telegram' })
  return platform()
}

function breakDown(): void {
  const postEvent = () => {
    throw new RangeError('secret launch parameters')
  }
  Object.assign(window, { TelegramWebviewProxy: { postEvent } })
}

const calls: [name: string, call: (host: Platform) => unknown][] = [
  ['haptic', (host) => host.haptic('success')],
  ['confirmClose', (host) => host.confirmClose(true)],
  ['dragging', (host) => host.dragging(true)],
  ['openLink', (host) => host.openLink('https://wallet.example/')],
  ['openInBrowser', (host) => host.openInBrowser('https://wallet.example/')],
  ['ready', (host) => host.ready()],
  ['close', (host) => host.close()],
  ['onBack', (host) => host.onBack(() => undefined)()],
  ['onSettings', (host) => host.onSettings(() => undefined)()],
]

describe('a host that throws', () => {
  it.each(calls)('at %s ends nothing, and is reported without its message', async (name, call) => {
    const platform = await start()
    expect(platform.name).toBe('telegram')
    breakDown()
    const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(() => call(platform)).not.toThrow()
    expect(said).toHaveBeenCalledExactlyOnceWith(name, 'failed:', 'RangeError')
  })

  it('when the back button is released ends nothing either', async () => {
    const platform = await start()
    const release = platform.onBack(() => undefined)
    breakDown()
    const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(release).not.toThrow()
    expect(said).toHaveBeenCalledOnce()
  })
})

it('a plain page works as before', async () => {
  const { platform, startPlatform } = await import('../../../src/platform/current.ts')
  await startPlatform({ host: 'browser' })
  platform().confirmClose(true)
  expect(asksBeforeClosing()).toBe(true)
  platform().confirmClose(false)
  expect(asksBeforeClosing()).toBe(false)
})
