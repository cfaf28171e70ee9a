import { describe, expect, it, test } from 'vitest'
import { contentSecurityPolicy } from '../../../../src/firstFrame/build/contentSecurityPolicy.ts'
import { readSettings } from '../../../../src/lib/settings/readSettings.ts'

const hashes = { scripts: ['sha256-abc=', 'sha256-def='], styles: ['sha256-ghi='] }

/** The policy's directives with their sources, for a build with these settings. */
const policyOf = (environment: Record<string, string> = {}) =>
  Object.fromEntries(
    contentSecurityPolicy(readSettings(environment), hashes)
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  )
const everything = {
  VITE_API_BASE: 'https://api.example/v1',
  VITE_CHAT_URL: 'https://chat.example',
  VITE_MEDIA_ORIGINS: 'https://media.example',
  VITE_GAME_ORIGINS: 'https://games.example',
}

describe('the policy of the page', () => {
  test.each([{}, everything, { VITE_CHAT_URL: '/' }])('of %j allows nothing unsafe', (environment) => {
    const policy = policyOf(environment)
    const sources = Object.values(policy).flat()
    expect(sources.filter((source) => /unsafe|\*|^http:$/.test(source))).toEqual([])
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'", "'sha256-abc='", "'sha256-def='"],
      'style-src': ["'self'", "'sha256-ghi='"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
    })
  })

  it('of a build without settings allows no origin but its own', () => {
    const policy = policyOf()
    expect(policy['connect-src']).toEqual(["'self'"])
    expect(policy['img-src']).toEqual(["'self'", 'data:'])
    expect(policy['form-action']).toEqual(["'self'", 'https:'])
  })

  it('allows the origins of the settings, and only for what they serve', () => {
    const policy = policyOf(everything)
    expect(policy['connect-src']).toEqual([
      "'self'",
      'https://api.example',
      'https://chat.example',
      'wss://chat.example',
    ])
    expect(policy['img-src']).toEqual([
      "'self'",
      'data:',
      'https://api.example',
      'https://chat.example',
      'https://media.example',
    ])
    expect(policy['form-action']).toEqual(["'self'", 'https://games.example'])
  })

  it('names the socket of a chat at the page’s own origin, which Safari 15 does not count as its own', () => {
    const here = { VITE_CHAT_URL: '/', VITE_PUBLIC_ORIGIN: 'https://wallet.example' }
    expect(policyOf(here)['connect-src']).toEqual(["'self'", 'wss://wallet.example'])
    expect(policyOf({ ...here, VITE_CHAT_URL: '' })['connect-src']).toEqual(["'self'"])
  })

  it('allows field reports to their origin, and to no other', () => {
    const { 'connect-src': reached } = policyOf({ VITE_REPORT_URL: 'https://reports.example/wallet' })
    expect(reached).toEqual(["'self'", 'https://reports.example'])
    expect(policyOf({ VITE_REPORT_URL: '/reports' })['connect-src']).toEqual(["'self'"])
  })

  it('allows help videos from the settings', () => {
    const videos = ['/1.mp4', 'https://cdn.example/2.mp4', 'https://cdn.example/3.mp4', '/4.mp4', '/5.mp4']
    expect(policyOf({ VITE_HELP_VIDEOS: videos.join(',') })['media-src']).toEqual(["'self'", 'https://cdn.example'])
    expect(policyOf()['media-src']).toEqual(["'self'"])
  })

  it('allows videos of the chat from its backend, and from the settings', () => {
    expect(policyOf(everything)['media-src']).toEqual(["'self'", 'https://chat.example', 'https://media.example'])
    expect(policyOf({ VITE_CHAT_URL: '/' })['media-src']).toEqual(["'self'"])
  })

  it('lets LIFF contact its servers in builds for LINE, and only there', () => {
    const { 'connect-src': asked } = policyOf({ VITE_LIFF_ID: '1234567890-AbcdEfgh' })
    expect(asked).toEqual(["'self'", 'https://api.line.me', 'https://access.line.me'])
  })

  it('allows the picture that the settings name for BCEL, wherever it is', () => {
    const { 'img-src': shown } = policyOf({ VITE_BCEL_IMAGE: 'https://cdn.example/bcel.png' })
    expect(shown).toEqual(["'self'", 'data:', 'https://cdn.example'])
  })

  it('allows no picture over an unencrypted connection', () => {
    expect(policyOf({ VITE_API_BASE: 'http://localhost:4000' })['img-src']).toEqual(["'self'", 'data:'])
  })
})
