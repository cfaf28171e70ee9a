import { describe, expect, it, test } from 'vitest'
import { encryptGiftLink } from '../../../../src/features/gift/encryptGiftLink.ts'
import { readSettings } from '../../../../src/lib/settings/readSettings.ts'
import { settingsSchema } from '../../../../src/lib/settings/schema.ts'
import { decryptGiftLink } from '../../../sandbox/areas/gift.ts'
import { makeGiftLinkKey } from '../../../sandbox/areas/giftKey.ts'

const { publicKey, privateKey } = makeGiftLinkKey()
const part = (parts: object) => JSON.stringify({ ...(JSON.parse(publicKey) as object), ...parts })
const giftKeys = [
  part({ key_ops: ['encrypt'] }),
  part({ key_ops: ['wrapKey', 'encrypt'], ext: true }),
  part({ use: 'enc', alg: 'RSA-OAEP-256' }),
]
const five = ['/1.mp4', '/2.mp4', '/3.mp4', '/4.mp4', 'https://cdn.example/5.mp4']

/** Values that are read as they are. */
const same = (...values: string[]) => Object.fromEntries(values.map((value) => [value, value]))

/** For each setting: values that are accepted, as they are read, and values that stop the build. */
const table: [name: string, good: Readonly<Record<string, unknown>>, bad: string[]][] = [
  [
    'VITE_API_BASE',
    same(
      '',
      'https://api.example',
      'https://api.example/v1',
      'https://api.example:8443',
      'http://localhost:4999',
      'http://127.0.0.1:4999',
    ),
    [
      // From a page with https nothing of these is asked, or another place than was meant.
      'http://api.example',
      '//api.example',
      'https:api.example',
      'https:/api.example',
      'https:///api.example',
      'https:\\\\api.example',
      // The page's policy cannot name these, or would end at the sign.
      'https://*.example',
      'https://[2001:db8::1]',
      'https://api.example;x',
      'https://a.example,b.example',
      'https://api.example/',
      '/api',
      'api.example',
      'ftp://api.example',
      'https://api.example?x=1',
      'javascript:1',
      'https://user:pw@api.example',
      'https://user@api.example',
      ' https://api.example',
    ],
  ],
  [
    'VITE_CHAT_URL',
    same('', '/', 'https://chat.example', 'https://chat.example:8443', 'http://localhost:4999'),
    [
      // socket.io takes a path for the name of a namespace, and asks `/socket.io/` at the origin all the same.
      'https://chat.example/chat',
      'https://chat.example/',
      'chat.example',
      'wss://chat.example',
      'http://chat.example',
      'https:chat.example',
      'https://chat.example;x',
      '//evil.example',
      '/chat',
      '/\\evil',
      'https://user:pw@chat.example',
      'https://chat.example?x=1',
    ],
  ],
  [
    'VITE_BRAND',
    same('', 'brands/night'),
    // The folder itself is looked at when it is read.
    [],
  ],
  ['VITE_REGION', { th: 'th', la: 'la', '': 'th' }, ['TH', 'lo']],
  ['VITE_IFRAME_MODE', { '': false, false: false, true: true }, ['yes', '1']],
  ['VITE_IDEMPOTENCY', { '': null, false: false, true: true }, ['yes']],
  ['VITE_STREAMED_COMMANDS', { '': true, false: false, true: true }, ['no']],
  [
    'VITE_QR_MIN_PAYTIMZ',
    { '': null, '10': 10_00, '0.5': 50 },
    ['0', '-1', 'ten', '0.001', '1.555', 'Infinity', '1e999', '9'.repeat(400), '0x10', ' 5', '.'],
  ],
  ['VITE_QR_MIN_FP', { '20': 20_00 }, ['0', 'x']],
  [
    'VITE_GIFT_LINK_PUBLIC_KEY',
    same('', publicKey, ...giftKeys),
    [
      '{',
      '{}',
      '{"n":"x","e":"y"}',
      '{"kty":"RSA","n":"abc","e":"AQAB"}',
      privateKey,
      ...['d', 'p', 'q', 'dp', 'dq', 'qi'].map((name) => part({ [name]: 'AQAB' })),
      part({ kty: 'EC' }),
      part({ e: 'AQ' }),
      part({ e: 'AQAA' }),
      part({ e: '' }),
      part({ n: 'not base64url!' }),
      part({ key_ops: ['verify'] }),
      part({ key_ops: ['encrypt', 'encrypt'] }),
      // Browsers import no public key for one of these.
      part({ key_ops: ['encrypt', 'decrypt'] }),
      part({ key_ops: ['encrypt', 'verify'] }),
      part({ key_ops: ['encrypt', 'seal'] }),
      part({ key_ops: ['wrapKey'] }),
      // The operator's side would not decrypt with them what the app encrypts.
      part({ use: 'sig' }),
      part({ alg: 'RSA-OAEP' }),
      part({ alg: 'RS256' }),
      part({ ext: 'yes' }),
      part({ oth: [] }),
      `[${publicKey}]`,
    ],
  ],
  [
    'VITE_AUTO_LOGIN',
    { '': [], neko: ['neko'], ' neko , koi_2,': ['neko', 'koi_2'] },
    ['neko koi', '../x', 'a'.repeat(65)],
  ],
  ['VITE_AUTO_LOGIN_PASSWORD', { 'a,b': ['a', 'b'] }, ['a/b']],
  [
    'VITE_BCEL_IMAGE',
    same('', '/bcel.png', 'https://cdn.example/b.png'),
    [
      'bcel.png',
      'javascript:1',
      'http://cdn.example/b.png',
      '//cdn.example/b.png',
      '/\\cdn.example/b.png',
      'https:cdn.example/b.png',
      'https://user:pw@cdn.example/b.png',
      'https://*.example/b.png',
    ],
  ],
  [
    'VITE_MEDIA_ORIGINS',
    { '': [], 'https://a.example, https://b.example:8443': ['https://a.example', 'https://b.example:8443'] },
    [
      'http://a.example',
      'https://a.example/',
      '//a.example',
      'https://user:pw@a.example',
      '*',
      'https:',
      // The policy would let these in, the app would not.
      'https://*.a.example',
      'https://a.example;b.example',
      'https://[2001:db8::1]',
    ],
  ],
  [
    'VITE_GAME_ORIGINS',
    {
      '': [],
      'https:': ['https:'],
      'https://g.example,http://localhost:4999': ['https://g.example', 'http://localhost:4999'],
      'http://127.0.0.1:4999': ['http://127.0.0.1:4999'],
      'https://*.g.example': ['https://*.g.example'],
    },
    [
      'g.example',
      // From a page with https no browser posts a form there without a warning.
      'http://g.example',
      'http://*.g.example',
      'http://*.localhost',
      '//g.example',
      'https://g.example/play',
      '*',
      'http:',
      'https://*.*.example',
      "https://g.example;'none'",
    ],
  ],
  [
    'VITE_PUBLIC_ORIGIN',
    same('https://wallet.example'),
    [
      'http://wallet.example',
      'https://wallet.example/x',
      '//wallet.example',
      'https://user:pw@wallet.example',
      'https://*.example',
    ],
  ],
  ['VITE_TELEGRAM_APP_URL', same('https://t.me/bot/app'), ['https://t.me/bot', 'https://evil.example/bot/app']],
  ['VITE_LIFF_ID', same('1234567890-AbcdEfgh'), ['123', 'AbcdEfgh-1234567890']],
  [
    'VITE_HELP_VIDEOS',
    { '': [], [five.join(', ')]: five },
    [
      five.slice(1).join(','),
      [...five, '/6.mp4'].join(','),
      'a,b,c,d,e',
      ...[
        'http://cdn.example/0.mp4',
        '//cdn.example/0.mp4',
        'https://user:pw@cdn.example/0.mp4',
        // Pages that show a video, which the app's player cannot play.
        'https://youtu.be/abc',
        'https://www.youtube.com/watch?v=abc',
        'https://drive.google.com/file/d/abc',
      ].map((first) => [first, ...five.slice(1)].join(',')),
    ],
  ],
  ['VITE_HELP_LINE', same('', 'none', '+856 20 1234 5678'), ['a', '1', 'call 1323']],
  ['VITE_AGE_MARK', same('', '20+'), ['20', '+20', 'adults']],
  ['VITE_SUPPORT_HOURS', same('', '09:00-23:30'), ['9-23', '09:00–23:00', '24:00-25:00']],
  [
    'VITE_REPORT_URL',
    same('', '/reports', 'https://reports.example/wallet'),
    [
      'http://reports.example',
      'https://user:pw@reports.example',
      'https://reports.example?key=1',
      'https://reports.example#x',
      '/reports?key=1',
      '//reports.example',
      '/\\reports.example',
      'reports.example',
    ],
  ],
  [
    'VITE_WITHOUT',
    { '': [], 'depositLimits, affiliateKit': ['depositLimits', 'affiliateKit'] },
    ['everything', 'depositLimits;affiliateKit'],
  ],
  ['VITE_SUPPORT_REPLY_MINUTES', { '': null, '15': 15 }, ['0', '1.5', 'x']],
  ['VITE_QR_VALID_MINUTES', { '': null, '15': 15 }, ['0', '1.5', 'x']],
]

describe.each(table)('%s', (name, good, bad) => {
  it.each(Object.entries(good))('takes "%s" as %j', (value, read) => {
    expect(readSettings({ [name]: value })).toHaveProperty(name, read)
  })

  it.each(bad)('stops the build at "%s", and says what it expects', (value) => {
    const stopped = () => readSettings({ [name]: value })
    expect(stopped).toThrow(`${name}: expected `)
    expect(stopped).toThrow(/expected \S.*$/)
  })
})

test.each(giftKeys)('the accepted key %s encrypts a gift link', async (key) => {
  const jwe = await encryptGiftLink('https://gift.example/?v=1', 'neko', key)
  expect(await decryptGiftLink(jwe, privateKey)).toBe('https://gift.example/?v=1|neko')
})

test('every setting has its cases above', () => {
  expect(table.map(([name]) => name).toSorted()).toEqual(Object.keys(settingsSchema.entries).toSorted())
})

test('a build without settings is a Thai one on its own origin', () => {
  expect(readSettings({})).toMatchObject({
    VITE_API_BASE: '',
    VITE_REGION: 'th',
    VITE_CHAT_URL: '',
    VITE_HELP_VIDEOS: [],
  })
})

test('a picture for BCEL from another origin may be shown: its origin joins those of pictures', () => {
  const picture = { VITE_BCEL_IMAGE: 'https://cdn.example/b.png' }
  expect(readSettings(picture).VITE_MEDIA_ORIGINS).toEqual(['https://cdn.example'])
  const origins = { VITE_MEDIA_ORIGINS: 'https://a.example,https://cdn.example' }
  expect(readSettings({ ...picture, ...origins }).VITE_MEDIA_ORIGINS).toEqual([
    'https://a.example',
    'https://cdn.example',
  ])
  expect(readSettings({ VITE_BCEL_IMAGE: '/b.png' }).VITE_MEDIA_ORIGINS).toEqual([])
})

test.each(['VITE_MEDIA_ORIGIN', 'VITE_CHATURL', 'VITE_GIFT_PUBLIC_KEY'])(
  '%s, which does not exist, stops the build',
  (name) => {
    const stopped = () => readSettings({ [name]: 'secret', VITE_REGION: 'x' })
    expect(stopped).toThrow(`${name}: no setting`)
    expect(stopped).toThrow('VITE_REGION: ')
    expect(stopped).not.toThrow('secret')
  },
)

test('names that are not ours, and Vite’s own, are ignored', () => {
  expect(readSettings({ HOME: '/', VITE_USER_NODE_ENV: 'test', VITEST: '1' })).toHaveProperty('VITE_REGION', 'th')
})

test('every bad setting is named at once', () => {
  const stopped = () => readSettings({ VITE_REGION: 'x', VITE_LIFF_ID: 'y' })
  expect(stopped).toThrow('VITE_REGION: ')
  expect(stopped).toThrow('VITE_LIFF_ID: ')
})
