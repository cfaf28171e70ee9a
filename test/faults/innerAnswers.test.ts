import { expect, test } from 'vitest'
import { hollow, innerNulls, innerShape, innerTypes, lacking } from './innerAnswers.ts'

const sound = {
  owner: { id: 'm1', coins: 3, bank: { code: 'KBANK', name: 'Kasikorn' } },
  main: { amount: 5 },
  games: [
    { code: 'neko', amount: 1.5, tags: ['new', 'hot'] },
    { code: 'koi', amount: 2, tags: [] },
  ],
  total: 2,
}
const koi = sound.games[1]

test.each([
  ['loses all fields of what is inside', hollow, { ...sound, owner: {}, main: {}, games: [{}, koi] }],
  ['keeps the first field of each alone', lacking, { ...sound, owner: { id: 'm1' }, games: [{ code: 'neko' }, koi] }],
  [
    'has nulls inside',
    innerNulls,
    {
      ...sound,
      owner: { id: 'm1', coins: null, bank: null },
      main: { amount: null },
      games: [{ code: 'neko', amount: null, tags: null }, koi],
    },
  ],
  [
    'has other types inside',
    innerTypes,
    {
      ...sound,
      owner: { id: 'm1', coins: 'wrong 3', bank: [] },
      main: { amount: 'wrong 5' },
      games: [{ code: 'neko', amount: 'wrong 1.5', tags: {} }, koi],
    },
  ],
  ['has other shapes below its root', innerShape, { owner: [], main: [], games: {}, total: 2 }],
])('an answer %s', (_, change, broken) => {
  expect(change(sound)).toEqual(broken)
})

test.each([
  ['loses all fields of what is inside', hollow, [{}, koi]],
  ['keeps the first field of each alone', lacking, [{ code: 'neko' }, koi]],
  ['has nulls inside', innerNulls, [{ code: 'neko', amount: null, tags: null }, koi]],
  ['has other types inside', innerTypes, [{ code: 'neko', amount: 'wrong 1.5', tags: {} }, koi]],
  ['has other shapes in its first item', innerShape, [{ code: 'neko', amount: 1.5, tags: {} }, koi]],
])('a list %s', (_, change, broken) => {
  expect(change(sound.games)).toEqual(broken)
})

test('a list of texts has a null, and a number', () => {
  expect(innerNulls(['<p>1.</p>', '<p>2.</p>'])).toEqual([null, '<p>2.</p>'])
  expect(innerTypes({ terms: ['<p>1.</p>', '<p>2.</p>'] })).toEqual({ terms: [7, '<p>2.</p>'] })
})

test.each([hollow, lacking, innerNulls, innerTypes, innerShape])('%o leaves what has nothing inside', (change) => {
  for (const flat of [{ message: 'SUCCESS', code: null }, [], 'x', 7, null]) expect(change(flat)).toEqual(flat)
})
