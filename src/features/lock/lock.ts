import * as v from 'valibot'
import { alerts, showAlert, type Alert } from '../../lib/alerts.ts'
import { keepTyped } from '../../nav/typed.ts'
import { biometrics } from '../../platform/biometrics.ts'
import { createArea, persistent, temporary, type StorageArea } from '../../platform/storage.ts'
import { currentSession, openVault, privateArea, sessionArea, sessionKeys, sessionMark } from '../../session/session.ts'
import { createRecord, keyByPin, keyBySecret, open, recordSchema, seal, sealKey, type LockRecord } from './record.ts'

export const pinLength = 6
const maxWrong = 5
export const minuteChoices = [1, 5, 15] as const
const usualMinutes = 5

let dataKey: CryptoKey | null = null

/** Stored after the session's mark, which `session.ts` reads. */
function stored(): { readonly mark: string; readonly record: LockRecord } | null {
  try {
    const [, mark = '', json = ''] = /^(\S+) (.+)$/.exec(persistent.get('lock') ?? '') ?? []
    return { mark, record: v.parse(recordSchema, JSON.parse(json)) }
  } catch {
    return null
  }
}

export const lockRecord = () => stored()?.record ?? null

const write = (mark: string, record: LockRecord) => persistent.set('lock', `${mark} ${JSON.stringify(record)}`)

/** Another tab may have changed it or ended the session. */
function change(part: Partial<LockRecord>, mark = sessionMark()): void {
  const kept = stored()
  if (kept?.mark === mark) write(mark, { ...kept.record, ...part })
}

/** The session's part of the storage; each change is encrypted and stored. */
function createVault(key: CryptoKey, entries: Map<string, string>) {
  const mark = stored()?.mark ?? ''
  let saving = Promise.resolve()
  const save = () => {
    saving = saving.then(async () => change({ content: await seal(key, JSON.stringify([...entries])) }, mark))
  }
  return createArea(() => ({
    getItem: (name) => entries.get(name) ?? null,
    setItem(name, value) {
      entries.set(name, value)
      save()
    },
    removeItem(name) {
      entries.delete(name)
      save()
    },
  }))
}

/** @returns false if the session ended meanwhile or the device refused. */
export async function setLock(pin: string, rounds?: number): Promise<boolean> {
  const session = currentSession()
  if (!session) return false
  const { key, record } = await createRecord(pin, JSON.stringify([['token', session.token]]), usualMinutes, rounds)
  if (currentSession() !== session) return false
  if (!write(sessionMark(), record)) {
    persistent.remove('lock')
    return false
  }
  dataKey = key
  const vault = createVault(key, new Map())
  move(persistent, vault)
  openVault(vault)
  return true
}

function move(from: StorageArea, to: StorageArea): void {
  for (const name of ['token', 'sessionStart'] as const) {
    const kept = from.get(name)
    if (kept !== null) to.set(name, kept)
    from.remove(name)
  }
}

export const isUnlocked = () => privateArea() !== sessionArea()

export function removeLock(): void {
  move(privateArea(), persistent)
  persistent.remove('lock')
  openVault(null)
}

/** The next login needs no PIN. */
export function endLocked(): void {
  for (const key of sessionKeys) for (const area of [persistent, temporary]) area.remove(key)
}

export const setMinutes = (minutes: number) => change({ minutes })

/** `reason` is shown; null turns it off. @returns true if it is on: the device or the player may decline. */
export async function setBiometric(reason: string | null): Promise<boolean> {
  const made = reason === null ? null : await (await biometrics()).create(reason)
  const biometric = made && dataKey ? { handle: made.handle, key: await sealKey(dataKey, made.secret) } : undefined
  change({ biometric })
  return biometric !== undefined
}

/** Counted before it is tried, as the app may be closed meanwhile. @returns the key, or how many tries are left. */
export async function tryPin(pin: string): Promise<CryptoKey | number> {
  const kept = stored()
  const left = maxWrong - (kept?.record.wrong ?? maxWrong)
  if (!kept || left <= 0) return 0
  change({ wrong: kept.record.wrong + 1 }, kept.mark)
  const key = await keyByPin(kept.record, pin)
  if (!key) return left - 1
  change({ wrong: 0 }, kept.mark)
  return key
}

export async function tryBiometric(reason: string): Promise<CryptoKey | null> {
  const { biometric } = lockRecord() ?? {}
  const secret = biometric ? await (await biometrics()).read(biometric.handle, reason) : null
  return biometric && secret ? keyBySecret(biometric.key, secret) : null
}

/** @throws if the record is damaged. */
export async function unlock(key: CryptoKey): Promise<void> {
  const kept = stored()
  if (!kept) throw new Error('no lock')
  const entries = new Map(JSON.parse(await open(key, kept.record.content)) as [string, string][])
  persistent.remove('token')
  dataKey = key
  openVault(createVault(key, entries))
  if (!currentSession()) throw new Error('no token')
  await takeLeft(key)
}

type Left = { readonly alerts: readonly Alert[]; readonly typed: unknown }

/** Outcomes that were not read yet, and what is typed, stay for this tab, encrypted. */
export async function keepLeft(): Promise<void> {
  keepTyped()
  const { typed, ...state } = (window.history.state ?? {}) as { typed?: unknown }
  const left: Left = { alerts: alerts.now(), typed }
  if (!dataKey || !isUnlocked()) return
  temporary.set('left', JSON.stringify(await seal(dataKey, JSON.stringify(left))))
  window.history.replaceState(state, '')
}

async function takeLeft(key: CryptoKey): Promise<void> {
  const sealed = temporary.get('left')
  temporary.remove('left')
  if (sealed === null) return
  try {
    const left = JSON.parse(await open(key, JSON.parse(sealed) as LockRecord['pin'])) as Left
    window.history.replaceState({ ...(window.history.state as object | null), typed: left.typed }, '')
    left.alerts.forEach(showAlert)
  } catch {
    // Of another lock.
  }
}
