import { readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = `${import.meta.dirname}/../../../src/ui/drawings`

test.each(readdirSync(folder))(
  'the drawing %s weighs less than 1 kB, as every room that may be empty loads one',
  (name) => {
    expect(statSync(`${folder}/${name}`).size).toBeLessThan(1024)
  },
)
