import type { Settings } from './schema.ts'

declare const __SETTINGS__: Settings

/** The settings of this build. The build validates and inserts them, so that no validator is shipped. */
export const settings: Settings = __SETTINGS__
