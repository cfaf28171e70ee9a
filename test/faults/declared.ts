import type { Call } from '../../src/api/call.ts'

const files = import.meta.glob<Record<string, unknown>>('../../src/api/*.ts', { eager: true })

/** Every call that the app declares, by its name: what `src/api` exports in the form of one. A new one joins by itself. */
export const declared: Readonly<Record<string, Call<unknown>>> = Object.fromEntries(
  Object.values(files)
    .flatMap(Object.entries)
    .filter((entry): entry is [string, Call<unknown>] => isCall(entry[1])),
)

function isCall(value: unknown): value is Call<unknown> {
  return typeof value === 'object' && value !== null && 'path' in value && 'kind' in value && 'answer' in value
}
