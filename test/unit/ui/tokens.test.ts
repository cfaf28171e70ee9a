import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, dark, light, pairsOf, rolesOf, shapes, texts } from '../../tools/palette.ts'

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_, roles) => {
  test.each(pairsOf(texts))('%s on %s is readable (4.5 and more)', (front, ground) => {
    expect(contrast(roles, front, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(pairsOf(shapes))('%s on %s has a contrast of at least 3', (front, ground) => {
    expect(contrast(roles, front, ground)).toBeGreaterThanOrEqual(3)
  })
})

test('the measure is WCAG’s: black on white has 21, a grey of known contrast has its own', () => {
  const roles = { black: '#000000', white: '#ffffff', grey: '#767676' }
  expect(contrast(roles, 'black', 'white')).toBeCloseTo(21, 5)
  expect(contrast(roles, 'grey', 'white')).toBeCloseTo(4.54, 2)
})

test('the background of a QR code has the light theme’s roles', () => {
  const paper = rolesOf(readFileSync('src/features/qr/Qr.module.css', 'utf8'), '.ticket')
  expect(Object.keys(paper)).toContain('surface')
  // In the light theme links have the brand's colour, which the build writes out.
  expect({ ...light, link: light['accent'] }).toMatchObject(paper)
})
