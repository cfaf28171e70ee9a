/** What can be wrong with the JSON of an answer. Each takes the true one. */
type Change = (content: unknown) => unknown
type Fields = Record<string, unknown>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const hasParts = (value: unknown) => typeof value === 'object' && value !== null

/** Changes each value of a record. */
const eachOf = (record: Fields, change: Change): Fields =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

/** A number for a text, a text for all else that has no parts. */
function otherLeaf(value: unknown): unknown {
  if (typeof value === 'string') return 7
  return typeof value === 'number' || typeof value === 'boolean' ? `wrong ${value}` : value
}

/** Changes the answer's own fields: those of each item, if it is a list. */
const eachField =
  (change: (record: Fields) => Fields): Change =>
  (content) => {
    if (Array.isArray(content)) return content.map((item) => (isRecord(item) ? change(item) : null))
    return isRecord(content) ? change(content) : null
  }

/** Every text is a number, every number a text, and so is every truth, however deep it is. */
export const wrongTypes: Change = (content) => {
  if (Array.isArray(content)) return content.map(wrongTypes)
  return isRecord(content) ? eachOf(content, wrongTypes) : otherLeaf(content)
}

/** No field is there. */
export const missing = eachField(() => ({}))

/** Every field is null. */
export const nulls = eachField((record) => eachOf(record, () => null))

/** A list where an object belongs, an object where a list belongs. */
export const otherShape: Change = (content) => (Array.isArray(content) ? {} : [])

/** Fields beside those of the contract, at every depth. */
export const extra: Change = (content) => {
  if (Array.isArray(content)) return content.map(extra)
  if (!isRecord(content)) return content
  return { newlyAdded: { since: '2027', items: [1, null, 'x'] }, ...eachOf(content, extra) }
}

const texts = [
  { name: 'SANDBOX WALLET', website: 'https://wallet.example/' },
  { withdrawMin: 100, withdrawMax: 50_000 },
] as const
const lists = [['<p>1.</p>', '<p>2.</p>'], [{ code: 'KBANK', nameTH: 'ธนาคารกสิกรไทย' }]] as const

/** What another call of the same form is answered. */
export const ofAnotherCall: Change = (content) => {
  if (Array.isArray(content)) return lists[typeof content[0] === 'string' ? 1 : 0]
  return texts[isRecord(content) && 'website' in content ? 1 : 0]
}

// What is wrong below the root.

/**
 * Changes each record below the root, the innermost first. Of a list it is the first item, which every screen shows, and the others show
 * whether one bad item takes them away.
 */
const inside = (change: Change): Change => {
  const item: Change = (value) => change(isRecord(value) ? eachOf(value, field) : value)
  const field: Change = (value) => {
    if (Array.isArray(value)) return value.map((each, index) => (index === 0 ? item(each) : each))
    return isRecord(value) ? item(value) : value
  }
  return (content) => (isRecord(content) ? eachOf(content, field) : field(content))
}

/** Changes the fields of a record but the first, which names it. A record of one field has no name. */
const unlessName =
  (change: Change): Change =>
  (item) => {
    if (!isRecord(item)) return change(item)
    const [name = '', ...others] = Object.keys(item)
    return { ...eachOf(item, change), ...(others.length > 0 && { [name]: item[name] }) }
  }

/** No field is in the records inside. */
export const hollow = inside((item) => (isRecord(item) ? {} : item))

/** The records inside have their first field alone. */
export const lacking = inside((item) => (isRecord(item) ? Object.fromEntries(Object.entries(item).slice(0, 1)) : item))

/** The fields of the records inside are null, and so is the first of a list of texts. */
export const innerNulls = inside(unlessName(() => null))

/** The fields of the records inside are of another type: texts and numbers, lists and records. */
export const innerTypes = inside(unlessName((value) => (hasParts(value) ? otherShape(value) : otherLeaf(value))))

/** A list where a record belongs and the reverse, one step below the root. */
export const innerShape: Change = (content) => {
  if (isRecord(content)) return eachOf(content, (value) => (hasParts(value) ? otherShape(value) : value))
  return Array.isArray(content) ? content.map((item, index) => (index === 0 ? innerShape(item) : item)) : content
}
