import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

const complaints: string[] = []

beforeEach(() => {
  complaints.length = 0
  for (const kind of ['error', 'warn'] as const)
    vi.spyOn(console, kind).mockImplementation(
      (...words: unknown[]) => void complaints.push(words.map(String).join(' ')),
    )
})

afterEach(() => {
  if (typeof document !== 'undefined') cleanup()
  expect(complaints, 'nothing may complain on the console').toEqual([])
})

// A page that the last test left may still be fetching a room; without its environment it would fail.
afterAll(() => vi.dynamicImportSettled())
