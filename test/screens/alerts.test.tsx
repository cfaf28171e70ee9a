import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showAlert } from '../../src/lib/alerts.ts'
import { openApp, useApp } from './app.tsx'

useApp()

it('two alerts at once are shown one after the other, each from its top; a double tap closes only the first', async () => {
  // A phone counts no taps.
  const tap = (button: HTMLElement, timeStamp: number) => {
    const event = createEvent.click(button, { detail: 1 })
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    fireEvent(button, event)
  }
  await openApp('/contact')
  act(() => ['one', 'two'].forEach((title) => showAlert({ tone: 'success', title, text: `${title}.` })))
  const alert = () => screen.findByRole('alertdialog')
  const ok = async () => within(await alert()).findByRole('button', { name: 'ตกลง' })
  expect(await alert()).toHaveAccessibleName('one')
  ;(await alert()).scrollTop = 50
  tap(await ok(), 1_000)
  await waitFor(async () => expect(await alert()).toHaveAccessibleName('two'))
  expect((await alert()).scrollTop).toBe(0)
  tap(await ok(), 1_499)
  expect(await alert()).toHaveAccessibleName('two')
  tap(await ok(), 1_500)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
})
