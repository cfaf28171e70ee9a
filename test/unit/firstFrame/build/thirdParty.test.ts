import { expect, it } from 'vitest'
import { libraryFolder, libraryList, type Library } from '../../../../src/firstFrame/build/thirdParty.ts'

const library = (name: string, terms: string, text = `Copyright of ${name}`): Library => ({
  name,
  version: '1.0.0',
  terms,
  texts: text === '' ? [] : [text],
})

it('a list names each library once, always in the same order, and each text once', () => {
  const libraries = [library('b', 'MIT', 'Do as you like'), library('a', '(MPL-2.0 OR Apache-2.0)', 'Do as you like')]
  const list = libraryList([...libraries, library('c', 'Public domain', ''), library('b', 'MIT', 'Do as you like')])
  expect(list).toMatch(/^This build contains code of:\n\na 1.0.0 \(MPL-2.0 OR Apache-2.0\)\nb 1.0.0 \(MIT\)\nc 1.0.0 /)
  expect(list.match(/Do as you like/g)).toHaveLength(1)
  expect(libraryList(libraries.toReversed())).toBe(libraryList(libraries))
})

it.each(['GPL-3.0', 'AGPL-3.0-only', 'no licence', '(GPL-2.0 OR AGPL-3.0)', '(MIT AND GPL-2.0)', 'SEE LICENSE IN x'])(
  'unknown terms, such as %s, stop the build and name the library',
  (terms) => {
    expect(() => libraryList([library('fine', 'MIT'), library('strange', terms)])).toThrow('strange 1.0.0')
  },
)

it.each([
  ['/usr/src/app/node_modules/swr/dist/index.mjs', '/usr/src/app/node_modules/swr'],
  ['/app/node_modules/@a/b/node_modules/@c/d/x.js?commonjs', '/app/node_modules/@a/b/node_modules/@c/d'],
  ['\0/app/node_modules/react/index.js', '/app/node_modules/react'],
  ['/app/src/main.tsx', null],
  ['\0rolldown/runtime.js', null],
])('%s belongs to %s', (module, folder) => expect(libraryFolder(module)).toBe(folder))
