import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import { endSession, keepDrawnSession, startSession } from '../../../src/session/session.ts'
import { useSession } from '../../../src/session/useSession.ts'

const Who = () => <p>{useSession()?.token ?? 'visitor'}</p>

test('a session that ends while its page hydrates ends once it has, and nothing is drawn again', async () => {
  startSession('token', false)
  const { prelude } = await prerender(<Who />)
  document.body.innerHTML = await new Response(prelude).text()
  const shown = screen.getByText('token')
  keepDrawnSession()
  endSession()
  const onRecoverableError = vi.fn()
  await act(() => hydrateRoot(document.body, <Who />, { onRecoverableError }))
  expect(screen.getByText('visitor')).toBe(shown)
  expect(onRecoverableError).not.toHaveBeenCalled()
})
