// @vitest-environment node
import { expect, it } from 'vitest'
import { lockfileFaults } from './lockfileFaults.ts'

const integrity = `sha512-${'A'.repeat(86)}==`
const faultsOf = (entry: object, allowScripts: Record<string, boolean> = {}) =>
  lockfileFaults(
    { packages: { '': {}, 'node_modules/@scope/one': { integrity, license: 'MIT', ...entry } } },
    allowScripts,
  )

it('a package with its hash and without a script is accepted', () => {
  expect(faultsOf({})).toEqual([])
})

it.each([
  ['no hash', { integrity: undefined }, 'has no sha512 hash'],
  ['a short hash', { integrity: 'sha1-AAAA' }, 'has no sha512 hash'],
  [
    'an address of its own',
    { resolved: 'git+ssh://git@host.example/a.git' },
    'comes from an address of its own: git+ssh',
  ],
  ['an install script', { hasInstallScript: true }, 'has an install script'],
])('a package with %s is a fault', (_, entry, said) => {
  expect(faultsOf(entry)).toEqual([expect.stringContaining(`node_modules/@scope/one ${said}`)])
})

it.each(['GPL-3.0', undefined, '(GPL-2.0 OR AGPL-3.0)', '(MIT AND GPL-2.0)', 'SEE LICENSE IN README.md'])(
  'a library that is shipped under the licence %s is a fault',
  (license) => expect(faultsOf({ license })).toEqual([expect.stringContaining('terms that nobody has accepted')]),
)

it('one of several licences suffices, and tools may have any', () => {
  expect(faultsOf({ license: '(MPL-2.0 OR Apache-2.0)' })).toEqual([])
  expect(faultsOf({ license: 'GPL-3.0', dev: true })).toEqual([])
})

it('a script that package.json refuses is never run', () => {
  expect(faultsOf({ hasInstallScript: true }, { '@scope/one': false })).toEqual([])
  expect(faultsOf({ hasInstallScript: true }, { '@scope/one': true })).toHaveLength(1)
})
