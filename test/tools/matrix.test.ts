// @vitest-environment node
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { columnOf, columns, differencesOf, fileSeen, readSeen, tableOf } from '../e2e/support/matrixTable.ts'

const good = `From a phone:
wallet-check 1
client: Telegram for Android
version: 11.4.2
date: 2026-11-27
haptics: yes
homeScreen: no
share: not sure
keyboard: no
read viewport: 360×640
read absent:
end
Thank you!
`
const folder = () => mkdtempSync(join(tmpdir(), 'seen-'))
const table = (at: string) => tableOf(new Map(columns().map((client) => [client, columnOf(client)])), readSeen(at))
const rowOf = (text: string, row: string) => text.split('\n').find((line) => line.startsWith(`| ${row}`))

it('a report is filed, and its rows say whether the phone does what the emulation does', () => {
  const at = folder()
  const report = fileSeen(good, at)
  const seen = table(at)
  expect(rowOf(seen, 'Haptics')).toMatch(/\| Telegram for Android 11\.4\.2, 2026-11-27: as emulated \|$/)
  expect(rowOf(seen, 'Sharing an invite')).toMatch(/: not sure \|$/)
  expect(rowOf(seen, 'Copying')).toMatch(/\| \? \|$/)
  expect(rowOf(seen, 'The keyboard over')).toMatch(/: fails \|$/)
  expect(rowOf(seen, 'Shortcut')).toMatch(/: differs: fails, emulated as native \|$/)
  expect(differencesOf(report)).toEqual(['Shortcut on the home screen differs: fails, emulated as native'])
})

it('a later report of the same client and version takes the place of the earlier, another version stands beside it', () => {
  const at = folder()
  for (const text of [good, good.replace('11-27', '11-28'), good.replace('11.4.2', '11.5')]) fileSeen(text, at)
  expect(rowOf(table(at), 'Haptics')).toMatch(/ 11\.4\.2, 2026-11-28: [^:|]*<br>[^:|]* 11\.5, 2026-11-27: [^:|]* \|$/)
})

it('without a report the page has neither a column for phones nor the open reports', () => {
  expect(table(folder())).not.toMatch(/seen on a phone|Open report/)
})

it('an earlier report does not take the place of a later one', () => {
  const at = folder()
  fileSeen(good, at)
  expect(() => fileSeen(good.replace('11-27', '11-26'), at)).toThrow(/of 2026-11-27 is filed.*of 2026-11-26/)
  expect(readSeen(at)).toMatchObject([{ date: '2026-11-27' }])
})

it('a client that is not emulated is filed without a comparison', () => {
  const at = folder()
  fileSeen(good.replace('for Android', 'for macOS'), at)
  expect(rowOf(table(at), 'Haptics')).toMatch(/: works, not emulated \|$/)
})

it.each([
  ['an unknown version', good.replace('wallet-check 1', 'wallet-check 2'), /version 2.*Do the check again/],
  ['no report', 'hello', /no report.*Copy the whole text/],
  ['a cut end', good.slice(0, good.indexOf('end')), /last line, "end".*Copy the whole text/],
  ['a cut head', good.replace('date: 2026-11-27\n', ''), /"date:" is missing.*Copy the whole text/],
  ['a broken line', good.replace('haptics: yes', 'haptics'), /"haptics" belongs to no report.*Copy the whole text/],
  ['an unknown row', good.replace('haptics: yes', 'buzz: yes'), /"buzz: yes" belongs to no report/],
  ['an unknown answer', good.replace('haptics: yes', 'haptics: maybe'), /"haptics: maybe" belongs to no report/],
  ['an unknown client', good.replace('Telegram for Android', 'Pigeon'), /"Pigeon".*add it to test\/fakes\/hosts/],
])('%s gets a sentence that says what to do, and is not filed', (_, text, said) => {
  const at = folder()
  expect(() => fileSeen(text, at)).toThrow(said)
  expect(readSeen(at)).toEqual([])
})
