import type { Bytes } from '../lib/base64.ts'
import { platform } from './current.ts'

export interface BiometricSecret {
  /** 32 random bytes. */
  readonly secret: Bytes
  /** Finds it again; not secret itself. */
  readonly handle: string
}

/** A secret that the device gives out for a fingerprint or a face. Null: declined or impossible. */
export interface Biometrics {
  canUse(): Promise<boolean>
  /** `reason` is shown to the player. */
  create(reason: string): Promise<BiometricSecret | null>
  read(handle: string, reason: string): Promise<Bytes | null>
}

export const biometrics = (): Promise<Biometrics> => platform().biometrics?.() ?? import('./browser/biometrics.ts')
