import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openApp, requestsOf, useApp } from './app.tsx'

const broken = vi.hoisted(() => new Error('Not in this browser'))

// What a browser may lack, and what shows messages beside the outcome of money.
vi.mock('../../src/app/Toasts.tsx', () => ({
  Toasts: () => {
    throw broken
  },
}))
vi.mock('../../src/app/OfflineBanner.tsx', () => ({
  OfflineBanner: () => {
    throw broken
  },
}))
vi.mock('../../src/app/useHostBack.ts', () => ({
  useHostBack: () => {
    throw broken
  },
}))

useApp()

it('a transfer’s outcome is shown, whatever else of the messages breaks', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const player = await openApp('/user/home?dialog=transfer', { as: 'rich' })
  await player.type(await screen.findByLabelText('จำนวนเงิน'), '100')
  await player.click(
    within(screen.getByRole('dialog', { name: 'โอนเงินเข้าออกเกม' })).getByRole('button', { name: /^โอนเงิน/ }),
  )

  expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('โอนเงินสำเร็จ')
  expect(requestsOf('/api/wallet/transfer')).toHaveLength(1)
  expect(said).toHaveBeenCalledWith(broken, expect.anything())
})
