import * as v from 'valibot'
import { parseUrl } from '../parseUrl.ts'
import { settingsSchema, type BuildSettings } from './schema.ts'

/**
 * Validates the `VITE_*` settings of a build.
 * @throws Error naming every invalid setting with what is accepted, and every unknown one.
 */
export function readSettings(environment: Record<string, string | undefined>): BuildSettings {
  const result = v.safeParse(settingsSchema, environment)
  // Without the values: one may be a private key by mistake, and many people read build logs.
  const reasons = (result.issues ?? []).map((issue) => {
    const name = v.getDotPath(issue)?.split('.')[0] ?? 'setting'
    return `${name}: expected ${issue.message}`
  })
  reasons.push(...unknownNames(Object.keys(environment)).map((name) => `${name}: no setting; ${meant(name)} is one`))
  if (!result.success || reasons.length > 0)
    throw new Error(`Build settings are not valid:\n${reasons.map((reason) => `  ${reason}`).join('\n')}`)
  return withOwnMedia(result.output)
}

const names = Object.keys(settingsSchema.entries)
const meant = (name: string) => nearest(name, names)

/** True for Vite's own names of the same form. */
const isVites = (name: string) => /^VITE_(USER_NODE_ENV|CJS_\w+)$/.test(name)

/** The names that are no settings. A misspelt setting would otherwise be ignored silently. */
const unknownNames = (given: readonly string[]) =>
  given.filter((name) => name.startsWith('VITE_') && !names.includes(name) && !isVites(name))

/** Adds the origin of the picture that the settings name to those that media may come from. */
function withOwnMedia(settings: BuildSettings): BuildSettings {
  const origin = parseUrl(settings.VITE_BCEL_IMAGE)?.origin
  if (origin === undefined) return settings
  return { ...settings, VITE_MEDIA_ORIGINS: [...new Set([...settings.VITE_MEDIA_ORIGINS, origin])] }
}

/** The Levenshtein distance of two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [index, wanted] of [...other].entries())
      next.push(
        Math.min((next[index] ?? 0) + 1, (row[index + 1] ?? 0) + 1, (row[index] ?? 0) + (letter === wanted ? 0 : 1)),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

/** The word of a list that a misspelt one is nearest to. */
const nearest = (word: string, words: readonly string[]): string =>
  words.reduce((best, other) => (distance(word, other) < distance(word, best) ? other : best))
