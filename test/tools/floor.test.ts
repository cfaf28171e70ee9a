// @vitest-environment node
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { browserFloor, buildTarget } from '../../src/firstFrame/build/browserFloor.ts'
import { cssUses } from './floor/css.ts'
import type { Seen } from './floor/names.ts'
import { reportOn } from './floor/report.ts'
import { scriptUses } from './floor/script.ts'
import { programOf } from './floor/sources.ts'
import { typescriptUses } from './floor/typescript.ts'

const root = join(import.meta.dirname, '../..')

/** The names that a file is told to be too new for. */
const newNames = ({ uses }: Seen) => [...new Set(uses.filter(({ lacks }) => lacks.length > 0).map(({ name }) => name))]

const tooNew = [
  ['new URLSearchParams().size', 'URLSearchParams.size'],
  ['const { size } = new URLSearchParams()', 'URLSearchParams.size'],
  ["URL.canParse('x')", 'URL.canParse'],
  ["'canParse' in URL", 'URL.canParse'],
  ["URL['canParse']('x')", 'URL.canParse'],
  ['const { canParse } = URL', 'URL.canParse'],
  ['AbortSignal.any([])', 'AbortSignal.any'],
  ['[1].toReversed()', 'Array.toReversed'],
  ['declare const list: readonly number[]; list.toSorted()', 'Array.toSorted'],
  ['new Uint8Array(1).toSorted()', 'Uint8Array.toSorted'],
  ['declare const form: HTMLFormElement; form.moveBefore(form, null)', 'Element.moveBefore'],
  ['new OffscreenCanvas(1, 1)', 'new OffscreenCanvas'],
  ['AbortSignal.timeout(1)', 'AbortSignal.timeout'],
  ['document.body.inert = false', 'HTMLElement.inert'],
  ['export const box = <div inert />', 'attribute inert'],
  ['document.body.showPopover()', 'HTMLElement.showPopover'],
  ["document.body.setAttribute('popover', '')", 'attribute popover'],
  ["new Intl.Segmenter('th')", 'Intl.Segmenter'],
  ["new Intl.NumberFormat('th', { roundingMode: 'floor' })", 'new Intl.NumberFormat with roundingMode'],
  ["fetch('/', { priority: 'high' })", 'fetch with priority'],
  ["document.body.addEventListener('beforetoggle', () => undefined)", 'event beforetoggle'],
  ["document.querySelector('p:has(a)')", ':has'],
  ["matchMedia('(width >= 700px)')", '@media range_syntax'],
  ["document.body.style.translate = '0 1px'", 'translate'],
  ["document.body.style.setProperty('--height', '100dvh')", 'dvh'],
  ['/(?<=a)b/.test("ab")', '/lookbehind_assertion/'],
  ["new RegExp('(?<!a)b')", '/lookbehind_assertion/'],
  ['/[a--b]/v', '/…/v'],
  ['/(?<a>x)|(?<a>y)/', '/duplicate named groups/'],
  ['export const box = <div popover="manual" />', 'attribute popover'],
  ['export const box = <dialog closedby="any" />', '<dialog closedby>'],
  ["export const box = <p style={{ height: '100dvh' }} />", 'dvh'],
] as const
const onFloor = [
  'Object.hasOwn({}, "a")',
  '[1].findLast(Boolean)',
  '[1].at(-1)',
  'structuredClone(1)',
  'export const box = <div hidden role="dialog" className="x" />',
  'document.createElement("dialog").showModal()',
  'new Map().size',
  'declare const mine: { canParse(): void; toSorted(): void }; mine.canParse(); mine.toSorted()',
  'const toReversed = () => 1; toReversed()',
  'export type Signal = ReturnType<typeof AbortSignal.any>',
  "new Intl.NumberFormat('th', { style: 'percent' })",
  "matchMedia('(min-width: 700px)')",
  "fetch('/', { signal: new AbortController().signal })",
  '/(?<year>\\d+)(?=x)\\p{L}/u',
  "document.body.style.transform = 'none'",
] as const

/** One program for all snippets, as the compiler reads its library for each. */
const tsNames = (() => {
  const snippets: readonly string[] = [...tooNew.map(([code]) => code), ...onFloor]
  const nameOf = (code: string) => join(root, `src/snippet${snippets.indexOf(code)}.tsx`)
  const written = new Map(snippets.map((code) => [nameOf(code), `export {}\n${code}`]))
  const program = programOf(root, [], written)
  return (code: string) => {
    const file = program.getSourceFile(nameOf(code))
    return file ? newNames(typescriptUses(program, file, 'src/snippet.tsx')) : []
  }
})()

describe('in TypeScript', () => {
  test.each(tooNew)('%s is too new', (code, name) => expect(tsNames(code)).toContain(name))

  test.each(onFloor)('%s is on the floor', (code) => expect(tsNames(code)).toEqual([]))
})

describe('in CSS', () => {
  const cssNames = (code: string) => newNames(cssUses(code, 'dist/x.css'))
  test.each([
    ['a { height: 100dvh }', 'dvh'],
    [':root { --height: 100vh; --height: 100dvh }', 'dvh'],
    ['@media (width >= 700px) { a { color: red } }', '@media range_syntax'],
    ['@media not (hover: hover) { a { color: red } }', '@media or_syntax'],
    ['p:has(a) { color: red }', ':has'],
    ['p { & a { color: red } }', 'a nested rule'],
    ['p { a { color: red } }', 'CSS that cannot be read'],
    ['p { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
    ['p { color: rgb(from red r g b / 50%) }', 'rgb(from …)'],
    ['.toasts:popover-open { color: red }', ':popover-open'],
    ['@starting-style { p { color: red } }', '@starting-style'],
    ['@container (min-width: 1px) { p { color: red } }', '@container'],
    ['p { translate: 0 1px }', 'translate'],
    ['p { container-type: inline-size }', 'container-type'],
    ['p { width: 10cqw }', 'cqw'],
    ['p { line-height: 1lh }', 'lh'],
    ['dialog::backdrop { background: var(--scrim) }', 'var() in ::backdrop'],
    ['p { user-select: none }', 'user-select'],
    ["p::before { content: '›' / '' }", 'content with an alternative text'],
    ['@supports (height: 1dvh) { p { width: 10cqw; color: oklch(1 0 0); animation-timeline: view() } }', 'oklch()'],
  ])('%s is too new', (code, name) => expect(cssNames(code)).toContain(name))

  test.each([
    'a { height: 100vh; height: 100dvh }',
    '@supports (height: 100dvh) { :root { --height: 100dvh } }',
    '@supports (animation-timeline: view()) { a { animation-timeline: view(); animation-range: entry } }',
    '@media (min-width: 700px) and (prefers-reduced-motion: reduce) { a { inset: 0; gap: 1px } }',
    '@media not all and (any-pointer: coarse) { a { color: red } }',
    '@layer base { a:is(.b, .c):not(.d, .e):focus-visible { aspect-ratio: 1; accent-color: red } }',
    'p { -webkit-user-select: none; user-select: none; cursor: pointer }',
    'dialog::backdrop { background: rgb(0 0 0 / 0.5) }',
    ':root { color-scheme: light dark; --top: env(safe-area-inset-top, 0px) }',
    'p { width: min(100%, max(1ch, 2rem)); background: conic-gradient(red, blue) }',
  ])('%s is on the floor', (code) => expect(cssNames(code)).toEqual([]))
})

describe('in built scripts', () => {
  const jsNames = (code: string) => newNames(scriptUses(code, 'dist/x.js'))
  test.each([
    ['URL.canParse(x)', 'URL.canParse'],
    ['Object.groupBy(x, y)', 'Object.groupBy'],
    ['AbortSignal.any([])', 'AbortSignal.any'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['new OffscreenCanvas(1,1)', 'new OffscreenCanvas'],
    ['window.OffscreenCanvas&&1', 'OffscreenCanvas'],
    ['a.toSorted()', '….toSorted'],
    ['a?.hidePopover?.()', '….hidePopover'],
    ['/(?<=a)b/', '/lookbehind_assertion/'],
    ['/[a--b]/v', 'Invalid regular expression flag'],
    ['class A{static{A.b=1}}', 'static { }'],
    ['using a=b()', 'Unexpected token'],
  ])('%s is too new', (code, name) => expect(jsNames(code)).toContainEqual(expect.stringContaining(name)))

  test.each([
    'a.findLast(b);Object.hasOwn(a,b);structuredClone(a)',
    'var AbortSignal={any(){}};AbortSignal.any()',
    'a.run();a.take(1);a.use(b);a.destroy()',
    'class A{#a=1;b=2;#c(){return #a in this}}',
    'await a;a??=b?.c;a||=1n;import("x")',
    'typeof OffscreenCanvas=="function"',
  ])('%s is on the floor', (code) => expect(jsNames(code)).toEqual([]))
})

describe('the report', () => {
  const seen = [cssUses('a { color: red }\np { height: 1dvh }', 'dist/x.css')]
  const exception = { name: 'dvh', files: /x\.css$/, reason: 'A snippet.' }

  it('names the file, the line, the name and since which version a browser has it', () => {
    expect(reportOn(seen, []).faults).toEqual(['dist/x.css:2 dvh: only chrome since 108'])
    expect(reportOn(seen, []).summary).toMatch(/^3 names looked up/)
  })

  it('leaves out exceptions, in their files only', () => {
    expect(reportOn(seen, [exception]).faults).toEqual([])
    expect(reportOn(seen, [{ ...exception, files: /y\.css$/ }]).faults).toHaveLength(2)
  })

  it('fails on an exception that nothing needs', () => {
    const old = [cssUses('a { color: red }', 'dist/x.css')]
    expect(reportOn(old, [exception]).faults).toEqual([expect.stringContaining('not needed any more')])
  })

  it('fails if it looked up nothing', () => {
    expect(reportOn([], []).faults).toEqual(['No name was looked up'])
  })
})

describe('the floor', () => {
  it('is read from the queries of package.json', () => {
    expect(browserFloor(['ios_saf >= 15.4'])).toEqual([{ name: 'ios', version: '15.4' }])
    expect(buildTarget(['chrome >= 103', 'firefox >= 115'])).toEqual(['chrome103', 'firefox115'])
  })

  it('is not guessed from a query of another form', () => {
    expect(() => browserFloor(['defaults'])).toThrow('"defaults"')
  })
})
