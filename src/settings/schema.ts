import * as v from 'valibot'
import { toMinor } from '../money/decimals.ts'
import type { Minor } from '../money/minor.ts'
import { parseUrl } from '../web/parseUrl.ts'
import {
  isBase,
  isMedia,
  isOrigin,
  isOriginOrBelow,
  isPositive,
  isReceiver,
  isRsaPublicKey,
  isVideo,
  isWebAddress,
} from './checks.ts'
import { nearest } from './nearest.ts'
import { optionalParts } from './optionalParts.ts'

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
    v.check((text) => text === '' || (isPositive(text) && Number.isInteger(Number(text))), 'whole minutes above 0'),
    v.transform((text) => (text === '' ? null : Number(text))),
  ),
  '',
)
const amount = v.optional(
  v.pipe(
    v.string(),
    v.check((text) => text === '' || (isPositive(text) && (toMinor(Number(text)) ?? 0) > 0), 'an amount above 0'),
    v.transform((text): Minor | null => (text === '' ? null : toMinor(Number(text)))),
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

const fiveVideos = 'five https addresses or paths, separated by commas'

/** Reads the build's settings as the operator writes them (environment or `.env`) into the form that the app uses. */
export const settingsSchema = v.object({
  VITE_API_BASE: text(
    isBase,
    'an https address (http at localhost alone) without a password and a trailing slash, or empty for the same origin',
  ),
  VITE_CHAT_URL: text(
    (value) => value === '/' || (isWebAddress(value) && !/[?#]/.test(value)),
    'an https address (http at localhost alone) without a password, or / for this origin',
  ),
  VITE_BRAND: v.optional(v.string(), ''),
  VITE_REGION: v.optional(
    v.pipe(
      v.picklist(['', 'th', 'la'], 'th or la'),
      v.transform((region) => region || 'th'),
    ),
    '',
  ),
  VITE_IFRAME_MODE: flag,
  VITE_IDEMPOTENCY: flag,
  VITE_QR_MIN_PAYTIMZ: amount,
  VITE_QR_MIN_FP: amount,
  VITE_GIFT_LINK_PUBLIC_KEY: text(
    isRsaPublicKey,
    'an RSA public key of 2048 bits or more as a JWK in JSON, without its private parts',
  ),
  VITE_AUTO_LOGIN: list(code),
  VITE_AUTO_LOGIN_PASSWORD: list(code),
  VITE_BCEL_IMAGE: text(isMedia, 'an https address of an image, or its path'),
  VITE_MEDIA_ORIGINS: list(
    v.pipe(
      v.string(),
      v.check((value) => isOrigin(value, ['https:']), 'https origins without *, separated by commas'),
    ),
  ),
  VITE_GAME_ORIGINS: list(
    v.pipe(
      v.string(),
      v.check(
        (value) => value === 'https:' || isOriginOrBelow(value, ['https:', 'http:']),
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
        v.check(isVideo, `${fiveVideos}; those of the videos themselves, not of pages that show them`),
      ),
    ),
    v.check((videos) => videos.length === 0 || videos.length === 5, fiveVideos),
  ),
  VITE_QR_VALID_MINUTES: minutes,
  VITE_HELP_LINE: text(
    (value) => value === 'none' || /^\+?\d[\d -]{2,18}$/.test(value),
    'a telephone number, none, or empty for 1323 in Thailand',
  ),
  VITE_AGE_MARK: text((value) => /^\d{2}\+$/.test(value), 'an age as 20+'),
  VITE_SUPPORT_HOURS: text(
    (hours) => /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/.test(hours),
    'two times of the day in Bangkok, such as 09:00-23:00',
  ),
  VITE_SUPPORT_REPLY_MINUTES: minutes,
  VITE_REPORT_URL: text(
    isReceiver,
    'an https address without a password, a query and a fragment, or a path of this origin',
  ),
  VITE_WITHOUT: list(v.picklist(optionalParts, `some of ${optionalParts.join(', ')}, separated by commas`)),
})

/** Validated settings as the app gets them. An empty string, list or null means "not set". */
export type Settings = Omit<BuildSettings, 'VITE_BRAND' | 'VITE_REPORT_URL'>

/** All of them: the path of the brand's folder is the build's alone, and the reports' address is in `reportUrl.ts`. */
export type BuildSettings = v.InferOutput<typeof settingsSchema>

/**
 * Validates the `VITE_*` settings of a build.
 * @throws Error naming every invalid setting with what is accepted, and every unknown one.
 */
export function readSettings(environment: Record<string, string | undefined>): BuildSettings {
  const result = v.safeParse(settingsSchema, environment)
  // Without the values: one may be a private key by mistake, and many people read build logs.
  const reasons = (result.issues ?? []).map((issue) => {
    const name = v.getDotPath(issue)?.split('.')[0] ?? 'setting'
    return `${name}: expected ${issue.message}`
  })
  reasons.push(...unknownNames(Object.keys(environment)).map((name) => `${name}: no setting; ${meant(name)} is one`))
  if (!result.success || reasons.length > 0)
    throw new Error(`Build settings are not valid:\n${reasons.map((reason) => `  ${reason}`).join('\n')}`)
  return withOwnMedia(result.output)
}

const names = Object.keys(settingsSchema.entries)
const meant = (name: string) => nearest(name, names)

/** True for Vite's own names of the same form. */
const isVites = (name: string) => /^VITE_(USER_NODE_ENV|CJS_\w+)$/.test(name)

/** The names that are no settings. A misspelt setting would otherwise be ignored silently. */
const unknownNames = (given: readonly string[]) =>
  given.filter((name) => name.startsWith('VITE_') && !names.includes(name) && !isVites(name))

/** Adds the origin of the picture that the settings name to those that media may come from. */
function withOwnMedia(settings: BuildSettings): BuildSettings {
  const origin = parseUrl(settings.VITE_BCEL_IMAGE)?.origin
  if (origin === undefined) return settings
  return { ...settings, VITE_MEDIA_ORIGINS: [...new Set([...settings.VITE_MEDIA_ORIGINS, origin])] }
}
