import { createObservable } from '../lib/observable.ts'
import { persistent, temporary, withOtherTabs, type StorageArea, type StorageKey } from '../platform/storage.ts'
import { sessionArea } from './session.ts'

const areas: readonly StorageArea[] = [temporary, persistent]

/** A list in storage, newest first. Each line begins with a head: a member's hash and, for most lists, a topic. */
export function createMemberLines(key: StorageKey, max = Infinity) {
  const { subscribe, announce } = createObservable()
  const linesIn = (area: StorageArea) => (area.get(key) ?? '').split('\n').filter(Boolean)

  function replace(head: string, line: string | null, target: StorageArea): void {
    for (const area of areas) {
      const lines = linesIn(area)
      const others = lines.filter((one) => !one.startsWith(`${head} `))
      const kept = line !== null && area === target ? [`${head} ${line}`, ...others].slice(0, max) : others
      if (kept.length === 0) area.remove(key)
      else if (kept.length !== lines.length || kept[0] !== lines[0]) area.set(key, kept.join('\n'))
    }
    announce()
  }

  return {
    text: () => areas.flatMap(linesIn).join('\n'),
    /** The rest of the newest line with this head. */
    find: (head: string): string | undefined =>
      areas
        .flatMap(linesIn)
        .find((line) => line.startsWith(`${head} `))
        ?.slice(head.length + 1),
    /** Replaces the line of this head; kept as long as the session. */
    put: (head: string, line: string, area = sessionArea()) => replace(head, line, area),
    remove: (head: string) => replace(head, null, temporary),
    subscribe: withOtherTabs(subscribe),
  }
}
