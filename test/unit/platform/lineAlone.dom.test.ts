import { beforeEach, expect, test, vi } from 'vitest'
import { installDevice, fakeLine } from '../../fakes/unitHosts.ts'

beforeEach(installDevice)

test('LINE without its servers is still LINE: links open by the page, and no token stays in the address', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { platform, received } = await fakeLine('down')
  expect(platform.name).toBe('line')
  platform.openLink('https://wallet.example/news')
  platform.openInBrowser('https://wallet.example/user/home')
  expect(received).toEqual([
    { type: 'window.open', data: 'https://wallet.example/news' },
    // LINE takes this word for the device's browser, and would open its own.
    { type: 'window.open', data: 'https://wallet.example/user/home?openExternalBrowser=1' },
  ])
  expect(warn.mock.calls).toEqual([['LIFF did not start, going on without it:', expect.any(String)]])
  expect(window.location.hash).toBe('')
})
