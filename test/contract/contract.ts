import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { parse } from 'yaml'

type Json = Readonly<Record<string, unknown>>

/** One call of docs/openapi.yaml. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly kind: 'read' | 'command' | 'attempt'
  readonly timeLimit: number
  /** The codes with which it is refused, beside those of every call. */
  readonly codes: readonly string[]
  /** What a player sees without its answer. */
  readonly player: string
  /** Where the rows of its answer are, newest first; an empty field is the answer itself. */
  readonly rows: { readonly field: string; readonly by: string; readonly player: string } | null
  readonly examples: readonly unknown[]
}

/** A field that is not as the contract says. No text has a value of it. */
export interface Deviation {
  /** `slots[3].amount`; empty for the whole. */
  readonly where: string
  readonly expected: string
  readonly came: string
  readonly player: string
}

/** `answer`: a success. `refusal`: an answer outside 2xx. `body`: what the app sends. `message`: what the socket brings. */
type Part = 'answer' | 'refusal' | 'body' | 'message'

export interface Contract {
  readonly document: Json
  readonly operations: readonly Operation[]
  /** The codes with which any call is refused. */
  readonly commonCodes: readonly string[]
  /** `path` may have values or other names in the place of its parameters. */
  find(method: string, path: string): Operation | undefined
  deviationsOf(operation: Operation | null, part: Part, value: unknown): Deviation[]
}

export const contractFile = join(import.meta.dirname, '../../docs/openapi.yaml')

/**
 * @param isClosed a field that the document does not name is a deviation, too.
 * @throws Error with what to do if it cannot be read.
 */
export function readContract({ isClosed = false, text = readFileSync(contractFile, 'utf8') } = {}): Contract {
  const document = documentOf(text)
  const operations = operationsOf(document)
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false, multipleOfPrecision: 6 })
  ajv.addSchema(isClosed ? closed(document) : document, 'contract', undefined, false)
  const compiled = new Map<string, ValidateFunction | null>()
  const validatorAt = (pointer: string) => {
    if (!compiled.has(pointer))
      compiled.set(pointer, at(document, pointer) ? ajv.compile({ $ref: `contract#${pointer}` }) : null)
    return compiled.get(pointer) ?? null
  }
  return {
    document,
    operations,
    commonCodes: (at(document, '/components/responses/Refusal')?.['x-codes'] ?? []) as string[],
    find: (method, path) => operations.find((one) => one.method === method && patternOf(one.path).test(path)),
    deviationsOf(operation, part, value) {
      const pointer = pointerOf(document, operation, part)
      const isRight = pointer === null ? null : validatorAt(pointer)
      if (!isRight || isRight(value)) return []
      const root = at(document, pointer ?? '') ?? {}
      return deviationsOf(isRight.errors ?? [], value, (path) => explained(document, root, path, operation?.player))
    },
  }
}

function documentOf(text: string): Json {
  try {
    const document: unknown = parse(text)
    if (isObject(document) && isObject(document['paths'])) return document
  } catch (error) {
    throw new Error(`docs/openapi.yaml cannot be read: ${String(error)} Take the version of this release again.`, {
      cause: error,
    })
  }
  throw new Error('docs/openapi.yaml has no calls. Take the version of this release again.')
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const methods = ['get', 'post', 'put', 'delete'] as const

function operationsOf(document: Json): Operation[] {
  return Object.entries(document['paths'] as Record<string, Json>).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      if (!isObject(operation)) return []
      const content = at(document, `/paths/${escaped(path)}/${method}/responses/200/content/application~1json`) ?? {}
      const examples = Object.values((content['examples'] ?? {}) as Record<string, Json>).map(({ value }) => value)
      const rows = operation['x-rows'] as Record<string, string> | undefined
      return {
        method: method.toUpperCase() as Operation['method'],
        path,
        kind: operation['x-kind'] as Operation['kind'],
        timeLimit: ((operation['x-timeout'] as number | undefined) ?? 60) * 1000,
        codes: (operation['x-codes'] ?? []) as string[],
        player: String(operation['x-player'] ?? ''),
        rows: rows ? { field: rows['field'] ?? '', by: rows['by'] ?? '', player: rows['x-player'] ?? '' } : null,
        examples: 'example' in content ? [content['example']] : examples,
      }
    }),
  )
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')

function pointerOf(document: Json, operation: Operation | null, part: Part): string | null {
  if (part === 'refusal') return '/components/schemas/Refusal'
  if (operation === null) return part === 'message' ? '/x-socket/events/messaging/payload' : null
  const own = `/paths/${escaped(operation.path)}/${operation.method.toLowerCase()}`
  const content = part === 'answer' ? `${own}/responses/200/content` : `${own}/requestBody/content`
  return at(document, content) ? `${content}/application~1json/schema` : null
}

function at(document: Json, pointer: string): Json | null {
  const keys = pointer.split('/').slice(1)
  const found = keys.reduce<unknown>(
    (value, key) => (isObject(value) ? value[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
    document,
  )
  return isObject(found) ? found : null
}

/** Every object of a schema takes only the fields that it names. */
function closed<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((each: unknown) => closed(each)) as Value
  if (!isObject(value)) return value
  const copy = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, closed(each)]))
  const isShape = isObject(value['properties']) && [value['type']].flat().includes('object')
  return (isShape ? { ...copy, additionalProperties: false } : copy) as Value
}

interface Explained {
  readonly schema: Json
  readonly player: string
}

/** The schema of a field, and what the nearest one around it says of the player. */
function explained(document: Json, root: Json, path: readonly string[], player = ''): Explained {
  const resolved = (schema: Json): Json => {
    const { $ref, ...own } = schema
    const target = typeof $ref === 'string' ? at(document, $ref.slice(1)) : null
    return target ? { ...resolved(target), ...own } : own
  }
  const told = (schema: Json, before: string) => String(schema['x-player'] ?? before)
  const start = resolved(root)
  return path.reduce<Explained>(
    ({ schema, player: before }, key) => {
      const next = (schema['properties'] as Record<string, Json> | undefined)?.[key] ?? schema['items']
      const inner = isObject(next) ? resolved(next) : {}
      return { schema: inner, player: told(inner, before) }
    },
    { schema: start, player: told(start, player) },
  )
}

function deviationsOf(errors: readonly ErrorObject[], value: unknown, explain: (path: string[]) => Explained) {
  const found = new Map<string, Deviation>()
  for (const { keyword, instancePath, params } of errors) {
    const path = instancePath.split('/').slice(1).map(unescaped)
    const holder = path.reduce<unknown>((each, key) => Reflect.get(Object(each) as object, key), value)
    const missing = keyword === 'required' ? String(params['missingProperty']) : null
    const extra = keyword === 'additionalProperties' ? String(params['additionalProperty']) : null
    const whole = [...path, ...[missing ?? extra ?? []].flat()]
    const where = written(whole)
    // Of several complaints of one field the first is the plainest.
    if (keyword === 'if' || found.has(where)) continue
    const { schema, player } = explain(whole)
    const expected = extra === null ? expectedOf(schema) : 'nothing of this name'
    const came =
      missing === null
        ? cameOf(extra === null ? holder : Reflect.get(Object(holder), extra))
        : missingIn(holder, missing)
    found.set(where, { where, expected, came, player })
  }
  return [...found.values()]
}

const unescaped = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~')
const written = (path: readonly string[]) =>
  path.reduce((text, key) => (/^\d+$/.test(key) ? `${text}[${key}]` : `${text}${text && '.'}${key}`), '')

const missingIn = (holder: unknown, name: string) =>
  Object.keys(Object(holder) as object).some((other) => other.toLowerCase() === name.toLowerCase())
    ? 'a field of this name in other capitals'
    : 'nothing'

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

function expectedOf({ title, enum: options, type, minLength, minimum }: Json): string {
  if (typeof title === 'string') return title
  if (Array.isArray(options)) return options.filter((one) => one !== null).join(' or ')
  const plain = [type].flat().flatMap((one) => kinds[String(one)] ?? [])
  return `${plain.join(' or ')}${minLength ? ' that is not empty' : ''}${minimum === 0 ? ', 0 or more' : ''}`
}

/** What a value is, without telling it. */
function cameOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'string') return value === '' ? 'an empty text' : `a text of ${value.length} characters`
  if (typeof value === 'number')
    return `${value < 0 ? 'a negative' : 'a'} ${Number.isInteger(value) ? 'whole number' : 'number with decimals'}`
  return typeof value === 'boolean' ? 'a boolean' : 'an object'
}
