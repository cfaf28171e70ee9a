// @vitest-environment node
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { looseTexts } from './looseTexts.ts'

const root = join(import.meta.dirname, '../../..')

/** What each case may use. */
const around = `
import type { ReactNode } from 'react'
declare const on: boolean, text: string, count: number, list: string[], node: ReactNode
const Slot = ({ children, end }: { children: ReactNode; end?: ReactNode }) => <p><i />{children}{end}</p>
const Only = ({ children }: { children: ReactNode }) => <p>{children}</p>
`
const cases: readonly [code: string, loose: string[]][] = [
  ['<p>{on && <i />}{text}</p>', ['{text}']],
  ["<p>{on ? 'a' : 'b'}<b /></p>", ["{on ? 'a' : 'b'}"]],
  ['<p>{on && text}{!on && <i />}</p>', ['{on && text}']],
  ['<p>a<b /></p>', ['a']],
  ['<p>{text}: {count}</p>', ['{text}', ':', '{count}']],
  ['<p>{list.map((one) => one)}<b /></p>', ['{list.map((one) => one)}']],
  ['<>{text}</>', ['{text}']],
  ['<p>{text}</p>', []],
  ['<p>{on && text}</p>', []],
  ["<p><i />{on && ' '}<b>{text}</b> <b /></p>", []],
  ['<p>{list.map((one) => <b key={one}>{one}</b>)}<b /></p>', []],
  ['<p translate="no">{text}<small>{count}</small></p>', []],
  ['<p>{node}<b /></p>', []],
  ['<Slot>{text}</Slot>', ['{children}']],
  ['<Slot end={text}><b /></Slot>', ['{end}']],
  ['<Slot><b>{text}</b></Slot>', []],
  ['<Only>{text}</Only>', []],
]

// Both in one test, as the compiler needs its time once.
test(
  'no translatable text has another node beside it, and each kind of such text is found',
  { timeout: 120_000 },
  () => {
    const written = new Map(
      cases.map(([code], index) => [
        join(root, `src/case${index}.tsx`),
        `${around}export const drawn = () => ${code}`.replaceAll('Slot', `Slot${index}`),
      ]),
    )
    written.set(join(root, 'src/word.tsx'), 'export const Word = ({ text }: { text: string }) => text')
    const found = looseTexts(root, written)
    const inFile = (name: string) =>
      found.filter((one) => one.startsWith(`src/${name}.tsx:`)).map((one) => one.slice(one.indexOf(' ') + 1))
    expect(cases.map(([code], index) => [code, inFile(`case${index}`)])).toEqual(cases)
    expect(inFile('word')).toEqual(['Word'])
    expect(found.filter((one) => !/^src\/(case\d+|word)\.tsx/.test(one))).toEqual([])
  },
)
