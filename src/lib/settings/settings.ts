import type { Settings, OptionalPart } from './schema.ts'

declare const __SETTINGS__: Settings

/** Inserted by the build. */
export const settings: Settings = __SETTINGS__

export const hasPart = (part: OptionalPart): boolean => !settings.VITE_WITHOUT.includes(part)
