import { alerts, showAlert, type Alert } from '../../lib/alerts.ts'
import { parseJson } from '../../lib/parseJson.ts'
import { platform } from '../../platform/current.ts'
import { persistent, temporary, type StorageArea } from '../../platform/storage.ts'
import { packPicture, unpackPicture, type PackedPicture } from '../../session/chosenPicture.ts'
import { draftsInPage, saveDrafts } from '../../session/drafts.ts'
import { currentSession, sessionHash, setUnlocked, type Session } from '../../session/session.ts'
import {
  createRecord,
  openByPin,
  openBySecret,
  recordSchema,
  sealBySecret,
  sealedSchema,
  secretOf,
  type LockRecord,
} from './record.ts'

export const pinLength = 6
const maxWrong = 5
export const minuteChoices = [1, 5, 15] as const
const usualMinutes = 5

export const lockRecord = () => parseJson(recordSchema, persistent.get('lock'))

const write = (record: LockRecord) => persistent.set('lock', JSON.stringify(record))

/** Another tab may have changed it or ended the session. */
function change(part: Partial<LockRecord>, ofSession = sessionHash()): void {
  const kept = lockRecord()
  if (kept?.mark === ofSession) write({ ...kept, ...part })
}

/** Encrypts the session with the PIN; false if the session has ended or the device refused. */
export async function setLock(pin: string): Promise<boolean> {
  const session = currentSession()
  if (!session) return false
  const record = await createRecord(sessionHash(), pin, session.token, usualMinutes)
  if (currentSession() !== session) return false
  if (!write(record)) {
    persistent.remove('lock')
    return false
  }
  moveStart(persistent, temporary)
  keepLoginName(session)
  persistent.remove('token')
  setUnlocked(session.token)
  return true
}

export function removeLock(): void {
  const session = currentSession()
  if (!session) return
  keepLoginName(session)
  persistent.set('token', session.token)
  persistent.remove('lock')
  moveStart(temporary, persistent)
  setUnlocked(null)
}

/** Another tab may have stored another member's. */
function keepLoginName({ loginName }: Session): void {
  if (loginName === undefined) persistent.remove('loginName')
  else persistent.set('loginName', loginName)
}

/** With a lock, the balances of the session's start stay in the tab. */
function moveStart(from: StorageArea, to: StorageArea): void {
  const start = from.get('sessionStart')
  if (start !== null) to.set('sessionStart', start)
  from.remove('sessionStart')
}

export const setMinutes = (minutes: number) => change({ minutes })

export const canUseBiometric = async () => (await platform().biometrics()).canUse()

/** `reason` is shown; null turns it off. @returns true if it is on: the device or the player may decline. */
export async function setBiometric(reason: string | null): Promise<boolean> {
  const session = currentSession()
  const create = async (shown: string) => (await platform().biometrics()).create(shown)
  const made = reason === null ? null : await create(reason).catch(() => null)
  const biometric =
    made && session ? { handle: made.handle, token: await sealBySecret(made.secret, session.token) } : undefined
  // Another member may have logged in.
  if (currentSession()?.token !== session?.token) return false
  change({ biometric })
  return biometric !== undefined
}

/** Counted before it is tried, as the app may be closed during the try. @returns the token, or how many tries are left. */
export async function tryPin(pin: string): Promise<string | number> {
  const kept = lockRecord()
  const triesLeft = maxWrong - (kept?.wrong ?? maxWrong)
  if (!kept || triesLeft <= 0) return 0
  change({ wrong: kept.wrong + 1 }, kept.mark)
  const token = await openByPin(kept, pin)
  return token ?? triesLeft - 1
}

export async function tryBiometric(reason: string): Promise<string | null> {
  const { biometric } = lockRecord() ?? {}
  if (!biometric) return null
  const device = await platform().biometrics()
  const secret = await device.read(biometric.handle, reason)
  return secret && openBySecret(secret, biometric.token)
}

interface Leftovers {
  readonly alerts: readonly Alert[]
  /** Absent if an earlier version kept them. */
  readonly drafts?: readonly (readonly [entry: number, drafts: Readonly<Record<string, unknown>>])[]
  /** The balances at the session's start, as stored. */
  readonly start: string | null
  readonly picture: PackedPicture | null
}

async function store(token: string, leftovers: Leftovers): Promise<boolean> {
  if (currentSession()?.token !== token) return true
  const text = JSON.stringify(leftovers)
  // Sealing a picture takes seconds, so as much blank text is tried first.
  if (!temporary.set('left', ' '.repeat((text.length * 4) / 3))) return false
  const sealed = await sealBySecret(await secretOf(token), text)
  // An ended session leaves nothing behind.
  return currentSession()?.token !== token || temporary.set('left', JSON.stringify(sealed))
}

/** Outcomes that were not read, what is typed or chosen and the session's balances stay for this tab, encrypted. */
export async function keepLeftovers(token: string): Promise<void> {
  saveDrafts()
  const leftovers = { alerts: alerts.get(), drafts: [...draftsInPage], start: temporary.get('sessionStart') }
  const picture = await packPicture()
  // The storage may be too small for the picture.
  if (!(await store(token, { ...leftovers, picture })) && picture) await store(token, { ...leftovers, picture: null })
  if (currentSession()?.token !== token) return
  temporary.remove('sessionStart')
}

async function takeLeftovers(token: string): Promise<Leftovers | null> {
  const kept = parseJson(sealedSchema, temporary.get('left'))
  temporary.remove('left')
  const text = kept && (await openBySecret(await secretOf(token), kept))
  return text === null ? null : (JSON.parse(text) as Leftovers)
}

export async function unlock(token: string): Promise<void> {
  const leftovers = await takeLeftovers(token).catch(() => null)
  persistent.remove('token')
  setUnlocked(token)
  change({ wrong: 0 })
  // Another tab may have ended the session.
  if (!leftovers || currentSession()?.token !== token) return
  if (leftovers.start) temporary.set('sessionStart', leftovers.start)
  leftovers.drafts?.forEach(([entry, drafts]) => draftsInPage.set(entry, drafts))
  if (leftovers.picture) unpackPicture(leftovers.picture)
  leftovers.alerts.forEach(showAlert)
}
