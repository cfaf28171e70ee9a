import type { Settings } from './schema.ts'

declare const __SETTINGS__: Settings

/** The settings of this build: validated and written in by the build, so that no validator is shipped. */
export const settings: Settings = __SETTINGS__
