import { renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, expect, it, vi } from 'vitest'
import { useReadWallet } from '../../../src/wallet/useWallet.ts'

afterEach(() => vi.unstubAllGlobals())

it('a wallet asked for as the session ends fails where it was asked for, and nowhere else', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'UNAUTHORIZED' }, { status: 401 }))
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(SWRConfig, { value: { provider: () => new Map() } }, children)
  const { result, unmount } = renderHook(useReadWallet, { wrapper })
  unmount()
  const unhandled = vi.fn<(reason: unknown) => void>()
  process.on('unhandledRejection', unhandled)
  await expect(result.current()).rejects.toBeDefined()
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})
