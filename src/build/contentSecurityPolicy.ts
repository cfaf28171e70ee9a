import type { Settings } from '../settings/schema.ts'
import { parseUrl } from '../web/parseUrl.ts'

const originOf = (address: string) => parseUrl(address)?.origin ?? ''
const quoted = (hash: string) => `'${hash}'`
const socketOf = (origin: string) => origin.replace(/^http/, 'ws')

/** What LIFF asks: for its tokens and the chooser of friends, and how that ended. */
const lineServers = ['https://api.line.me', 'https://access.line.me']

/**
 * The page's Content-Security-Policy: no inline code and styles but the page's own by their hashes, nothing from origins
 * that the settings do not name. `frame-ancestors` only counts as a header and is the host's to send (docs/operate.md).
 */
export function contentSecurityPolicy(
  settings: Settings,
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
    'connect-src': ["'self'", api, chat, socketOf(chat), ...(settings.VITE_LIFF_ID ? lineServers : [])],
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
