import type { OptionalPart } from './optionalParts.ts'
import { settings } from './settings.ts'

/** True if the operator has not left this part out of the build. */
export const hasPart = (part: OptionalPart): boolean => !settings.VITE_WITHOUT.includes(part)
