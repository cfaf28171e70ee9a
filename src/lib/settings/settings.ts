import type { Settings, OptionalFeature } from './schema.ts'

declare const __SETTINGS__: Settings

export const settings: Settings = __SETTINGS__

export const hasFeature = (part: OptionalFeature): boolean => !settings.VITE_WITHOUT.includes(part)
