import { act, render, screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { Toasts } from '../../../src/app/Toasts.tsx'
import { showToast } from '../../../src/lib/toasts.ts'
import { completePage } from '../../fakes/page.ts'

beforeAll(completePage)

/** The page with toasts, and one dialog over the other as far as they are open. */
const page = (open: readonly string[]) => (
  <>
    {open.map((name) => (
      <dialog key={name} open aria-label={name} />
    ))}
    <Toasts />
  </>
)

it('a toast appears in the dialog on top, which covers everything else, and stays when that closes', () => {
  vi.useFakeTimers()
  const { rerender } = render(page(['deposit', 'qr']))
  act(() => showToast('success', 'Copied'))
  const top = screen.getByRole('dialog', { name: 'qr' })
  expect(top).toContainElement(screen.getByText('Copied'))

  rerender(page(['deposit']))
  top.dispatchEvent(new Event('close'))
  const below = screen.getByRole('dialog', { name: 'deposit' })
  expect(below).toContainElement(screen.getByText('Copied'))
  rerender(page([]))
  below.dispatchEvent(new Event('close'))
  expect(screen.getByText('Copied')).toBeVisible()

  act(() => void vi.advanceTimersByTime(4_000))
  expect(screen.queryByText('Copied')).not.toBeInTheDocument()
  vi.useRealTimers()
})

it.each([
  ['no dialog is open', page([])],
  [
    'only the chat beside it is open, which the top bar would cover',
    <>
      <dialog open data-beside="" />
      {page([])}
    </>,
  ],
])('a toast appears on the page if %s', (_, shown) => {
  vi.useFakeTimers()
  const { container } = render(shown)
  act(() => showToast('error', 'Offline'))
  expect(container).not.toContainElement(screen.getByText('Offline'))
  expect(document.body).toContainElement(screen.getByText('Offline'))
  act(() => void vi.advanceTimersByTime(4_000))
  vi.useRealTimers()
})
