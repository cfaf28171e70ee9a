import { vi } from 'vitest'

/** Stands for the worker that reads slips, which jsdom lacks: it finds these texts in every picture. @returns the pictures that it was given. */
export function readFromSlips(...texts: string[]): Blob[] {
  const given: Blob[] = []
  class Reader extends EventTarget {
    postMessage(file: Blob) {
      given.push(file)
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: texts })))
    }
    terminate() {
      return undefined
    }
  }
  vi.stubGlobal('Worker', Reader)
  return given
}
