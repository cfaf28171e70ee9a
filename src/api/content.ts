/** Marks an answer that is no JSON, such as a proxy's page. */
export const unreadable = Symbol('unreadable')

/** The JSON of an answer, undefined for an empty one. A broken connection rejects. */
export async function contentOf(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return unreadable
  }
}

/** A field of an answer that is a filled text; undefined for anything else. */
export function textOf(content: unknown, field: 'message' | 'error'): string | undefined {
  if (typeof content !== 'object' || content === null) return undefined
  const value = (content as Record<string, unknown>)[field]
  return typeof value === 'string' && value !== '' ? value : undefined
}
