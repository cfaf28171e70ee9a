import { afterEach, describe, expect, test } from 'vitest'
import { settings } from '../../../src/lib/settings/settings.ts'
import { safeGameLink, safeImage, safeLink } from '../../../src/platform/safeAddress.ts'

const here = window.location.origin

describe('a link from the server', () => {
  test.each([
    ['https://wallet.example/news', 'https://wallet.example/news'],
    ['http://wallet.example/', 'http://wallet.example/'],
    ['tel:0812345678', 'tel:0812345678'],
    ['mailto:help@wallet.example', 'mailto:help@wallet.example'],
    ['line://ti/p/@x', 'line://ti/p/@x'],
    ['tg://resolve?domain=x', 'tg://resolve?domain=x'],
    ['/user/statement', `${here}/user/statement`],
    ['//wallet.example/x', 'http://wallet.example/x'],
    ['www.wallet.example', 'https://www.wallet.example/'],
    [' Wallet.example/a?b=c.d ', 'https://wallet.example/a?b=c.d'],
    ['user/statement', `${here}/user/statement`],
    ['terms.html', `${here}/terms.html`],
    ['slip.2.jpg?x', `${here}/slip.2.jpg?x`],
  ])('%s may be opened', (address, opened) => {
    expect(safeLink(address)).toBe(opened)
  })

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>1</script>',
    'blob:https://wallet.example/1',
    'vbscript:x',
    'file:///etc/passwd',
    'intent://x#Intent;end',
    'market://details?id=x',
    'http://[',
  ])('%j may not be opened', (address) => {
    expect(safeLink(address)).toBeNull()
  })
})

describe('a link to a game', () => {
  test.each([
    'https://game.example/play?ticket=1',
    'market://details?id=game',
    'intent://play#Intent;scheme=game;end',
    'itms-apps://apps.apple.com/app/id1',
  ])('%s may be opened', (address) => {
    expect(safeGameLink(address)).toBe(address)
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'vbscript:x', 'http://['])(
    '%j may not be opened',
    (address) => {
      expect(safeGameLink(address)).toBeNull()
    },
  )
})

describe('an image from the server', () => {
  afterEach(() => void Object.assign(settings, { VITE_API_BASE: '', VITE_CHAT_URL: '', VITE_MEDIA_ORIGINS: [] }))

  test.each([
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['/sandbox/media/neko-logo.svg', `${here}/sandbox/media/neko-logo.svg`],
    ['logo.png', `${here}/logo.png`],
    [`${here}/a.png`, `${here}/a.png`],
  ])('%s is shown', (address, shown) => {
    expect(safeImage(address)).toBe(shown)
  })

  test.each([
    null,
    'https://evil.example/pixel.png',
    '//evil.example/pixel.png',
    'http://media.example/a.png',
    'data:text/html,x',
    'data:,image/png',
    'javascript:alert(1)',
    'blob:https://wallet.example/1',
    'http://[',
    // Calls that change state.
    '/api/bonus/clear',
    '//localhost:3000/api/refund/receive',
    'x/../api/invite/bonus?x',
    '/%61pi/bonus/clear',
    '/API%2fbonus/clear',
  ])('%s is not shown', (address) => {
    expect(safeImage(address)).toBeNull()
  })

  test.each(['http://api.example/logo.png', '/logo.png', 'http://chat.example/a.png', 'http://media.example/a.png'])(
    '%s is not shown if all origins in the settings are unencrypted',
    (address) => {
      Object.assign(settings, {
        VITE_API_BASE: 'http://api.example',
        VITE_CHAT_URL: 'http://chat.example',
        VITE_MEDIA_ORIGINS: ['http://media.example'],
      })
      expect(safeImage(address)).toBeNull()
    },
  )

  test.each([
    ['https://api.example/logo.png', 'https://api.example/logo.png'],
    ['/logo.png', 'https://api.example/logo.png'],
    ['https://chat.example/a.png', 'https://chat.example/a.png'],
    ['https://media.example/a.png', 'https://media.example/a.png'],
    ['https://media.example/api/files/a.png', 'https://media.example/api/files/a.png'],
    ['https://api.example/api/chat/files/a.png', 'https://api.example/api/chat/files/a.png'],
    ['https://api.example/api/wallet/activate/neko', null],
    [`${here}/v1/API/bonus/clear`, null],
    ['http://media.example/a.png', null],
    ['https://media.example.evil.example/a.png', null],
    ['https://evil.example/a.png', null],
  ])('%s with origins in the settings becomes %s', (address, shown) => {
    Object.assign(settings, {
      VITE_API_BASE: 'https://api.example',
      VITE_CHAT_URL: 'https://chat.example',
      VITE_MEDIA_ORIGINS: ['https://media.example'],
    })
    expect(safeImage(address)).toBe(shown)
  })
})
