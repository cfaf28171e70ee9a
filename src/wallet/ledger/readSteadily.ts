import type { createPace } from './pace.ts'

/** What it takes to read the pages of a list one by one, at a pace that the service bears. */
export interface PageSource<Page> {
  /** Reads one page, from 1. Rejects when it cannot be read. */
  readPage(page: number, signal: AbortSignal): Promise<Page>
  /** The pause before a failed page is read again, in ms, by how often it has failed; null: not by itself. */
  pauseAfter(error: unknown, failures: number): number | null
  /** Resolves after so many milliseconds. */
  pause?(ms: number): Promise<void>
}

interface Asked {
  readonly page: number
  readonly pace: ReturnType<typeof createPace>
  readonly signal: AbortSignal
  /** False once another reading has begun, or a stop. */
  isWanted(): boolean
}

const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/** Reads a page, again after a pause where that may help. @returns null when nobody wants it any more. */
export async function readSteadily<Page>(source: PageSource<Page>, asked: Asked, failures = 0): Promise<Page | null> {
  const { page, pace, signal, isWanted } = asked
  await pace.free(() => !isWanted())
  if (!isWanted()) return null
  pace.note()
  try {
    const answered = await source.readPage(page, signal)
    return isWanted() ? answered : null
  } catch (reason) {
    if (!isWanted()) return null
    const pauseMs = source.pauseAfter(reason, failures + 1)
    if (pauseMs === null) throw reason
    await (source.pause ?? wait)(pauseMs)
    return readSteadily(source, asked, failures + 1)
  }
}
