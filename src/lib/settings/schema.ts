import * as v from 'valibot'
import { toMinor } from '../money/decimals.ts'
import type { Minor } from '../money/minor.ts'
import {
  isBase,
  isMedia,
  isOrigin,
  isOriginOrBelow,
  isReceiver,
  isVideo,
  isWebOrigin,
  isRsaPublicKey,
  isPositive,
} from './checks.ts'

/** [] if not set. */
const list = (item: v.GenericSchema<string>) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((items) =>
        items
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      ),
      v.array(item),
    ),
    '',
  )

const code = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'codes of letters, digits, _ and -, separated by commas'))

/** Null if not set. */
const choice = v.optional(
  v.pipe(
    v.picklist(['', 'true', 'false'], 'true or false'),
    v.transform((value) => (value === '' ? null : value === 'true')),
  ),
  '',
)

const flag = v.pipe(
  choice,
  v.transform((isOn) => isOn ?? false),
)

const text = (holds: (value: string) => boolean, message: string) => v.pipe(v.string(), v.check(holds, message))

/** '' if not set. */
const textSetting = (holds: (value: string) => boolean, message: string) =>
  v.optional(
    text((value) => value === '' || holds(value), message),
    '',
  )

/** Null if not set. */
const minutes = v.pipe(
  textSetting((value) => isPositive(value) && Number.isInteger(Number(value)), 'whole minutes above 0'),
  v.transform((value) => (value === '' ? null : Number(value))),
)

/** Minor units; null if not set. */
const amountSetting = v.pipe(
  textSetting(
    (value) => isPositive(value) && (toMinor(Number(value)) ?? 0) > 0,
    'an amount above 0 with at most 2 decimals',
  ),
  v.transform((value): Minor | null => (value === '' ? null : toMinor(Number(value)))),
)

/** `VITE_WITHOUT` leaves these out. */
const optionalFeatures = ['statementReport', 'depositLimits', 'affiliateKit', 'pinLock'] as const

export type OptionalFeature = (typeof optionalFeatures)[number]

const fiveVideos = 'five https addresses or paths, separated by commas'

export const settingsSchema = v.object({
  VITE_API_BASE: textSetting(
    isBase,
    'an https address (http at localhost alone) without a password and a trailing slash, or empty for the same origin',
  ),
  VITE_CHAT_URL: textSetting(
    // Socket.io would take a path for a namespace.
    (value) => value === '/' || isWebOrigin(value),
    'an https origin (http at localhost alone) without a path, or / for this origin',
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
  VITE_IDEMPOTENCY: choice,
  VITE_STREAMED_COMMANDS: v.pipe(
    choice,
    v.transform((isOn) => isOn ?? true),
  ),
  VITE_QR_MIN_PAYTIMZ: amountSetting,
  VITE_QR_MIN_FP: amountSetting,
  VITE_GIFT_LINK_PUBLIC_KEY: textSetting(
    isRsaPublicKey,
    'an RSA public key of 2048 bits or more as a JWK in JSON, to encrypt with RSA-OAEP-256, without its private parts',
  ),
  VITE_AUTO_LOGIN: list(code),
  VITE_AUTO_LOGIN_PASSWORD: list(code),
  VITE_BCEL_IMAGE: textSetting(isMedia, 'an https address of an image, or its path'),
  VITE_MEDIA_ORIGINS: list(
    text((value) => isOrigin(value, ['https:']), 'https origins without *, separated by commas'),
  ),
  VITE_GAME_ORIGINS: list(
    text(
      (value) => value === 'https:' || isOriginOrBelow(value, ['https:']) || isWebOrigin(value),
      'https origins (http at localhost alone), separated by commas, or https:',
    ),
  ),
  VITE_PUBLIC_ORIGIN: textSetting((value) => isOrigin(value, ['https:']), 'an https origin without a path'),
  VITE_TELEGRAM_APP_URL: textSetting((value) => /^https:\/\/t\.me\/\w+\/\w+$/.test(value), 'https://t.me/bot/app'),
  VITE_LIFF_ID: textSetting((value) => /^\d{10}-\w{8}$/.test(value), 'a LIFF id such as 1234567890-AbcdEfgh'),
  VITE_HELP_VIDEOS: v.pipe(
    list(text(isVideo, `${fiveVideos}; those of the videos themselves, not of pages that show them`)),
    v.check((videos) => videos.length === 0 || videos.length === 5, fiveVideos),
  ),
  VITE_QR_VALID_MINUTES: minutes,
  VITE_HELP_LINE: textSetting(
    (value) => value === 'none' || /^\+?\d[\d -]{2,18}$/.test(value),
    'a telephone number, none, or empty for 1323 in Thailand',
  ),
  VITE_AGE_MARK: textSetting((value) => /^\d{2}\+$/.test(value), 'an age as 20+'),
  VITE_SUPPORT_HOURS: textSetting(
    (hours) => /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/.test(hours),
    'two times of the day in Bangkok, such as 09:00-23:00',
  ),
  VITE_SUPPORT_REPLY_MINUTES: minutes,
  VITE_REPORT_URL: textSetting(
    isReceiver,
    'an https address without a password, a query and a fragment, or a path of this origin',
  ),
  VITE_WITHOUT: list(v.picklist(optionalFeatures, `some of ${optionalFeatures.join(', ')}, separated by commas`)),
})

export type Settings = Omit<BuildSettings, 'VITE_BRAND' | 'VITE_REPORT_URL'>

export type BuildSettings = v.InferOutput<typeof settingsSchema>

export type Region = Settings['VITE_REGION']
