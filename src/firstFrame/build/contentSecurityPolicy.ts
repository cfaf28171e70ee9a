import type { BuildSettings } from '../../lib/settings/schema.ts'
import { parseUrl } from '../../lib/parseUrl.ts'

const originOf = (address: string) => parseUrl(address)?.origin ?? ''
const quoted = (hash: string) => `'${hash}'`
const socketOf = (origin: string) => origin.replace(/^http/, 'ws')

/** The servers that LIFF calls for its tokens, and to choose friends and learn what was chosen. */
const lineServers = ['https://api.line.me', 'https://access.line.me']

/**
 * The page's Content-Security-Policy. It allows inline code and styles only by their hashes, and other origins only if the settings
 * name them. `frame-ancestors` works only as a header, which the web server sends (docs/deploy.md).
 */
export function contentSecurityPolicy(
  settings: Omit<BuildSettings, 'VITE_BRAND'>,
  { scripts, styles }: { scripts: readonly string[]; styles: readonly string[] },
): string {
  const api = originOf(settings.VITE_API_BASE)
  const chat = originOf(settings.VITE_CHAT_URL)
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
      // Safari before 16 takes no socket for `'self'`.
      socketOf(settings.VITE_CHAT_URL === '/' ? settings.VITE_PUBLIC_ORIGIN : chat),
      originOf(settings.VITE_REPORT_URL),
      ...(settings.VITE_LIFF_ID ? lineServers : []),
    ],
    'media-src': [
      "'self'",
      https(chat),
      ...(settings.VITE_CHAT_URL ? settings.VITE_MEDIA_ORIGINS : []),
      ...settings.VITE_HELP_VIDEOS.map(originOf),
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
