import { settings } from './settings.ts'
import type { OptionalPart } from './schema.ts'

/** True if the operator has not left this part out of the build. */
export const hasPart = (part: OptionalPart): boolean => !settings.VITE_WITHOUT.includes(part)
