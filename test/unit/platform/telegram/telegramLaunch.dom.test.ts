import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { telegramAnswers } from '../../../fakes/hosts/telegramAnswers.ts'
import { themeOf } from '../../../fakes/hosts/telegramLaunch.ts'
import { endHost, fakeTelegram, installDevice, type FakeHost } from '../../../fakes/unitHosts.ts'

beforeEach(installDevice)
afterEach(() => {
  sessionStorage.clear()
  endHost()
})

type Change = (parameters: URLSearchParams) => void
const none = { top: 0, right: 0, bottom: 0, left: 0 }

const launched = (change: Change) =>
  fakeTelegram(
    '9.1',
    'ios',
    (as, tell) => ({
      ...telegramAnswers(as, tell),
      web_app_trigger_haptic_feedback: () => undefined,
      web_app_request_safe_area: () => tell('safe_area_changed', none),
      web_app_request_content_safe_area: () => tell('content_safe_area_changed', none),
    }),
    change,
  )

/** What the player gets from Telegram's adapter. */
async function gained({ platform, received, pressBack }: FakeHost) {
  const sent = (type: string) => received.filter((message) => message.type === type).length
  const [felt, shared] = [sent('web_app_trigger_haptic_feedback'), sent('web_app_open_tg_link')]
  let steps = 0
  const release = platform.onBack(() => (steps += 1))
  pressBack?.()
  release()
  for (const kind of ['choice', 'success', 'error'] as const) platform.haptic(kind)
  platform.openLink('https://t.me/share/url?url=a')
  return {
    steps,
    felt: sent('web_app_trigger_haptic_feedback') - felt,
    shared: sent('web_app_open_tg_link') - shared,
    messenger: platform.sharing?.messenger,
    phone: platform.can.contact && (await platform.contact()),
    language: typeof (platform.language() ?? ''),
  }
}

const everything = { steps: 1, felt: 3, shared: 1, messenger: 'telegram', phone: '66812345678', language: 'string' }

const withUser = (parameters: URLSearchParams, user: unknown) => {
  const data = new URLSearchParams(parameters.get('tgWebAppData') ?? '')
  data.set('user', JSON.stringify(user))
  parameters.set('tgWebAppData', data.toString())
}
const withTheme =
  (theme: unknown): Change =>
  (parameters) =>
    parameters.set('tgWebAppThemeParams', JSON.stringify(theme))

describe('in Telegram the back button, haptics, the phone and sharing work', () => {
  it.each<[string, Change]>([
    ['with Web K’s colours of eight digits', withTheme({ bg_color: '#18222dff', text_color: '#ffffffcc' })],
    ['without theme parameters', (given) => given.delete('tgWebAppThemeParams')],
    ['without colours', withTheme({ bg_color: '#18222d', accent_text_color: 'undefined', hint_color: null })],
    ['with a value that cannot be written out', withTheme({ bg_color: { toString: 1, valueOf: 1 } })],
    ['with broken theme parameters', (given) => given.set('tgWebAppThemeParams', '{"bg')],
    ['of a user without first name', (given) => withUser(given, { id: 1, language_code: 'lo' })],
    ['of nobody', (given) => given.delete('tgWebAppData')],
    ['of a user who is none', (given) => withUser(given, null)],
    ['without version', (given) => given.delete('tgWebAppVersion')],
    ['without platform', (given) => given.delete('tgWebAppPlatform')],
    ['with a later parameter', (given) => given.set('tgWebAppDefaultColors', '{"bg_color":"#ffffffff"}')],
  ])('after a launch %s', async (_, change) => {
    expect(await gained(await launched(change))).toEqual(everything)
  })

  it('after a launch with any one value changed, missing or added', async () => {
    const odd = fc.oneof(
      fc.constantFrom(
        '',
        'null',
        'undefined',
        '{}',
        '[]',
        '0',
        '-1',
        '1e999',
        '%',
        '%E0%A4%A',
        '{"',
        '__proto__',
        '🙂',
      ),
      fc.string(),
      fc.json(),
    )
    const old = /^[67]\.\d/
    const names = ['tgWebAppData', 'tgWebAppVersion', 'tgWebAppPlatform', 'tgWebAppThemeParams']
    const inside = ['user', 'auth_date', 'hash', 'signature', 'chat', 'receiver', 'query_id']
    const changes = fc.oneof(
      fc.constantFrom(...names).map(
        (name): Change =>
          (given) =>
            given.delete(name),
      ),
      fc
        .tuple(fc.oneof(fc.constantFrom(...names, 'tgWebAppBotInline', 'tgWebAppStartParam'), fc.string()), odd)
        .filter(([, value]) => !old.test(value))
        .map(
          ([name, value]): Change =>
            (given) =>
              given.set(name, value),
        ),
      fc.tuple(fc.constantFrom(...inside), fc.option(odd)).map(([name, value]): Change => (given) => {
        const data = new URLSearchParams(given.get('tgWebAppData') ?? '')
        if (value === null) data.delete(name)
        else data.set(name, value)
        given.set('tgWebAppData', data.toString())
      }),
      fc.jsonValue().map(
        (user): Change =>
          (given) =>
            withUser(given, user),
      ),
      fc
        .tuple(fc.oneof(fc.constantFrom(...Object.keys(themeOf('ios', 'light'))), fc.string()), fc.jsonValue())
        .map(([key, value]) => withTheme({ ...themeOf('ios', 'light'), [key]: value })),
      fc.jsonValue().map(withTheme),
    )
    await fc.assert(
      fc.asyncProperty(changes, async (change) => {
        expect(await gained(await launched(change))).toEqual(everything)
      }),
      { numRuns: 60 },
    )
  })
})

const painted = (role: string) => document.documentElement.style.getPropertyValue(`--${role}`)
const tell = (type: string, data?: unknown) => window.TelegramGameProxy?.receiveEvent?.(type, data)

describe('the theme from Telegram', () => {
  const odd = {
    ...themeOf('ios', 'dark'),
    secondary_bg_color: '#131415ff',
    section_bg_color: '#123',
    hint_color: 'odd',
    link_color: null,
  }

  it('gives the app each valid colour of the launch, without its alpha', async () => {
    await launched(withTheme(odd))
    expect([painted('ground'), painted('surface')]).toEqual(['#131415', '#112233'])
  })

  it('gives the app each valid colour when it changes, too', async () => {
    await launched(() => undefined)
    tell('theme_changed', { theme_params: odd })
    expect([painted('ground'), painted('surface')]).toEqual(['#131415', '#112233'])
    tell('theme_changed', { theme_params: null })
    expect(painted('ground')).toBe('')
  })
})

describe('the safe area', () => {
  it('treats an invalid side as zero', async () => {
    await launched(() => undefined)
    const top = () => document.documentElement.style.getPropertyValue('--safe-top')
    tell('safe_area_changed', { top: 44 })
    tell('content_safe_area_changed', { top: 'odd', left: null })
    expect(top()).toBe('44px')
    tell('safe_area_changed', null)
    expect(top()).toBe('0px')
  })
})

describe('a reload in Telegram', () => {
  it('starts in Telegram as before, though the launch is gone from the address', async () => {
    await launched(withTheme({ bg_color: '#18222dff' }))
    const { readLaunch, readTelegramLaunch } = await import('../../../../src/platform/launch.ts')
    const href = `${location.origin}/user`
    const launch = readLaunch({ href, userAgent: '', stored: (key) => sessionStorage.getItem(key) })
    expect(launch).toMatchObject({ host: 'telegram', theme: { bg_color: '#18222dff' } })
    expect(readTelegramLaunch(launch.parameters ?? new URLSearchParams())).toMatchObject({
      version: '9.1',
      client: 'ios',
      language: 'lo',
    })
  })
})

describe('a link of a launch that is opened outside Telegram', () => {
  it('opens the app as in any browser, and leaves nothing of Telegram behind', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { startPlatform } = await import('../../../../src/platform/current.ts')
    const parameters = new URLSearchParams({ tgWebAppVersion: '9.1' })
    expect((await startPlatform({ host: 'telegram', parameters })).name).toBe('browser')
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('a Mini App that is minimised', () => {
  it('counts as hidden from the client’s event until the next, even if the event is odd', async () => {
    await launched(() => undefined)
    const states = [{ is_visible: false }, { is_visible: true }, null, { is_visible: false }, {}].map((told) => {
      tell('visibility_changed', told)
      return document.visibilityState
    })
    expect(states).toEqual(['hidden', 'visible', 'visible', 'hidden', 'visible'])
  })
})
