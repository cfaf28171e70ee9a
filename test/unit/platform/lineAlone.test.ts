import { beforeEach, expect, test, vi } from 'vitest'
import { installDevice, fakeLine } from '../../fakes/unitHosts.ts'

beforeEach(installDevice)

test('without its servers LINE is LINE still: links open by the page, and no token stays in the address', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { platform, received } = await fakeLine('down')
  expect(platform.name).toBe('line')
  platform.openLink('https://wallet.example/news')
  expect(received).toEqual([{ type: 'window.open', data: 'https://wallet.example/news' }])
  expect(warn.mock.calls).toEqual([['LIFF did not start, going on without it:', expect.any(String)]])
  expect(window.location.hash).toBe('')
})
