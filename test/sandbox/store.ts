import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SandboxState, StateStore } from './state/state.ts'

/**
 * Keeps the state in a folder's state.json, by atomic rename and flushed to the disk, so that whatever kills the
 * process leaves the old state or the new one. A file that is torn or of an old form is set aside with a message.
 */
export function fileStore(folder: string): StateStore {
  const file = join(folder, 'state.json')
  mkdirSync(folder, { recursive: true })
  return {
    load(isUsable) {
      const text = readIfThere(file)
      if (text === null) return null
      const state = parsed(text)
      if (isUsable(state)) return state as SandboxState
      const aside = join(folder, `state.unusable-${Date.now()}.json`)
      renameSync(file, aside)
      console.error(`[sandbox] ${file} is torn or of another version: set aside as ${aside}, starting from the seed`)
      return null
    },
    save(json) {
      writeDurably(`${file}.tmp`, json)
      renameSync(`${file}.tmp`, file)
      flush(folder)
    },
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function writeDurably(file: string, text: string): void {
  const descriptor = openSync(file, 'w')
  try {
    writeFileSync(descriptor, text)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

// A rename is on the disk only when its folder is.
function flush(folder: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
