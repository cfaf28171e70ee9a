import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { readBrand } from '../../../../src/firstFrame/build/brand.ts'
import { brandRoles, type BrandColors } from '../../../../src/firstFrame/build/brandColors.ts'
import { missesOf, palettesOf } from '../../../tools/palette.ts'

const root = join(import.meta.dirname, '../../../..')
const folders = ['public', 'test/sandbox/brands/night'].map((folder) => join(root, folder))

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'))
  cpSync(join(root, 'public'), folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}</svg>`

describe('a brand', () => {
  it.each(folders)('in %s has readable colours in both themes', (path) => {
    const { light, dark } = palettesOf(readBrand(path).css)
    expect(missesOf(light)).toEqual([])
    expect(missesOf(dark)).toEqual([])
  })

  it('keeps the operator’s colours as far as they are readable', () => {
    const { accent, deep, gold } = JSON.parse(readFileSync(join(root, 'public/colors.json'), 'utf8')) as BrandColors
    expect(brandRoles({ accent, deep, gold }).light).toMatchObject({
      brand: accent,
      'brand-deep': deep,
      'brand-gold': gold,
    })
  })

  it('has its name from the manifest, and its drawings in the page, so that they are in the first frame', () => {
    write('mark.svg', '<?xml version="1.0"?>\n' + svg('<!-- a ring -->\n  <circle r="4" fill="#fff"/>'))
    const { name, css } = readBrand(folder)
    expect(name).toBe('Member wallet')
    const [, address = ''] = /--mark:url\("data:image\/svg\+xml,([^"]*)"\)/.exec(css) ?? []
    expect(decodeURIComponent(address)).toBe(
      "<svg width='8' height='8' xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><circle r='4' fill='#fff'/></svg>",
    )
  })
})

const color = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)

test('whatever colours an operator chooses, they are refused or readable everywhere', () => {
  const sheetOf = (roles: Readonly<Record<string, string>>) =>
    Object.entries(roles)
      .map(([name, value]) => `--${name}: ${value};`)
      .join('')
  const rolesOf = (colors: BrandColors) => {
    try {
      return brandRoles(colors)
    } catch {
      return null
    }
  }
  let taken = 0
  fc.assert(
    fc.property(fc.record({ accent: color, deep: color, gold: color }), (colors) => {
      const roles = rolesOf(colors)
      if (!roles) return
      taken += 1
      const palettes = palettesOf(`:root{${sheetOf(roles.light)}}:root[data-theme='dark']{${sheetOf(roles.dark)}}`)
      expect([missesOf(palettes.light), missesOf(palettes.dark)]).toEqual([[], []])
    }),
    { numRuns: 400 },
  )
  expect(taken).toBeGreaterThan(20)
})

const colors = (others: object) => JSON.stringify({ accent: '#1d4fbf', deep: '#12336f', gold: '#f4c95d', ...others })
const unsized = '<svg xmlns="http://www.w3.org/2000/svg"></svg>'

test.each<[string, string, string, RegExp]>([
  ['a light accent', 'colors.json', colors({ accent: '#ffe066' }), /accent #ffe066 is too light/],
  ['a light plate', 'colors.json', colors({ deep: '#cfe0ff' }), /deep #cfe0ff is too light/],
  ['a dark gold', 'colors.json', colors({ gold: '#402000' }), /gold #402000 is too dark/],
  ['a gold like its plate', 'colors.json', colors({ deep: '#803a00', gold: '#b8963c' }), /gold #b8963c cannot be seen/],
  ['a colour by name', 'colors.json', colors({ accent: 'blue' }), /colors\.json: accent is not/],
  ['a colour too many', 'colors.json', colors({ x: 1 }), /colors\.json: x is/],
  ['broken JSON', 'colors.json', '{', /colors\.json is no JSON/],
  ['a nameless manifest', 'manifest.webmanifest', '{"short_name":"W","start_url":"/"}', /manifest\.webmanifest: name/],
  ['a page as a mark', 'mark.svg', '<p>', /mark\.svg is no SVG/],
  ['a mark without a size', 'mark.svg', unsized, /mark\.svg has no viewBox/],
  ['a script in a mark', 'mark.svg', svg('<script>1</script>'), /mark\.svg: a script/],
  ['a picture inside', 'hero.svg', svg('<image href="https://a.example/a.png"/>'), /hero\.svg: a script, a picture/],
  ['a heavy drawing', 'hero.svg', svg('<g/>'.repeat(2_000)), /hero\.svg has more than 4096 bytes/],
  ["a script in a card's art", 'card.svg', svg('<g onload="1"/>'), /card\.svg: a script/],
  ["a card's art without a size", 'card.svg', unsized, /card\.svg has no viewBox/],
  ["a page as the wheel's ornament", 'wheel.svg', '<p>', /wheel\.svg is no SVG/],
  ['a script in an icon', 'icon.svg', svg('<script>1</script>'), /icon\.svg: a script/],
  ['a heavy ornament', 'wheel.svg', svg('<g/>'.repeat(5_000)), /wheel\.svg has more than 16384 bytes/],
  ['an icon that is none', 'icon-192.png', 'icon', /icon-192\.png: expected a PNG of 192x192, found no PNG/],
])('a build with %s stops and says so', (_, file, text, reason) => {
  write(file, text)
  expect(() => readBrand(folder)).toThrow(reason)
})

test('a folder that lacks files is refused with all their names', () => {
  for (const file of ['mark.svg', 'card.svg', 'wheel.svg', 'preview.png', 'manifest.webmanifest'])
    rmSync(join(folder, file))
  expect(() => readBrand(folder)).toThrow(
    /manifest\.webmanifest is missing\n {2}mark\.svg is missing\n {2}card\.svg is missing\n {2}wheel\.svg is missing\n {2}preview\.png is missing/,
  )
})
