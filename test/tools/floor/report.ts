import type { Lack } from './data.ts'
import type { Exception } from './exceptions.ts'
import type { Seen, Use } from './names.ts'

/** A check's outcome in words. It passed if there are no faults. */
export interface Report {
  readonly faults: string[]
  readonly summary: string
}

/** Reports names that the floor lacks without an exception, and exceptions that are not needed any more. */
export function reportOn(seen: readonly Seen[], exceptions: readonly Exception[]): Report {
  const uses = seen.flatMap((each) => each.uses)
  const lacking = uses.filter(({ lacks }) => lacks.length > 0)
  const covers = (exception: Exception, use: Use) => exception.name === use.name && exception.files.test(use.path)
  const found = lacking.filter((use) => !exceptions.some((exception) => covers(exception, use)))
  const unneeded = exceptions.filter((exception) => !lacking.some((use) => covers(exception, use)))
  const unknown = seen.reduce((sum, each) => sum + each.unknown, 0)
  return {
    faults: [
      // A check without any name does not work.
      ...(uses.length === 0 ? ['No name was looked up'] : []),
      ...new Set(found.map(faultOf)),
      ...unneeded.map(({ name, files }) => `exceptions.ts: ${name} in ${files.source} is not needed any more`),
    ],
    summary: `${uses.length} names looked up, ${unknown} more unknown to the data; ${lacking.length - found.length} excepted, ${found.length} newer than the floor`,
  }
}

const faultOf = ({ path, line, name, lacks }: Use) => `${path}:${line} ${name}: ${lacksInWords(lacks)}`

/** Browsers of one engine that got a name together are named once. */
function lacksInWords(lacks: readonly Lack[]): string {
  const words = lacks.map(({ browser, since }) => `${engineOf(browser)} ${since === null ? 'never' : `since ${since}`}`)
  return `only ${[...new Set(words)].join(', ')}`
}

const engineOf = (browser: string) =>
  browser.replace('chrome_android', 'chrome').replace('webview_android', 'chrome').replace('safari_ios', 'safari')
