import { platform } from './current.ts'
import type { Biometrics } from './platform.ts'

export const biometrics = (): Promise<Biometrics> => platform().biometrics?.() ?? import('./browser/biometrics.ts')
