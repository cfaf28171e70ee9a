import * as v from 'valibot'
import type { AuditException } from './auditExceptions.ts'

const advisory = v.object({ url: v.string(), title: v.string(), severity: v.string(), name: v.string() })
const answer = v.object({
  vulnerabilities: v.record(v.string(), v.object({ via: v.array(v.union([v.string(), advisory])) })),
})

export interface Audited {
  /** 0: clean or explained. 1: something is not. 2: the registry did not say. */
  readonly code: 0 | 1 | 2
  readonly text: string
}

interface Judged {
  readonly exceptions: readonly AuditException[]
  /** The names of the packages whose code players get; null where no build is there to tell. */
  readonly shipped: ReadonlySet<string> | null
  /** YYYY-MM-DD. */
  readonly today: string
}

/** Judges the answer of `npm audit --json`. */
export function judgeAudit(text: string, { exceptions, shipped, today }: Judged): Audited {
  const read = v.safeParse(answer, jsonOf(text))
  if (!read.success)
    return { code: 2, text: 'The registry was not asked, or did not answer: nothing is known about weaknesses.' }
  const found = new Map<string, v.InferOutput<typeof advisory>>()
  for (const { via } of Object.values(read.output.vulnerabilities))
    for (const each of via) if (typeof each !== 'string') found.set(each.url, each)
  const lines = [...found.values()].map((each) => {
    const exception = exceptions.find(({ url }) => url === each.url)
    const isOpen = exception === undefined || exception.until < today
    return { isOpen, text: `${isOpen ? '✗' : '✓'} ${describe(each)}${explain(exception, isOpen)}` }
  })
  const needless = exceptions
    .filter(({ url }) => !found.has(url))
    .map(({ url }) => `✗ no exception is needed for ${url}`)
  const open = lines.filter(({ isOpen }) => isOpen).length + needless.length
  const summary = `${found.size} known weaknesses, ${found.size - lines.filter(({ isOpen }) => isOpen).length} of them explained`
  return { code: open > 0 ? 1 : 0, text: [...lines.map((line) => line.text), ...needless, summary].join('\n') }

  function describe({ name, severity, title, url }: v.InferOutput<typeof advisory>): string {
    const where = shipped === null ? '' : shipped.has(name) ? ', in what players get' : ', in tools alone'
    return `${name} (${severity}${where}): ${title}\n  ${url}`
  }
}

function explain(exception: AuditException | undefined, isOpen: boolean): string {
  if (exception === undefined) return ''
  return `\n  ${isOpen ? 'the exception ended' : 'until'} ${exception.until}: ${exception.reason}`
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The packages that a build's THIRD-PARTY.txt names. */
export const namesOf = (list: string): Set<string> =>
  new Set([...list.matchAll(/^(\S+) \d[\w.+-]* \(.*\)$/gm)].map(([, name = '']) => name))
