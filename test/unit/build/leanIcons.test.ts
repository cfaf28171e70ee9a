import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { leanIcon } from '../../../src/build/leanIcons.ts'

const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm/icons')
const icons = ['coins.mjs', 'gamepad.mjs', 'headphones.mjs', 'x.mjs']
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
/** What is drawn: each attribute of each stroke but its key. */
const drawn = (code: string) => code.match(/\b(?!key\b)\w+: "[^"]*"/g)?.filter((one) => !one.startsWith('name:'))

describe('an icon', () => {
  it('loses its name, its size and its random keys, and nothing that is drawn', () => {
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(icons))
    for (const file of icons) {
      const lean = leanIcon(read(file))
      expect(lean).not.toMatch(/key:|name:|size:|__iconData\.node/)
      expect(drawn(lean)).toEqual(drawn(read(file)))
      expect(lean.length).toBeLessThan(read(file).length)
    }
  })

  it('of another form stays as it is', () => {
    const other = 'export default { key: "abc", name: "x" }'
    expect(leanIcon(other)).toBe(other)
  })
})
