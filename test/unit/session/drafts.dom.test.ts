import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draftOwner, useDraft } from '../../../src/session/drafts.ts'

const first = { from: 'wallet', amountText: '' }

test.each<[string, unknown, object]>([
  ['lacks a field', { amountText: '1.50' }, { amountText: '1.50' }],
  ['has a field that is gone', { from: 'neko', note: 'x', amountText: '1.50' }, { from: 'neko', amountText: '1.50' }],
  ['has a field that was no text', { from: 7, amountText: '1.50' }, { amountText: '1.50' }],
  ['has the amount under its older name', { from: 'neko', typed: '1.50' }, { from: 'neko', amountText: '1.50' }],
  ['is a text', '1.50', {}],
  ['is nothing', null, {}],
])('a draft kept by another version of the app that %s gives what is known', (_, kept, known) => {
  window.history.replaceState({ typed: { [`transfer ${draftOwner()}`]: kept } }, '')
  const { result } = renderHook(() => useDraft('transfer', () => first))
  expect(result.current[0]).toEqual({ ...first, ...known })
})

test('what is typed is kept before a reload, as Chromium takes no state at its end', () => {
  window.history.replaceState(null, '')
  const { result } = renderHook(() => useDraft('transfer', () => first))
  act(() => result.current[1]({ ...first, amountText: '1.50' }))
  window.dispatchEvent(new Event('beforeunload'))
  expect(window.history.state).toEqual({ typed: { [`transfer ${draftOwner()}`]: { ...first, amountText: '1.50' } } })
})
