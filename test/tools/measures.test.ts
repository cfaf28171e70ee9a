// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { measureCode } from './measureCode.ts'
import { measureFolders } from './measureFolders.ts'

const measured = (code: string, path = 'src/ui/Card.tsx') => measureCode({ path, code })

describe('a source file', () => {
  test('has lines, and the end of the last one is none', () => {
    expect(measured('const a = 1\n\nconst b = 2\n').lines).toBe(3)
  })

  test.each([
    ['function a() {\n  return 1\n}', [3]],
    ['const a = () => 1', [1]],
    ['const a = {\n  b() {\n    return 1\n  },\n}', [3]],
    ['class A {\n  b = () => 1\n  get c() {\n    return 1\n  }\n}', [1, 3]],
    ['function a() {\n  return [1].map((n) => n)\n}', [3, 1]],
    ['const a = 1', []],
  ])('%j has functions of %j lines', (code, lines) => {
    expect(measured(code).functions.map((each) => each.lines)).toEqual(lines)
  })

  test('says where a function begins', () => {
    expect(measured('\nconst a = () => 1').functions).toEqual([{ place: 'src/ui/Card.tsx:2', lines: 1 }])
  })

  test.each([
    ['const a: any = 1', 'any'],
    ['const a = b as any[]', 'any'],
    ['const a = b!.c', 'a non-null !'],
    ['let a!: number', 'a non-null !'],
    ['class A { b!: number }', 'a non-null !'],
    ['// TODO: later', 'a TODO'],
    ['/* FIXME */', 'a TODO'],
    ['// oxlint-disable-next-line no-alert', 'a lint exception'],
    ['/* eslint-disable */', 'a lint exception'],
    ['// @ts-expect-error', 'a lint exception'],
  ])('%j is a fault', (code, fault) => {
    expect(measured(code).faults).toEqual([`src/ui/Card.tsx:1 has ${fault}`])
  })

  test.each([
    'const any = !b',
    "const a = 'TODO // @ts-ignore'",
    '// Any TODOs are none.',
    'const a = <p>any TODO!</p>',
  ])('%j is no fault', (code) => {
    expect(measured(code).faults).toEqual([])
  })

  test.each([
    ['const a = b as string', 1],
    ['const a = b as unknown as string', 2],
    ['const a = [1] as const', 0],
    ["import { a as b } from './a.ts'", 0],
  ])('%j has %d casts', (code, casts) => {
    expect(measured(code).casts).toBe(casts)
  })

  test.each([
    ["test('a', () => {})", 1],
    ["describe('a', () => { it('b', () => {}) })", 1],
    ["test.each([1, 2])('%d', () => {})", 1],
    ["test.describe('a', () => {})", 0],
  ])('%j has %d tests', (code, tests) => {
    expect(measured(code).tests).toBe(tests)
  })

  test.each([
    ["import { a } from '../nav/a.ts'", ['src/nav/a.ts']],
    ["import type { A } from './a.ts'", ['src/ui/a.ts']],
    ["export { a } from './a.ts'", ['src/ui/a.ts']],
    ["export * from './a.ts'", ['src/ui/a.ts']],
    ["const a = () => import('./a.ts')", ['src/ui/a.ts']],
    ["const a: typeof import('./a.ts') = b", ['src/ui/a.ts']],
    ["import { useState } from 'react'", []],
    ['export const a = 1', []],
  ])('%j imports %j', (code, imports) => {
    expect(measured(code).imports).toEqual(imports)
  })
})

describe('folders', () => {
  const rule = { name: 'ui-imports-downwards', from: { path: '^src/ui/' }, to: { path: '^src/(?!ui/|nav/|web/)' } }
  const measuredFolders = (...pairs: string[]) =>
    measureFolders(
      pairs.map((pair) => {
        const [from = '', to = ''] = pair.split(' → ')
        return { from: `src/${from}`, to: `src/${to}` }
      }),
      [rule],
    )

  test('two imports between the same folders are one arrow, and one within a folder is none', () => {
    const measures = measuredFolders('ui/a.ts → nav/a.ts', 'ui/b/b.ts → nav/b.ts', 'ui/a.ts → ui/b/b.ts')
    expect(measures).toEqual({ folders: 2, arrows: 1, layers: 2, faults: [] })
  })

  test('layers are the longest chain of arrows', () => {
    const measures = measuredFolders('app/a.ts → ui/a.ts', 'ui/a.ts → web/a.ts', 'app/a.ts → web/a.ts')
    expect(measures).toMatchObject({ folders: 3, arrows: 3, layers: 3 })
  })

  test('what the table of folders forbids leads upwards', () => {
    expect(measuredFolders('ui/a.ts → app/a.ts').faults).toEqual(['src/ui/a.ts imports upwards: src/app/a.ts'])
  })

  test('a circle is found however long it is', () => {
    const measures = measuredFolders('app/a.ts → api/a.ts', 'api/b.ts → nav/a.ts', 'nav/b.ts → app/a.ts')
    expect(measures.faults).toEqual(['src has a circle in or below app, api, nav'])
  })

  test('files beside the folders belong to none', () => {
    expect(measuredFolders('main.tsx → app/a.ts')).toMatchObject({ folders: 0, arrows: 0 })
  })
})
