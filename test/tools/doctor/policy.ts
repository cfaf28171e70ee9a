/** One Content-Security-Policy: its directives with their sources. */
export type Policy = ReadonlyMap<string, readonly string[]>

/** The policies of a header, which may have several of them, or of a meta element. */
export function policiesOf(text: string): Policy[] {
  return text
    .split(',')
    .map((one) => {
      const directives = one.split(';').map((part) => part.trim().split(/\s+/))
      const named = directives.filter(([name]) => name !== undefined && name !== '')
      return new Map(named.map(([name = '', ...sources]) => [name.toLowerCase(), sources]))
    })
    .filter((policy) => policy.size > 0)
}

/** Directives that do not fall back to default-src. */
const ownAlone = new Set(['base-uri', 'form-action', 'frame-ancestors', 'sandbox'])

/** The sources that a directive allows; null if the policy does not restrict it. */
export const sourcesFor = (policy: Policy, directive: string): readonly string[] | null =>
  policy.get(directive) ?? (ownAlone.has(directive) ? null : policy.get('default-src')) ?? null

/** The directives of the page's policy that another one, of a header, narrows. */
export function narrowed(page: Policy, other: Policy): string[] {
  const isLet = (source: string, sources: readonly string[]) =>
    source === "'none'" ||
    sources.includes(source) ||
    (sources.includes('*') && !source.startsWith("'") && source !== 'data:') ||
    (source.startsWith('https:') && sources.includes('https:')) ||
    (source === "'self'" && sources.includes('*'))
  const names = [...page].filter(([directive, wanted]) => {
    const sources = sourcesFor(other, directive)
    return sources !== null && wanted.some((source) => !isLet(source, sources))
  })
  return [...names.map(([directive]) => directive), ...(other.has('sandbox') ? ['sandbox'] : [])]
}
