import { postEvent, supports } from '@telegram-apps/sdk-react'

/** The client keeps the session where the browser stores nothing. Without this file the player signs in again. */
export const keepToken = async (version: string) =>
  import('./telegramDeviceStorage.ts').then((storage) => storage.keepToken(version)).catch(() => undefined)

/** Where the browser keeps the session, an older one of the client must not return after a sign-out. Other keys belong to the bot. */
export function forgetToken(version: string): void {
  if (supports('web_app_device_storage_save_key', version))
    postEvent('web_app_device_storage_save_key', { req_id: 'forget-token', key: 'token', value: null })
}
