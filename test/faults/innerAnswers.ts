import { isRecord, otherLeaf, otherShape, type Change } from './answers.ts'

const eachOf = (record: Record<string, unknown>, change: Change) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

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
    const [name, ...others] = Object.keys(item)
    return others.length === 0 ? eachOf(item, change) : { ...eachOf(item, change), [String(name)]: item[String(name)] }
  }

const hasParts = (value: unknown) => typeof value === 'object' && value !== null

const otherType: Change = (value) => {
  if (hasParts(value)) return otherShape(value)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? otherLeaf(value) : value
}

/** No field is in the records inside. */
export const hollow = inside((item) => (isRecord(item) ? {} : item))

/** The records inside have their first field alone. */
export const lacking = inside((item) => (isRecord(item) ? Object.fromEntries(Object.entries(item).slice(0, 1)) : item))

/** The fields of the records inside are null, and so is the first of a list of texts. */
export const innerNulls = inside(unlessName(() => null))

/** The fields of the records inside are of another type: texts and numbers, lists and records. */
export const innerTypes = inside(unlessName(otherType))

const otherParts: Change = (value) => (hasParts(value) ? otherShape(value) : value)

/** A list where a record belongs and the reverse, one step below the root. */
export const innerShape: Change = (content) => {
  if (isRecord(content)) return eachOf(content, otherParts)
  return Array.isArray(content) ? content.map((item, index) => (index === 0 ? innerShape(item) : item)) : content
}
