import { useEffect } from 'react'
import { expect, it, vi } from 'vitest'
import { createSandbox } from '../sandbox/sandbox.ts'
import { completePage } from '../fakes/page.ts'
import { fakeClock } from './clock.ts'
import { fakeDevice } from './device.tsx'
import { fakeNetwork } from './network.ts'

const begun = vi.hoisted(() => vi.fn<() => void>())
vi.mock('../../src/app/App.tsx', () => ({
  App: function App() {
    useEffect(begun, [])
    return null
  },
}))

it('the app of a walk runs in strict mode, as the one that players have: its effects begin twice', async () => {
  completePage()
  const clock = fakeClock({ isBusy: () => false, look: () => undefined })
  const device = fakeDevice(
    clock,
    fakeNetwork(createSandbox({ quiet: true }), () => clock),
  )
  await device.load('/login')
  expect(begun).toHaveBeenCalledTimes(2)
  device.end()
  clock.end()
})
