import { expect, it, vi } from 'vitest'
import { useFakeChat } from '../../../../fakes/desk.ts'

const fake = useFakeChat()

it('a listener is called after a change until it is removed', () => {
  const listener = vi.fn<() => void>()
  const end = fake.chat.subscribe(listener)
  const before = fake.chat.snapshot()
  fake.chat.type('abc')
  expect(listener).toHaveBeenCalledTimes(1)
  expect(fake.chat.snapshot()).not.toBe(before)
  expect(fake.chat.snapshot()).toBe(fake.chat.snapshot())
  end()
  fake.chat.type('abcd')
  expect(listener).toHaveBeenCalledTimes(1)
})
