import * as v from 'valibot'
import { object } from './entities.ts'

/**
 * Rows of a member's own, none of which may seem not to be there: one that cannot be read keeps its place with nothing in it. Each field
 * has a fallback. If no row can be read, the list is unreadable itself.
 */
export function rowsOf<Entries extends v.ObjectEntries>(entries: Entries) {
  const nothing = v.parse(v.object(entries), {})
  return v.pipe(
    v.array(v.fallback(v.nullable(object(entries)), null)),
    v.check((rows) => rows.length === 0 || rows.some((row) => row !== null)),
    v.transform((rows) => rows.map((row) => row ?? nothing)),
  )
}
