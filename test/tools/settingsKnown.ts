/**
 * An environment without the settings that a schema does not list: a build refuses a setting that it does not know, and an older commit
 * knows fewer.
 * @param schema the text of `src/settings/schema.ts` at that commit
 */
export function settingsKnown(schema: string, environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const known = new Set([...schema.matchAll(/^ {2}(VITE_\w+):/gm)].map(([, name]) => name))
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !name.startsWith('VITE_') || known.has(name)),
  )
}
