import { describe, expect, it, test } from 'vitest'
import { findGames, indexOf, playedLast } from '../../../../src/features/games/search.ts'
import { game } from '../../../fakes/wallets.ts'

const named = {
  neko: 'Neko Fortune',
  pgsoft7: 'Lucky Neko',
  baccara: 'Baccara Royale',
  poke: 'Pokémon Café',
  naga: 'น้ำเต้าปูปลา',
  dragon: 'มังกรทอง นำโชค',
  suea: 'เสือ',
  sueo: 'เสื้อ',
  lotto: 'ຫວຍລາວ',
  noi: 'ນາກນ້ອຍ',
  nameless: '',
}
const index = indexOf(Object.entries(named).map(([code, name]) => game({ code, name })))
const found = (typed: string) => findGames(index, typed).map(({ code }) => code)

describe('a game is found', () => {
  test.each([
    ['by the first letters', 'bac', ['baccara']],
    ['whatever the case and the width of letters', 'ＢＡＣＣ', ['baccara']],
    ['by its beginning before a later word', 'neko', ['neko', 'pgsoft7']],
    ['by its words in any order', 'fortune neko', ['neko']],
    ['without its spaces', 'luckyneko', ['pgsoft7']],
    ['by letters within a word', 'ccar', ['baccara']],
    ['by its code', 'pgsoft7', ['pgsoft7']],
    ['by a part of its code', 'soft', ['pgsoft7']],
    ['by its code if it has no name', 'nameless', ['nameless']],
    ['without accents', 'pokemon cafe', ['poke']],
    ['in Thai', 'มังกร', ['dragon']],
    ['in Thai, from the middle', 'ทองนำ', ['dragon']],
    ['in Thai without tone marks, and an am of two signs', 'น\u0e4dาเตา', ['naga']],
    ['in Thai with a tone mark after the vowel', 'นำ้เต้า', ['naga']],
    ['in Thai, where only the tone differs', 'เสือ', ['suea', 'sueo']],
    ['in Thai, where a vowel counts', 'เสอ', []],
    ['in Lao', 'ຫວຍ', ['lotto']],
    ['in Lao without tone marks', 'ນອຍ', ['noi']],
  ])('%s', (_, typed, codes) => {
    expect(found(typed)).toEqual(codes)
  })

  test.each([
    ['one left out', 'bacara', ['baccara']],
    ['one too many', 'bacccara', ['baccara']],
    ['another', 'baccata', ['baccara']],
    ['two swapped', 'bacacra', ['baccara']],
    ['the first one', 'maccara', ['baccara']],
    ['one in a later word', 'royle', ['baccara']],
    ['one in a code', 'pgsfot7', ['pgsoft7']],
    ['one in Thai, in the middle of a name', 'ทองนัโชค', ['dragon']],
    ['one in Lao', 'ຫວຍລວ', ['lotto']],
    ['two', 'bakkara', []],
    ['one among three letters', 'bxc', []],
  ])('despite a slip of one letter: %s', (_, typed, codes) => {
    expect(found(typed)).toEqual(codes)
  })

  it('as typed, without what is only alike', () => {
    const alike = indexOf([game({ code: 'a', name: 'Tiper' }), game({ code: 'b', name: 'Big Tiger' })])
    expect(findGames(alike, 'tige').map(({ code }) => code)).toEqual(['b'])
  })

  test.each(['', '  ', '!?'])('with all others while nothing is sought: “%s”', (typed) => {
    expect(found(typed)).toEqual(Object.keys(named))
  })

  it('unless no code names it, as its sheet could not open', () => {
    expect(findGames(indexOf([game({ code: '' })]), 'neko')).toEqual([])
  })
})

it('the games that were played last are those that money reached or left, newest first, each once', () => {
  const moved = (from: string, to: string, progress = 'success') => ({ from, to, progress })
  const rows = [
    moved('wallet', 'koi', 'failed'),
    moved('neko', 'magma'),
    moved('magma', 'wallet'),
    moved('KBANK', 'wallet'),
    ...['a', 'b', 'c'].map((code) => moved('wallet', code)),
  ]
  const games = ['a', 'b', 'c', 'koi', 'magma', 'neko'].map((code) => game({ code }))
  expect(playedLast(rows, games).map(({ code }) => code)).toEqual(['magma', 'neko', 'a', 'b'])
})
