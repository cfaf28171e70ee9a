import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { contrast as ratio, mix } from '../../../../src/lib/colors.ts'
import { paintTheme, rolesOf } from '../../../../src/platform/telegram/theme.ts'
import { themeOf } from '../../../fakes/hosts/telegramLaunch.ts'
import { dark, light, missesOf } from '../../../tools/palette.ts'

/** The whole palette of the page under a host's theme. */
function paletteUnder(theme: unknown): Record<string, string> {
  const looks = rolesOf(theme)
  return { ...(looks?.scheme === 'dark' ? dark : light), ...looks?.roles }
}

const hex = (least: number, most: number) =>
  fc
    .tuple(...[0, 1, 2].map(() => fc.integer({ min: least, max: most })))
    .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`)
const anyColor = hex(0, 255)
const pale = hex(224, 255)
const deep = hex(0, 60)
const keys = [
  'bg_color',
  'secondary_bg_color',
  'section_bg_color',
  'text_color',
  'hint_color',
  'subtitle_text_color',
  'link_color',
  'button_color',
  'button_text_color',
  'section_separator_color',
  'section_header_text_color',
  'accent_text_color',
]
/** Themes of any colours, and likelier ones: grounds of one kind with anything on them. */
const themes = fc.oneof(
  ...[anyColor, pale, deep].map((ground) =>
    fc.record(Object.fromEntries(keys.map((key) => [key, key.includes('bg') ? ground : anyColor])), {
      requiredKeys: [],
    }),
  ),
)

describe('a theme of Telegram', () => {
  test('keeps every pair of roles readable, whatever its colours', () => {
    fc.assert(
      fc.property(themes, (theme) => {
        expect(missesOf(paletteUnder(theme))).toEqual([])
      }),
      {
        numRuns: 500,
        examples: ['#00b76f', '#9eae00'].map((text_color): [Record<string, string>] => [
          { bg_color: '#000000', text_color },
        ]),
      },
    )
  })

  test.each(['ios', 'weba'] as const)('of %s contributes its grounds and its text by day and by night', (client) => {
    for (const scheme of ['light', 'dark'] as const) {
      const theme = themeOf(client, scheme)
      expect(rolesOf(theme)).toMatchObject({
        scheme,
        roles: { ground: theme['secondary_bg_color'], surface: theme['section_bg_color'], text: theme['text_color'] },
      })
    }
  })

  test('contributes a button colour, deepened for white words where it is too light, or with its own', () => {
    const pair = (button_text_color: string) =>
      rolesOf({ bg_color: '#ffffff', button_color: '#0050a0', button_text_color })?.roles['accent']
    expect(pair('#ffffff')).toBe('#0050a0')
    const pairOn = (button_color: string, button_text_color: string, bg_color = '#101418') =>
      rolesOf({ bg_color, button_color, button_text_color })?.roles
    expect(pairOn('#2ea6ff', '#ffffff')).toMatchObject({ accent: '#2178b8', 'on-accent': '#ffffff' })
    expect(pairOn('#ffe066', '#201000')).toMatchObject({ accent: '#ffe066', 'on-accent': '#201000' })
    expect(pairOn('#ffe066', '#ffffff')).not.toHaveProperty('accent')
  })

  test('with an accent brings matching soft tones and a matching card, whatever the accent', () => {
    const family = ['accent-soft', 'on-accent-soft', 'hero', 'on-hero-muted']
    fc.assert(
      fc.property(themes, (theme) => {
        const looks = rolesOf(theme)
        if (!looks) return
        const taken = family.filter((role) => looks.roles[role] !== undefined)
        expect(taken).toEqual(looks.roles['accent'] === undefined ? [] : family)
        if (taken.length === 0) return
        const { hero = '', 'on-hero-muted': muted = '' } = looks.roles
        // Gold of any brand (no darker than this grey), and words on the soft buttons.
        expect(ratio('#959595', hero)).toBeGreaterThanOrEqual(3)
        for (const words of ['#ffffff', muted])
          expect(ratio(words, mix(hero, '#ffffff', 0.13))).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 300 },
    )
    const { roles } = rolesOf(themeOf('ios', 'dark')) ?? { roles: {} }
    expect(roles).toMatchObject({ accent: '#2178b8', 'accent-soft': '#1d425f' })
  })

  test.each([
    ['#18222D', '#18222D'],
    ['#18222d80', '#18222d'],
    ['#123', '#112233'],
    ['#1238', '#112233'],
    [-15195603, '#18222d'],
  ])('reads %s as %s', (bg_color, ground) => {
    expect(rolesOf({ bg_color })?.roles['ground']).toBe(ground)
  })

  test.each([null, undefined, 'dark', 7, [], {}, { bg_color: 'white' }, { bg_color: '#fffff' }, { bg_color: null }])(
    'rejects %j',
    (theme) => {
      expect(rolesOf(theme)).toBeNull()
    },
  )
})

describe('applying a theme', () => {
  afterEach(() => document.documentElement.removeAttribute('style'))

  test('uses every colour that it has and that is readable: what one key lacks another gives', () => {
    const looks = rolesOf({
      bg_color: '#ffffff',
      section_header_text_color: '#5b5f66',
      accent_text_color: '#0b57b0',
      link_color: '#7fb8ff',
    })
    expect(looks?.roles).toMatchObject({ muted: '#5b5f66', link: '#0b57b0' })
  })

  test('reverts what the next theme does not contribute', () => {
    const ground = () => document.documentElement.style.getPropertyValue('--ground')
    expect(paintTheme(themeOf('ios', 'dark'))).toBe(true)
    expect(ground()).toBe('#131415')
    // A ground that our warnings could not be read on.
    expect(paintTheme({ bg_color: '#777777' })).toBe(true)
    expect(ground()).toBe('')
    expect(paintTheme(themeOf('ios', 'light'))).toBe(true)
    expect(ground()).toBe('#efeff4')
    expect(paintTheme(null)).toBe(false)
    expect(ground()).toBe('')
  })
})
