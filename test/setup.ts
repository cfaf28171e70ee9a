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
  expect(complaints, 'nothing may complain on the console').toEqual([])
})

// A page that the last test left may still be fetching a feature; without its environment it would fail.
afterAll(() => vi.dynamicImportSettled())

// Rules need no page, nor the third of a second that its tools take to load. What is set up last is put away first.
if (typeof document !== 'undefined') (await import('./setupPage.ts')).beginPage()
