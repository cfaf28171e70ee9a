import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useAsync } from '../../../src/lib/useAsync.ts'

/** Answers as soon as the test lets it. */
function render(first: string | null) {
  const answers = new Map<string, (value: string) => void>()
  const load = vi.fn((key: string) => new Promise<string>((resolve) => void answers.set(key, resolve)))
  const { result, rerender } = renderHook(({ key }) => useAsync(key, load), { initialProps: { key: first } })
  const answer = (key: string, value: string) => act(async () => answers.get(key)?.(value))
  return { result, load, answer, show: (key: string | null) => rerender({ key }) }
}

test('a value is undefined until it is loaded, and loaded once', async () => {
  const { result, load, answer, show } = render('a')
  expect(result.current).toBeUndefined()
  await answer('a', 'A')
  show('a')
  expect(result.current).toBe('A')
  expect(load).toHaveBeenCalledExactlyOnceWith('a')
})

test('a value for an earlier key is never shown, even if it comes last', async () => {
  const { result, answer, show } = render('a')
  show('b')
  await answer('b', 'B')
  await answer('a', 'A')
  expect(result.current).toBe('B')
  show('c')
  expect(result.current).toBeUndefined()
})

test('a null key loads nothing', () => {
  const { result, load } = render(null)
  expect(result.current).toBeUndefined()
  expect(load).not.toHaveBeenCalled()
})
