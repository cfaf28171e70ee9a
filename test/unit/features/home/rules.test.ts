import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atHand, inOrder } from '../../../../src/features/home/rules.ts'
import { game } from '../../../fakes/wallets.ts'

const codes = (games: { code: string }[]) => games.map(({ code }) => code)

describe('the games of a row', () => {
  it('begin with the open ones, by their worth in the wallet; the rest follow the server’s order', () => {
    const games = [
      game({ code: 'locked', isActive: false, amount: 900 }),
      game({ code: 'small', amount: 5 }),
      game({ code: 'worth', amount: 2, ftWalletSlot: 10 }),
      game({ code: 'unread', amount: null }),
      game({ code: 'locked too', isActive: false, amount: null }),
    ]
    expect(codes(inOrder(games))).toEqual(['worth', 'small', 'unread', 'locked', 'locked too'])
  })

  it('are all shown, whatever they hold', () => {
    const some = fc.record({ code: fc.string(), isActive: fc.boolean(), amount: fc.option(fc.integer()) })
    fc.assert(
      fc.property(fc.array(some), (parts) => {
        const games = parts.map((part) => game(part))
        const ordered = inOrder(games)
        expect(new Set(ordered)).toEqual(new Set(games))
        expect(ordered).toHaveLength(games.length)
        const open = ordered.map(({ isActive }) => isActive)
        expect(open).toEqual([...open.filter(Boolean), ...open.filter((isOpen) => !isOpen)])
      }),
    )
  })
})

describe('the games at hand', () => {
  it('are open, with the most money first, eight at most', () => {
    expect(
      codes(
        atHand([
          game({ code: 'empty' }),
          game({ code: 'locked', isActive: false, amount: 3 }),
          game({ code: 'unread', amount: null }),
          // Nothing could open it.
          game({ code: '', amount: 7 }),
          game({ code: 'holds', amount: 0.01 }),
        ]),
      ),
    ).toEqual(['holds', 'empty', 'unread'])
    const many = Array.from({ length: 200 }, (_, index) => game({ code: `g${index}`, amount: index }))
    expect(codes(atHand(many))).toEqual(['g199', 'g198', 'g197', 'g196', 'g195', 'g194', 'g193', 'g192'])
  })
})
