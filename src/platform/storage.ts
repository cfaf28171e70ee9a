import type { Observable } from '../lib/observable.ts'
import { readerOf } from './storageReader.ts'

/** Every key this app keeps on the device; it stores nothing else. */
export type StorageKey =
  | 'token'
  | 'agreement'
  | 'lastSync'
  | 'lastUsed'
  | 'locale'
  | 'inviteCode'
  | 'guestId'
  | 'openCommands'
  | 'intents'
  | 'notice'
  | 'refund'
  | 'sentSlips'
  | 'sounds'
  | 'amounts'
  | 'begunDeposits'
  | 'question'
  | 'registrations'
  | `drafts:${string}`
  | 'tab'
  | 'brakes'
  | 'sessionStart'
  | 'resultEvery'
  | 'updates'
  | `brakes:${string}`

/** Keys of the hosts' SDKs: Telegram's launch parameters for reloads, LIFF's note that it runs inside LINE, and its token. */
export type HostKey = 'tapps/launchParams' | 'LIFF_STORE:isInClient' | `LIFF_STORE:${string}:accessToken`

/** A storage area of the device that never throws: values that the device refuses stay in memory for this page. */
export interface StorageArea {
  /** The stored text, or null. */
  get(key: StorageKey | HostKey): string | null
  /** Returns false if the device refused the value. What it stored before is still there, and comes back with a reload. */
  set(key: StorageKey, value: string): boolean
  remove(key: StorageKey): void
  /** Calls back with the new value, null for none, when this page sets or removes the key; returns the unsubscriber. */
  subscribe(key: StorageKey, listener: (value: string | null) => void): () => void
}

/**
 * Wraps a browser storage. A full or cleared one is normal on phones, and a refused one in frames, so each access is guarded on its own.
 */
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
      let isStored = true
      try {
        open().setItem(key, value)
        memory.delete(key)
      } catch {
        memory.set(key, value)
        isStored = false
      }
      announce(key, value)
      return isStored
    },
    remove(key) {
      memory.delete(key)
      try {
        open().removeItem(key)
      } catch {
        // A refused storage holds nothing to remove.
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

/** Widens a subscription: its listeners also hear when another tab stores something. */
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

/** Survives the browser session. */
export const persistent = createArea(() => window.localStorage)
/** Ends with the browser session (in messengers: when the mini-app is closed). */
export const temporary = createArea(() => window.sessionStorage)
