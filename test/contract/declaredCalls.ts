import type { Call } from '../../src/api/client/call.ts'

const files = import.meta.glob<Record<string, unknown>>('../../src/api/**/*.ts', { eager: true })

const isCall = (value: unknown): value is Call<unknown> =>
  typeof value === 'object' && value !== null && 'path' in value && 'kind' in value && 'answer' in value

/** Every call that the app declares, by its name: what `src/api` exports in the form of one. A new one joins by itself. */
export const declaredCalls: Readonly<Record<string, Call<unknown>>> = Object.fromEntries(
  Object.values(files)
    .flatMap(Object.entries)
    .filter((entry): entry is [string, Call<unknown>] => isCall(entry[1])),
)
