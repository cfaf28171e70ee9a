import type { Observable } from '../lib/observable.ts'
import { readerOf } from './storageReader.ts'

export type StorageKey =
  | 'token'
  | 'lock'
  | 'left'
  | 'visits'
  | 'loginName'
  | 'agreement'
  | 'lastUsed'
  | 'locale'
  | 'inviteCode'
  | 'guestId'
  | 'openCommands'
  | 'intents'
  /** Closed notices, and offers declined for good. */
  | 'notice'
  | 'refund'
  | 'sentSlips'
  /** Silenced sounds and haptics. */
  | 'sounds'
  | 'amounts'
  | 'begunDeposits'
  | 'favourites'
  | 'question'
  | 'registrations'
  | `drafts:${string}`
  /** This tab's id, in the lock of the chat's outbox. */
  | 'tab'
  /** Deposit limits. */
  | 'brakes'
  | 'sessionStart'
  | 'resultEvery'
  | 'wheel'
  | 'updates'
  | 'tapps/launchParams'
  | `brakes:${string}`

export type HostKey = 'LIFF_STORE:isInClient' | `LIFF_STORE:${string}:accessToken`

/** Never throws: refused values stay in memory. */
export interface StorageArea {
  get(key: StorageKey | HostKey): string | null
  /** False if refused: a reload then brings back the old value. */
  set(key: StorageKey, value: string): boolean
  remove(key: StorageKey): void
  /** Changes by this page only. It returns the unsubscriber. */
  subscribe(key: StorageKey, listener: (value: string | null) => void): () => void
}

export function createArea(open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): StorageArea {
  const memory = new Map<string, string>()
  const read = readerOf<StorageKey | HostKey>(open)
  const listeners = new Set<{ key: StorageKey; listener: (value: string | null) => void }>()
  const announce = (key: StorageKey, value: string | null) => {
    for (const one of listeners) if (one.key === key) one.listener(value)
  }
  return {
    get: (key) => memory.get(key) ?? read(key),
    set(key, value) {
      try {
        open().setItem(key, value)
        memory.delete(key)
      } catch {
        memory.set(key, value)
      }
      announce(key, value)
      return !memory.has(key)
    },
    remove(key) {
      memory.delete(key)
      try {
        open().removeItem(key)
      } catch {
        // Storage that the browser refuses is empty anyway.
      }
      announce(key, null)
    },
    subscribe(key, listener) {
      const one = { key, listener }
      listeners.add(one)
      return () => void listeners.delete(one)
    },
  }
}

export const withOtherTabs =
  (subscribe: Observable['subscribe']): Observable['subscribe'] =>
  (listener) => {
    const unsubscribe = subscribe(listener)
    window.addEventListener('storage', listener)
    return () => {
      unsubscribe()
      window.removeEventListener('storage', listener)
    }
  }

/** Outlasts the browser session. */
export const persistent = createArea(() => window.localStorage)
/** In messengers it lasts as long as the mini-app. */
export const temporary = createArea(() => window.sessionStorage)

/** False for a messenger's replacement, which a reload empties, and where reading it throws. */
export function isStored(page: Window, name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    return Object.prototype.toString.call(page[name]) === '[object Storage]'
  } catch {
    return false
  }
}
