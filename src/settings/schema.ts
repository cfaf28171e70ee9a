import * as v from 'valibot'
import { toMinor } from '../money/decimals.ts'
import type { Minor } from '../money/minor.ts'
import { parseUrl } from '../web/parseUrl.ts'

const list = (item: v.GenericSchema<string>) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      ),
      v.array(item),
    ),
    '',
  )

const isOrigin = (text: string, schemes: string[]) => {
  const url = parseUrl(text)
  return url?.origin === text && schemes.includes(url.protocol)
}
const isWebAddress = (text: string) => /^https?:$/.test(parseUrl(text)?.protocol ?? '')

const code = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'codes of letters, digits, _ and -, separated by commas'))
const flag = v.optional(
  v.pipe(
    v.picklist(['', 'true', 'false'], 'true or false'),
    v.transform((text) => text === 'true'),
  ),
  '',
)
const minutes = v.optional(
  v.pipe(
    v.string(),
    v.check((text) => text === '' || (Number(text) > 0 && Number.isInteger(Number(text))), 'whole minutes above 0'),
    v.transform((text) => (text === '' ? null : Number(text))),
  ),
  '',
)
const amount = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => (text === '' ? null : (toMinor(Number(text)) ?? 0))),
    v.check((minor) => minor === null || minor > 0, 'an amount above 0'),
    v.transform((minor) => minor as Minor | null),
  ),
  '',
)
const text = (holds: (text: string) => boolean, message: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check((value) => value === '' || holds(value), message),
    ),
    '',
  )
const bareBase = (value: string) => isWebAddress(value) && !/[?#]/.test(value) && !value.endsWith('/')

function isRsaPublicKey(value: string): boolean {
  try {
    const key: unknown = JSON.parse(value)
    return v.is(v.object({ kty: v.literal('RSA'), n: v.string(), e: v.string(), d: v.optional(v.undefined()) }), key)
  } catch {
    return false
  }
}

/** Build settings as the operator writes them (environment or `.env`), and as the app reads them once validated. */
export const settingsSchema = v.object({
  VITE_API_BASE: text(bareBase, 'an http(s) address without a trailing slash, or empty for the same origin'),
  VITE_CHAT_URL: text(
    (value) => value.startsWith('/') || isWebAddress(value),
    'an http(s) address, or / for this origin',
  ),
  VITE_REGION: v.optional(v.picklist(['th', 'la'], 'th or la'), 'th'),
  VITE_IFRAME_MODE: flag,
  VITE_IDEMPOTENCY: flag,
  VITE_QR_MIN_PAYTIMZ: amount,
  VITE_QR_MIN_FP: amount,
  VITE_GIFT_LINK_PUBLIC_KEY: text(isRsaPublicKey, 'an RSA public key as a JWK in JSON, without its private part'),
  VITE_AUTO_LOGIN: list(code),
  VITE_AUTO_LOGIN_PASSWORD: list(code),
  VITE_BCEL_IMAGE: text((value) => value.startsWith('/') || isWebAddress(value), 'an image address'),
  VITE_MEDIA_ORIGINS: list(
    v.pipe(
      v.string(),
      v.check((value) => isOrigin(value, ['https:']), 'https origins, separated by commas'),
    ),
  ),
  VITE_GAME_ORIGINS: list(
    v.pipe(
      v.string(),
      v.check(
        (value) => value === 'https:' || isOrigin(value, ['https:', 'http:']),
        'origins, separated by commas, or https:',
      ),
    ),
  ),
  VITE_PUBLIC_ORIGIN: text((value) => isOrigin(value, ['https:']), 'an https origin without a path'),
  VITE_TELEGRAM_APP_URL: text((value) => /^https:\/\/t\.me\/\w+\/\w+$/.test(value), 'https://t.me/bot/app'),
  VITE_LIFF_ID: text((value) => /^\d{10}-\w{8}$/.test(value), 'a LIFF id such as 1234567890-AbcdEfgh'),
  VITE_HELP_VIDEOS: v.pipe(
    list(
      v.pipe(
        v.string(),
        v.check((value) => /^\/(?!\/)/.test(value) || isWebAddress(value), 'five addresses, separated by commas'),
      ),
    ),
    v.check((videos) => videos.length === 0 || videos.length === 5, 'five addresses, separated by commas'),
  ),
  VITE_QR_VALID_MINUTES: minutes,
})

/** Validated settings. An empty string, list or null means "not set". */
export type Settings = v.InferOutput<typeof settingsSchema>

/**
 * Validates the `VITE_*` settings of a build.
 * @throws Error naming every bad setting and what is accepted.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const result = v.safeParse(settingsSchema, environment)
  if (result.success) return result.output
  const reasons = result.issues.map((issue) => {
    const name = v.getDotPath(issue)?.split('.')[0] ?? 'setting'
    // Not the value: somebody may have put a private key there, and build logs are read by many.
    return `  ${name}: expected ${issue.message}`
  })
  throw new Error(`Build settings are not valid:\n${reasons.join('\n')}`)
}
