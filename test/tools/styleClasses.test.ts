// @vitest-environment node
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { classFaults, lostMotions, ownSizes, styleFaults } from './styleClasses.ts'

describe("the app's sheets", () => {
  it('take font sizes from the tokens, run existing animations, and have exactly the classes that code names', () => {
    expect(styleFaults(join(import.meta.dirname, '../..'))).toEqual([])
  })
})

describe('a font size', () => {
  it.each([
    ['.a { font-size: 13px }', ['font-size: 13px']],
    ['@media (min-width: 1px) { .a { font-size: calc(13px + 1vw) } }', ['font-size: 13px']],
    ['.a { font: 400 16px/1.65 serif }', ['font: 16px']],
    ['.a { font: 400 var(--text-body)/20px serif }', []],
    ['.a { font-size: var(--text-small); line-height: 20px; font: inherit }', []],
  ])('in %j that is no token’s: %j', (code, found) => {
    expect(ownSizes(code)).toEqual(found)
  })
})

describe('an animation', () => {
  it.each([
    ['.a { animation: turn 1s linear infinite }', ['turn']],
    ['.a { animation: global(turn) 1s linear infinite both }', []],
    ['.a { animation-name: global(fall) }', ['fall']],
    ['@media print { .a { animation: sink var(--calm) !important } } @keyframes sink { to { opacity: 0 } }', []],
    ['.a { animation: none }', []],
  ])('in %j whose keyframes are missing: %j', (code, lost) => {
    expect(lostMotions(code, new Set(['turn']))).toEqual(lost)
  })
})

describe('a class', () => {
  const sheets = new Map([['src/a.module.css', '.one > .two:not(.three) {} @media print { .four {} }']])
  const faultsOf = (...names: string[]) =>
    classFaults(
      sheets,
      new Map([
        ['src/a.tsx', `import styles from './a.module.css'\n${names.map((name) => `styles[${name}]`).join('\n')}`],
      ]),
    )

  it('that a sheet lacks, or that nothing names, is reported', () => {
    expect(faultsOf("'one'", "isOpen ? 'two' : 'three'", "'fore'")).toEqual([
      'src/a.tsx names .fore, which src/a.module.css has not',
      'src/a.module.css has .four, which nothing names',
    ])
  })

  it('that a script reads by a variable is named somewhere', () => {
    expect(faultsOf("'one'", "'two'", 'look')).toHaveLength(2)
    expect(faultsOf("'one'", "'two'", "look]; type Look = 'three' | 'four'; styles[look")).toEqual([])
  })
})
