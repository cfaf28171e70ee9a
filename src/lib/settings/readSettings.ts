import * as v from 'valibot'
import { parseUrl } from '../parseUrl.ts'
import { settingsSchema, type BuildSettings } from './schema.ts'

/** @throws Error naming every invalid or unknown setting. */
export function readSettings(environment: Record<string, string | undefined>): BuildSettings {
  const result = v.safeParse(settingsSchema, environment)
  // Without values: a private key could end up in a log.
  const reasons = (result.issues ?? []).map((issue) => {
    const name = v.getDotPath(issue)?.split('.')[0] ?? 'setting'
    return `${name}: expected ${issue.message}`
  })
  reasons.push(...unknownNames(Object.keys(environment)).map((name) => `${name}: no setting`))
  if (!result.success || reasons.length > 0)
    throw new Error(`Build settings are not valid:\n${reasons.map((reason) => `  ${reason}`).join('\n')}`)
  return withOwnMedia(result.output)
}

const settingNames = Object.keys(settingsSchema.entries)

const isVites = (name: string) => /^VITE_(USER_NODE_ENV|CJS_\w+)$/.test(name)

/** A misspelt setting would be ignored silently. */
const unknownNames = (given: readonly string[]) =>
  given.filter((name) => name.startsWith('VITE_') && !settingNames.includes(name) && !isVites(name))

/** `VITE_BCEL_IMAGE` may be on another origin. */
function withOwnMedia(settings: BuildSettings): BuildSettings {
  const origin = parseUrl(settings.VITE_BCEL_IMAGE)?.origin
  if (origin === undefined) return settings
  return { ...settings, VITE_MEDIA_ORIGINS: [...new Set([...settings.VITE_MEDIA_ORIGINS, origin])] }
}
