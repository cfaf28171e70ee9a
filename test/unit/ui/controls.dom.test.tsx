import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Toasts } from '../../../src/app/Toasts.tsx'
import { loadTexts, startLanguage } from '../../../src/i18n/setUp.ts'
import { showToast } from '../../../src/lib/toasts.ts'
import { AmountField } from '../../../src/ui/controls/AmountField.tsx'
import { Button } from '../../../src/ui/controls/Button.tsx'
import { inCapitals } from '../../../src/ui/controls/Field.tsx'
import { LoadingOverlay } from '../../../src/ui/feedback/LoadingOverlay.tsx'
import { Pagination } from '../../../src/ui/lists/Pagination.tsx'

beforeAll(async () => {
  await startLanguage('en', () => undefined)
  await loadTexts('shared')
})
afterEach(() => vi.useRealTimers())

test('a busy button says so and ignores taps', () => {
  const onClick = vi.fn()
  render(
    <Button isBusy onClick={onClick}>
      Send
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Send' })
  fireEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(button).toHaveAttribute('aria-busy', 'true')
})

test('an amount is typed on a numeric keyboard with a point', () => {
  render(<AmountField label="Amount" currency="LAK" value="" readOnly />)
  expect(screen.getByLabelText('Amount')).toHaveAttribute('inputmode', 'decimal')
})

test.each([
  ['1000', 'From 1'],
  ['1000.5', 'From 1'],
  ['1,000', '= ₭1,000.00 · From 1'],
  ['๑๐๐ กีบ', '= ₭100.00 · From 1'],
  ['1,00', 'From 1'],
  ['', 'From 1'],
])('below the amount %j the value that was read is shown', (value, note) => {
  render(<AmountField label="Amount" currency="LAK" value={value} hint="From 1" readOnly />)
  expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription(note)
})

test('capitals are inserted at the caret', () => {
  const typed = vi.fn<(text: string) => void>()
  render(<input aria-label="Name" defaultValue="SOMCHAI" onChange={(event) => typed(inCapitals(event.target))} />)
  const input = screen.getByLabelText<HTMLInputElement>('Name')
  fireEvent.change(input, { target: { value: 'SOmMCHAI', selectionStart: 3, selectionEnd: 3 } })
  expect(typed).toHaveBeenCalledWith('SOMMCHAI')
  expect([input.value, input.selectionStart]).toEqual(['SOMMCHAI', 3])
})

test('a list can be paged back from every page but the first, and on from every page but the last', () => {
  const { rerender, container } = render(<Pagination page={1} pages={3} onPage={() => undefined} />)
  const ends = () => [0, -1].map((at) => screen.getAllByRole<HTMLButtonElement>('button').at(at)?.disabled)
  expect(ends()).toEqual([true, false])
  rerender(<Pagination page={2} pages={3} onPage={() => undefined} />)
  expect(ends()).toEqual([false, false])
  rerender(<Pagination page={3} pages={3} onPage={() => undefined} />)
  expect(ends()).toEqual([false, true])
  rerender(<Pagination page={1} pages={1} onPage={() => undefined} />)
  expect(container).toBeEmptyDOMElement()
})

test('a loading overlay appears after 200 ms', () => {
  vi.useFakeTimers()
  render(<LoadingOverlay isActive />)
  act(() => void vi.advanceTimersByTime(199))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
})

test('a toast under the pointer stays, and for 4 s more', () => {
  vi.useFakeTimers()
  render(<Toasts />)
  act(() => showToast('error', 'No money'))
  fireEvent.pointerEnter(screen.getByText('No money'))
  act(() => void vi.advanceTimersByTime(10_000))
  fireEvent.pointerLeave(screen.getByText('No money'))
  act(() => void vi.advanceTimersByTime(3_999))
  expect(screen.getByText('No money')).toBeVisible()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.queryByText('No money')).not.toBeInTheDocument()
})

test('a toast is shown for 4 s', () => {
  vi.useFakeTimers()
  render(<Toasts />)
  act(() => showToast('error', 'No money'))
  act(() => void vi.advanceTimersByTime(3_999))
  expect(screen.getByText('No money')).toBeVisible()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.queryByText('No money')).not.toBeInTheDocument()
})
