import type { Settings, OptionalPart } from './schema.ts'

declare const __SETTINGS__: Settings

/** The settings of this build. The build validates and inserts them, so that no validator is shipped. */
export const settings: Settings = __SETTINGS__

/** True if the operator has not left this part out of the build. */
export const hasPart = (part: OptionalPart): boolean => !settings.VITE_WITHOUT.includes(part)
