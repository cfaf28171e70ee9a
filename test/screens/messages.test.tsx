import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showAlert } from '../../src/lib/alerts.ts'
import { openApp, useApp } from './app.tsx'

useApp()

it('two messages at once are shown one after the other, each from its top; a double tap closes only the first', async () => {
  // A phone counts no taps.
  const tap = (button: HTMLElement, timeStamp: number) => {
    const event = createEvent.click(button, { detail: 1 })
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    fireEvent(button, event)
  }
  await openApp('/contact')
  act(() => ['one', 'two'].forEach((title) => showAlert({ tone: 'success', title, text: `${title}.` })))
  const message = () => screen.findByRole('alertdialog')
  const ok = async () => within(await message()).findByRole('button', { name: 'ตกลง' })
  expect(await message()).toHaveAccessibleName('one')
  ;(await message()).scrollTop = 50
  tap(await ok(), 1_000)
  await waitFor(async () => expect(await message()).toHaveAccessibleName('two'))
  expect((await message()).scrollTop).toBe(0)
  tap(await ok(), 1_499)
  expect(await message()).toHaveAccessibleName('two')
  tap(await ok(), 1_500)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
})
