import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createConfig, lint } from '@redocly/openapi-core'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { serverMessage } from '../../src/api/chat/chatMessage.ts'
import { messageCodes } from '../../src/api/client/messageCodes.ts'
import { recipes } from '../sandbox/recipes.ts'
import { readContract, type Operation } from './contract.ts'
import { declaredCalls } from './declaredCalls.ts'

const declared = Object.values(declaredCalls)

const contract = readContract({ isClosed: true })
const { operations, document, commonCodes } = contract
const unnamed = (path: string) => path.replaceAll(/\{\w+\}/g, '{}')
const named = ({ method, path, kind, timeLimit }: Pick<Operation, 'method' | 'path' | 'kind' | 'timeLimit'>) =>
  `${method} ${unnamed(path)} ${kind} ${timeLimit}`

it('a backend’s developer reads a document without a fault', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      'info-license': 'off',
      // A refusal may have any status outside 2xx.
      'operation-4xx-response': 'off',
      // Unknown fields of examples are found below, also where a condition hides the known ones from this rule.
      'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
      // The slash of `read-customer/` belongs to it.
      'no-path-trailing-slash': 'off',
    },
  })
  const problems = await lint({ ref: join(import.meta.dirname, '../../docs/openapi.yaml'), config })
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([])
}, 60_000)

it('a backend that answers each call of the document answers every call of the app, and no other', () => {
  const wanted = declared.map(named).toSorted()
  expect(operations.map(named).toSorted()).toEqual(wanted)
})

it('the document names the codes that the app translates for players, and no others', () => {
  const { ErrorCode } = (document['components'] as { schemas: Record<string, { enum: string[] }> }).schemas
  expect(ErrorCode?.enum.toSorted()).toEqual([...messageCodes].toSorted())
  const told = [...commonCodes, ...operations.flatMap(({ codes }) => codes)]
  expect(told.filter((code) => code !== 'gone' && !messageCodes.includes(code))).toEqual([])
})

it('the sandbox has one recipe for every code that is a problem', () => {
  expect([...recipes.map(({ code }) => code), 'OK', 'SUCCESS'].toSorted()).toEqual(messageCodes.toSorted())
})

it('each code is told of the call whose recipe refuses with it', () => {
  for (const { call, code } of recipes.filter(({ status }) => status >= 400)) {
    const [method = '', path = ''] = call.split(' ')
    expect([call, ...commonCodes, ...(contract.find(method, path)?.codes ?? [])]).toContain(code)
  }
})

it('each read says what a player sees without it', () => {
  expect(operations.filter(({ kind, player }) => kind === 'read' && player === '').map(named)).toEqual([])
})

/** A field without `x-player` inherits its parent’s, which suits only an only child. */
it('each field that a read must bring beside others says what a player sees without it', () => {
  const silent: string[] = []
  const visit = (node: unknown, place: string): void => {
    if (typeof node !== 'object' || node === null || place.endsWith('/then')) return
    const schema = resolved(node)
    const { required = [], properties } = schema as { required?: string[]; properties?: Record<string, object> }
    const isSilent = (name: string) => properties && !('x-player' in resolved(properties[name] ?? {}))
    if (required.length > 1) silent.push(...required.filter(isSilent).map((name) => `${place}/${name}`))
    for (const [name, inner] of Object.entries(schema)) visit(inner, `${place}/${name}`)
  }
  const resolved = (node: object): object => {
    const names = '$ref' in node ? String(node.$ref).split('/').slice(1) : []
    const target = names.reduce<unknown>((each, name) => Reflect.get(Object(each) as object, name), document)
    return names.length > 0 ? { ...resolved(target as object), ...node, $ref: undefined } : node
  }
  const paths = document['paths'] as Record<string, Record<string, Record<string, unknown>>>
  for (const { method, path } of operations.filter(({ kind }) => kind === 'read'))
    visit(paths[path]?.[method.toLowerCase()]?.['responses'], path)
  expect(silent).toEqual([])
})

it('the operator’s nginx and guide name every GET that is a command, and no read', () => {
  const [nginx = '', guide = ''] = ['nginx.conf', 'deploy.md'].map((name) =>
    readFileSync(join(import.meta.dirname, '../../docs', name), 'utf8'),
  )
  const isCommand = new RegExp(/"~(\^\(GET\|HEAD\) \/api\/.*)" 1;/.exec(nginx)?.[1] ?? '$^')
  const inGuide = [...(/so are these GETs: (.*)\./.exec(guide)?.[1] ?? '').matchAll(/`(\S+)`/g)]
  for (const { path, kind } of declared.filter(({ method }) => method === 'GET')) {
    const isInGuide = inGuide.some(([, name]) => `${path}/`.startsWith(`/api/${name}/`))
    expect([path, isCommand.test(`GET ${path}`), isInGuide]).toEqual([path, kind === 'command', kind === 'command'])
  }
})

it('the operator’s nginx waits 10 to 15 s longer than the app for every call', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/nginx.conf'), 'utf8')
  const locations = [...text.matchAll(/^ {4}location (\S+ ?\S*) \{$(.*?)^ {4}\}$/gms)].map(
    ([, match = '', rules = '']) => ({
      match,
      seconds: [...rules.matchAll(/proxy_read_timeout (\d+)s;/g)].map(([, digits]) => Number(digits)),
    }),
  )
  const uploads = locations.filter(({ match }) => match.startsWith('~ ^/api/'))
  const others = locations.filter(({ match }) => match === '/api/' || match === '@command')
  expect(others).toHaveLength(2)
  for (const { path, timeLimit } of declared) {
    const isUpload = uploads.some(({ match }) => new RegExp(match.slice(2)).test(path))
    for (const { seconds } of isUpload ? uploads : others) {
      const [spare = 0] = seconds.map((most) => most - timeLimit / 1_000)
      expect([path, seconds.length, spare >= 10 && spare <= 15]).toEqual([path, 1, true])
    }
  }
})

/** What the app makes up in the place of what it cannot read, by the path of valibot's schema. */
function lossesOf(schema: v.GenericSchema, value: unknown): unknown[] {
  const lost: unknown[] = []
  const put: (() => void)[] = []
  const watch = (node: unknown, seen = new Set<unknown>()): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return
    seen.add(node)
    if ('fallback' in node) {
      const before = node.fallback
      const given = (dataset?: { value: unknown }) => {
        if (dataset?.value !== undefined) lost.push(dataset.value)
        return typeof before === 'function' ? (before as () => unknown)() : before
      }
      Object.assign(node, { fallback: given })
      put.push(() => Object.assign(node, { fallback: before }))
    }
    for (const name of ['entries', 'item', 'wrapped', 'pipe', 'options'] as const) {
      const inner: unknown = Reflect.get(node, name)
      if (inner) for (const each of Object.values(name === 'entries' ? inner : [inner].flat())) watch(each, seen)
    }
  }
  watch(schema)
  const { issues } = v.safeParse(schema, value)
  for (const restore of put) restore()
  return [...lost, ...(issues ?? []).map(({ message }) => message)]
}

describe('the app reads without loss', () => {
  it.each(operations.map((one) => [`${one.method} ${one.path}`, one] as const))('each example of %s', (_, one) => {
    const call = declared.find(({ method, path }) => method === one.method && unnamed(path) === unnamed(one.path))
    expect(one.examples.length).toBeGreaterThan(0)
    for (const example of one.examples) {
      expect(contract.deviationsOf(one, 'answer', example)).toEqual([])
      expect(lossesOf(call?.answer ?? v.never(), example)).toEqual([])
    }
  })
  it('the example of the chat’s socket', () => {
    const { events } = document['x-socket'] as { events: { messaging: { example: unknown } } }
    expect(contract.deviationsOf(null, 'message', events.messaging.example)).toEqual([])
    expect(lossesOf(serverMessage, events.messaging.example)).toEqual([])
  })
  it('nothing that is of another type', () => {
    const { answer } = declared.find(({ path }) => path === '/api/wallet') ?? { answer: v.never() }
    const wallet = operations.find(({ path }) => path === '/api/wallet')?.examples[0] as { wallet: object }
    expect(lossesOf(answer, { ...wallet, wallet: { amount: '5' } })).toEqual(['5'])
  })
})

it('a document that cannot be read says what to do', () => {
  expect(() => readContract({ text: 'a: [' })).toThrow(/^docs\/openapi.yaml cannot be read: .* Take the version/s)
  expect(() => readContract({ text: 'a: 1' })).toThrow('docs/openapi.yaml has no calls. Take the version')
})
