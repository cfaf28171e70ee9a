import { expect, test } from 'vitest'
import * as drawings from '../../../src/ui/drawings.ts'

test.each(Object.entries(drawings))(
  '%s weighs less than 1 kB, as every feature that may be empty loads it',
  (_name, drawing) => {
    expect(JSON.stringify(drawing).length).toBeLessThan(1024)
  },
)
