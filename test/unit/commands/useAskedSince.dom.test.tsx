import { renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { noteEnd } from '../../../src/commands/endings.ts'
import type { Intent } from '../../../src/commands/intents.ts'
import { useAskedSince } from '../../../src/commands/settling/useAskedSince.ts'
import { nextTurn } from '../../../src/web/turns.ts'

const intent: Intent = {
  id: 'one',
  kind: 'transfer',
  amountMinor: 100,
  at: 0,
  member: 'm',
  parameters: {},
  before: null,
}

it('an answer from before a command has ended is read again once, also where effects run twice', () => {
  const readAgain = vi.fn<() => void>()
  const asked = nextTurn()
  noteEnd(intent.id)
  const { result, rerender } = renderHook(({ turn }) => useAskedSince([intent], turn, readAgain), {
    wrapper: StrictMode,
    initialProps: { turn: asked },
  })
  expect(result.current).toBe(false)
  expect(readAgain).toHaveBeenCalledOnce()
  rerender({ turn: nextTurn() })
  expect(result.current).toBe(true)
  expect(readAgain).toHaveBeenCalledOnce()
})
