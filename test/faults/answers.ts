/** What can be wrong with the JSON of an answer. Each takes the true one. */
export type Change = (content: unknown) => unknown

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Changes every field that has no parts, however deep it is. */
const eachLeaf =
  (change: (value: string | number | boolean) => unknown): Change =>
  (content) => {
    if (Array.isArray(content)) return content.map(eachLeaf(change))
    if (isRecord(content))
      return Object.fromEntries(Object.entries(content).map(([name, value]) => [name, eachLeaf(change)(value)]))
    return typeof content === 'string' || typeof content === 'number' || typeof content === 'boolean'
      ? change(content)
      : content
  }

/** Changes the answer's own fields: those of each item, if it is a list. */
const eachField =
  (change: (record: Record<string, unknown>) => unknown): Change =>
  (content) => {
    if (Array.isArray(content)) return content.map((item) => (isRecord(item) ? change(item) : null))
    return isRecord(content) ? change(content) : null
  }

/** A number for a text, a text for all else that has no parts. */
export const otherLeaf = (value: string | number | boolean) => (typeof value === 'string' ? 7 : `wrong ${value}`)

/** Each text is a number, each number a text, and so is each truth. */
export const wrongTypes = eachLeaf(otherLeaf)

/** No field is there. */
export const missing = eachField(() => ({}))

/** Every field is null. */
export const nulls = eachField((record) => Object.fromEntries(Object.keys(record).map((name) => [name, null])))

/** A list where an object belongs, an object where a list belongs. */
export const otherShape: Change = (content) => (Array.isArray(content) ? {} : [])

/** Fields beside those of the contract, at every depth. */
export const extra: Change = (content) => {
  if (Array.isArray(content)) return content.map(extra)
  if (!isRecord(content)) return content
  const fields = Object.entries(content).map(([name, value]) => [name, extra(value)])
  return { newlyAdded: { since: '2027', items: [1, null, 'x'] }, ...Object.fromEntries(fields) }
}

/** The name and the website of a service, and the banks: what two lookups answer. */
const info = { name: 'SANDBOX WALLET', website: 'https://wallet.example/' }
const limits = { withdrawMin: 100, withdrawMax: 50_000 }
const terms = ['<p>1.</p>', '<p>2.</p>']
const banks = [{ code: 'KBANK', nameTH: 'ธนาคารกสิกรไทย' }]

/** What another call of the same form is answered. */
export const ofAnotherCall: Change = (content) => {
  if (Array.isArray(content)) return typeof content[0] === 'string' ? banks : terms
  return isRecord(content) && 'website' in content ? limits : info
}
