import { describe, expect, test } from 'vitest'
import { languageToOffer } from '../../../../src/features/preferences/Offers.tsx'

describe('the language to offer', () => {
  test.each([
    [null, 'en', 'th', 'en'],
    [null, 'en-US', 'th', 'en'],
    [null, 'lo_LA', 'th', 'lo'],
    [null, 'TH-th', 'lo', 'th'],
    [null, 'th-TH', 'th', null],
    [null, 'fr', 'th', null],
    [null, '', 'th', null],
    [null, 'constructor', 'th', null],
    [null, 'english', 'th', null],
    [null, null, 'th', null],
    ['th', 'en', 'th', null],
    ['xx', 'en', 'th', null],
  ])('with %j stored in a host that speaks %j, shown in %j, is %j', (stored, host, present, offered) => {
    expect(languageToOffer(stored, host, present)).toBe(offered)
  })
})
