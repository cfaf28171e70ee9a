import { describe, expect, it } from 'vitest'
import { sanitise } from '../../../../src/ui/richText/sanitise.ts'
import { growth } from '../../../tools/growth.ts'

describe('the server’s HTML', () => {
  it.each(['[', '(', '<', '</', '<!', '<a ', '>', '&', ' style='])(
    'full of %j does not take quadratic time',
    (mark) => {
      expect(growth((length) => sanitise(`${mark.repeat(length / mark.length)}>`), 2_000)).toBeLessThan(40)
    },
  )
})
