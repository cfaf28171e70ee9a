// @vitest-environment node
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { classesOf, classFaults, lostMotions, ownSizes, styleFaults } from './styleClasses.ts'

describe("the app's sheets", () => {
  it('take the sizes of letters from the tokens, run motions that there are, and have the classes that code names and no other', () => {
    expect(styleFaults(join(import.meta.dirname, '../..'))).toEqual([])
  })
})

describe('a size of letters', () => {
  it.each([
    ['.a { font-size: 13px }', ['font-size: 13px']],
    ['@media (min-width: 1px) { .a { font-size: calc(13px + 1vw) } }', ['font-size: 13px']],
    ['.a { font: 400 16px/1.65 serif }', ['font: 16px']],
    ['.a { font: 400 var(--text-body)/20px serif }', []],
    ['.a { font-size: var(--text-small); line-height: 20px; font: inherit }', []],
  ])('%s', (code, found) => {
    expect(ownSizes(code)).toEqual(found)
  })
})

describe('a motion', () => {
  it.each([
    ['.a { animation: turn 1s linear infinite }', ['turn']],
    ['.a { animation: global(turn) 1s linear infinite both }', []],
    ['.a { animation-name: global(fall) }', ['fall']],
    ['@media print { .a { animation: sink var(--calm) !important } } @keyframes sink { to { opacity: 0 } }', []],
    ['.a { animation: none }', []],
  ])('%s', (code, lost) => {
    expect(lostMotions(code, new Set(['turn']))).toEqual(lost)
  })
})

describe('a class', () => {
  const sheets = new Map([['a.module.css', classesOf('.one > .two:not(.three) {} @media print { .four {} }')]])
  const use = (name: string) => ({ sheet: 'a.module.css', place: 'a.tsx:1', name })

  it('is found wherever a selector has it', () => {
    expect([...(sheets.get('a.module.css') ?? [])]).toEqual(['one', 'two', 'three', 'four'])
  })

  it('that a sheet has not, or that nothing names, is told', () => {
    expect(classFaults(sheets, ['one', 'two', 'three', 'fore'].map(use))).toEqual([
      'a.tsx:1 names .fore, which a.module.css has not',
      'a.module.css has .four, which nothing names',
    ])
  })
})
