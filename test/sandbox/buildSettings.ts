import { settingsSchema } from '../../src/lib/settings/schema.ts'
import { makeGiftLinkKey } from './areas/giftKey.ts'
import { autoLoginCodes, autoLoginPasswordCodes } from './catalogue/games.ts'

/**
 * Writes into the environment what a build needs to work with the sandbox: how its games open, the chat at the page's own
 * origin, and the public part of a gift-link key made for the occasion. What is set in the environment already stays. Every other
 * setting is empty: an operator's `.env` would lead the app to the real backend.
 * @returns the private part, for the sandbox.
 */
export function setForSandbox(environment: Record<string, string | undefined>): string {
  const { publicKey, privateKey } = makeGiftLinkKey()
  environment['VITE_AUTO_LOGIN'] ??= autoLoginCodes.join(',')
  environment['VITE_AUTO_LOGIN_PASSWORD'] ??= autoLoginPasswordCodes.join(',')
  environment['VITE_CHAT_URL'] ??= '/'
  environment['VITE_REPORT_URL'] ??= '/sandbox/reports'
  environment['VITE_GIFT_LINK_PUBLIC_KEY'] ??= publicKey
  for (const name of Object.keys(settingsSchema.entries)) environment[name] ??= ''
  return privateKey
}
