import { act, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { pageTableRows } from '../../src/app/pageTable.tsx'
import { openApp, sandbox, useApp } from './app.tsx'

useApp()
// Loaded later, it listens from then on, for as long as the page is there.
beforeAll(() => import('../../src/platform/browser/homeScreen.ts'))

/** What the address of a dialog needs for there to be something to show. */
const codes: Record<string, string> = {
  game: 'neko',
  qr: 'KBANK',
  bonus: 'DAILY10',
  promotion: 'SONGKRAN',
  coupon: 'BAHT50',
  gift: 'SANDBOX GIFT',
}

/** Notes the listeners of window and document. @returns how many there are of each type. */
function watchListeners() {
  const there = new Map<object, Map<string, Set<unknown>>>()
  for (const target of [window, document]) {
    const kinds = new Map<string, Set<unknown>>()
    there.set(target, kinds)
    const of = (type: string) => kinds.get(type) ?? kinds.set(type, new Set()).get(type)
    const add = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
        // One that is called once takes itself off.
        const { once = false, signal = null } = typeof options === 'object' ? options : {}
        if (!once) of(type)?.add(listener)
        signal?.addEventListener('abort', () => of(type)?.delete(listener))
        add(type, listener, options)
      },
    )
    const remove = target.removeEventListener.bind(target)
    vi.spyOn(target, 'removeEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions) => {
        of(type)?.delete(listener)
        remove(type, listener, options)
      },
    )
  }
  const countOf = ([type, { size }]: [string, Set<unknown>]) => (size > 0 ? [`${type} ${size}`] : [])
  return () => [...there.values()].map((kinds) => [...kinds].flatMap(countOf).toSorted())
}

const goTo = (address: string) => act(async () => window.history.pushState(null, '', address))

const addresses = pageTableRows
  // `chat.test.tsx` opens the chat strictly, over a fake socket.
  .filter(([name, row]) => ('dialog' in row ? name !== 'chat' : row.frame !== 'Blank'))
  .map(([name, row]) => {
    const code = codes[name] ? `&code=${codes[name]}` : ''
    return 'dialog' in row ? `/user/contact?dialog=${name}${code}` : name
  })

it.each(addresses)('%s can be left and opened again, and leaves no listener behind', async (address) => {
  const listeners = watchListeners()
  sandbox.control.setSwitches({ wheel: true })
  await openApp('/terminated', {
    strict: true,
    ...(address === '/register' ? {} : { as: 'bonusHeld', remembered: true }),
  })
  const isDialog = address.includes('dialog=')
  const visit = async () => {
    await goTo(address)
    await screen.findAllByRole(isDialog ? 'dialog' : 'heading')
    await goTo('/terminated')
  }
  await visit()
  // A feature may listen from then on, for as long as the app is there.
  const first = listeners()
  await visit()
  await waitFor(() => expect(listeners()).toEqual(first))
})
