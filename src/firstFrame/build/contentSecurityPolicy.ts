import { parseUrl } from '../../lib/parseUrl.ts'
import type { BuildSettings } from '../../lib/settings/schema.ts'

const policyOrigin = (address: string) => parseUrl(address)?.origin ?? ''
const quoted = (hash: string) => `'${hash}'`
const socketOf = (origin: string) => origin.replace(/^http/, 'ws')

/** LIFF uses them for its tokens and the friend picker. */
const lineServers = ['https://api.line.me', 'https://access.line.me']

/** `frame-ancestors` works only in a header (docs/deploy.md). */
export function contentSecurityPolicy(
  settings: Omit<BuildSettings, 'VITE_BRAND'>,
  { scripts, styles }: { scripts: readonly string[]; styles: readonly string[] },
): string {
  const api = policyOrigin(settings.VITE_API_BASE)
  const chat = policyOrigin(settings.VITE_CHAT_URL)
  const games = settings.VITE_GAME_ORIGINS.length > 0 ? settings.VITE_GAME_ORIGINS : ['https:']
  const https = (origin: string) => (origin.startsWith('https:') ? origin : '')
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(quoted)],
    'style-src': ["'self'", ...styles.map(quoted)],
    'img-src': ["'self'", 'data:', https(api), https(chat), ...settings.VITE_MEDIA_ORIGINS],
    'connect-src': [
      "'self'",
      api,
      chat,
      // In Safari 15 `'self'` matches no socket.
      socketOf(settings.VITE_CHAT_URL === '/' ? settings.VITE_PUBLIC_ORIGIN : chat),
      policyOrigin(settings.VITE_REPORT_URL),
      ...(settings.VITE_LIFF_ID ? lineServers : []),
    ],
    'media-src': [
      "'self'",
      https(chat),
      ...(settings.VITE_CHAT_URL ? settings.VITE_MEDIA_ORIGINS : []),
      ...settings.VITE_HELP_VIDEOS.map(policyOrigin),
    ],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...games],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter(Boolean))].join(' '))
    .join('; ')
}
