import { expect, it } from 'vitest'
import { examineBy } from './examine.ts'
import { good, origin, fakeWire, policy, type FakeAnswer } from './fakeWire.ts'
import { readOptions } from './options.ts'

const api = 'https://api.example'

const allowed = {
  'access-control-allow-origin': origin,
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'Authorization, X-Requested-With, Content-Type',
  'access-control-max-age': '7200',
  'access-control-expose-headers': 'Date',
  'timing-allow-origin': origin,
}

/** The doctor's complaints about a backend on another origin that sends these headers. */
async function complaintsOf(
  headers: Readonly<Record<string, string>>,
  others: Readonly<Record<string, FakeAnswer>> = {},
) {
  const backend = { [api]: { headers: { ...allowed, ...headers }, body: '{}' } }
  const { lines } = await examineBy(
    fakeWire({ answers: { ...backend, ...others } }),
    readOptions([origin, '--api', api]),
  )
  return lines
    .filter(({ group, level }) => group === 'API on another origin' && level !== 'fine')
    .map(({ check, level, text }) => `${check}: ${level}: ${text}`)
}

it.each([
  ['nothing where all is allowed', {}, []],
  ['nothing where every origin is allowed', { 'access-control-allow-origin': '*', 'timing-allow-origin': '*' }, []],
  [
    'another origin',
    { 'access-control-allow-origin': 'https://other.example' },
    [
      `Preflight: wrong: Access-Control-Allow-Origin is https://other.example: the app at ${origin} hears nothing`,
      'Allowed origin: wrong: answers: Access-Control-Allow-Origin is https://other.example',
    ],
  ],
  ['a method', { 'access-control-allow-methods': 'GET, POST' }, ['Preflight: wrong: PUT is not allowed']],
  ['the session behind *', { 'access-control-allow-headers': '*' }, ['Preflight: wrong: not allowed: authorization']],
  [
    'preflights before each call',
    { 'access-control-max-age': '' },
    ['Preflight: warning: allowed, but not for long: each call waits for a question before it'],
  ],
])('the doctor complains of %s', async (_, headers, complaints) => {
  expect(await complaintsOf(headers)).toEqual(complaints)
})

it('the doctor complains of the key of a command if the build sends one', async () => {
  const code = good['/assets/core-1.js']
  const built = { '/assets/core-1.js': { ...code, body: `${String(code?.body)};b={VITE_IDEMPOTENCY:!0}` } }
  expect(await complaintsOf({}, built)).toEqual(['Preflight: wrong: not allowed: idempotency-key'])
  const headers = { 'access-control-allow-headers': `${allowed['access-control-allow-headers']}, Idempotency-Key` }
  expect(await complaintsOf(headers, built)).toEqual([])
})

it('the doctor finds the backend in the page’s policy, or in the code if that has it', async () => {
  const { body } = good['*'] ?? {}
  const page = {
    '*': { ...good['*'], body: String(body).replace(policy, `${policy.replace("connect-src 'self'", `$& ${api}`)}`) },
  }
  const silent = { ...page, '/assets/core-1.js': { ...good['/assets/core-1.js'], body: '' } }
  const telling = { '/assets/core-1.js': { ...good['/assets/core-1.js'], body: `a={VITE_API_BASE:"${api}/v1"}` } }
  const found = await Promise.all(
    [silent, telling].map(async (answers) => (await examineBy(fakeWire({ answers }), readOptions([origin]))).api),
  )
  expect(found).toEqual([api, `${api}/v1`])
})
