import type { TelegramClient } from './telegramLaunch.ts'

/** The player's account and their answers to the client's questions. A test may change them in the page (`window.telegram`). */
export interface TelegramAccount {
  /** As the server writes it; null: the player refuses to share it. */
  phone: string | null
  /** The client shows its question and never answers. */
  leavesOpen: boolean
}

/** The last state of the client's main button. */
interface MainButton {
  is_visible: boolean
  is_active: boolean
  is_progress_visible: boolean
  text: string
}

declare global {
  interface Window {
    /** The fake client's own controls in its page, for tests to read and tap. */
    telegram?: {
      account: TelegramAccount
      main: MainButton
      hasSettings: boolean
      stored: Record<string, string>
      press(what: 'main' | 'settings'): void
    }
  }
}

/**
 * The answers of Telegram's clients beyond theme and insets, as in their sources. Runs in the client's page, so it can use nothing from
 * outside. `changed` redraws the client's own buttons.
 */
export function telegramAnswers(
  as: TelegramClient,
  tell: (type: string, data?: unknown) => void,
  changed: () => void = () => undefined,
): Record<string, (data: never) => void> {
  const main: MainButton = { is_visible: false, is_active: true, is_progress_visible: false, text: '' }
  let hasShared = false
  const account: TelegramAccount = { phone: '66812345678', leavesOpen: false }
  // The client's storage on the device. A window keeps its name through navigations.
  const stored = JSON.parse(window.name || '{}') as Record<string, string>
  const client = {
    account,
    main,
    hasSettings: false,
    stored,
    press(what: 'main' | 'settings') {
      // In Web A a spinner disables the button; in every client an inactive button is disabled.
      const canPress = main.is_visible && main.is_active && !(as === 'weba' && main.is_progress_visible)
      if (what === 'settings' ? client.hasSettings : canPress) tell(`${what}_button_pressed`)
    },
  }
  window.telegram = client
  const biometry = { available: true, type: 'finger', access_requested: false, access_granted: false }
  const tellBiometry = () => {
    const isPhone = as === 'ios' || as === 'android'
    if (!as.startsWith('web')) tell('biometry_info_received', isPhone ? biometry : { available: false })
  }
  const failed = (req_id: string) => tell('device_storage_failed', { req_id, error: 'UNSUPPORTED' })
  return {
    web_app_setup_main_button(told: Partial<MainButton>) {
      Object.assign(main, told)
      changed()
    },
    web_app_setup_settings_button({ is_visible }: { is_visible: boolean }) {
      client.hasSettings = is_visible
      changed()
    },
    // The client's haptic feedback, and not the message that asked for it.
    web_app_trigger_haptic_feedback(how: unknown) {
      if (as !== 'weba' && as !== 'tdesktop') window.tellTest('felt', how)
    },
    web_app_setup_swipe_behavior(how: unknown) {
      if (as === 'ios' || as === 'android') window.tellTest('swipes', how)
    },
    web_app_request_phone() {
      if (account.leavesOpen) return
      hasShared = account.phone !== null
      tell('phone_requested', { status: hasShared ? 'sent' : 'cancelled' })
    },
    web_app_invoke_custom_method({ req_id }: { req_id: string }) {
      const contact = JSON.stringify({ user_id: 100_200_300, phone_number: account.phone, first_name: 'สมชาย' })
      const given = new URLSearchParams({ contact, auth_date: '1763712000', hash: '0'.repeat(64) }).toString()
      // iOS does not pass errors of the server on.
      if (hasShared) tell('custom_method_invoked', { req_id, result: given })
      else if (as !== 'ios') tell('custom_method_invoked', { req_id, error: 'CONTACT_NOT_SHARED' })
    },
    web_app_check_home_screen() {
      const status = {
        android: 'missed',
        ios: 'unknown',
        macos: 'unsupported',
        tdesktop: 'unsupported',
        weba: 'unsupported',
        web: 'unsupported',
      }
      tell('home_screen_checked', { status: status[as] })
    },
    web_app_add_to_home_screen() {
      // iOS opens Safari, the desktop does nothing, and neither sends an event.
      if (as === 'android') tell('home_screen_added')
      else if (as.startsWith('web')) tell('home_screen_failed', { error: 'UNSUPPORTED' })
    },
    // Only the phones' clients have a fingerprint to ask for.
    web_app_biometry_get_info: () => tellBiometry(),
    web_app_biometry_request_access() {
      biometry.access_requested = biometry.access_granted = true
      tellBiometry()
    },
    web_app_biometry_update_token({ token }: { token: string }) {
      stored['biometry'] = token
      window.name = JSON.stringify(stored)
      tell('biometry_token_updated', { status: token === '' ? 'removed' : 'updated' })
    },
    web_app_biometry_request_auth() {
      tell('biometry_auth_requested', { status: 'authorized', token: stored['biometry'] ?? '' })
    },
    web_app_device_storage_get_key({ req_id, key }: { req_id: string; key: string }) {
      if (as === 'weba') failed(req_id)
      // Android's older storage has an empty text for a missing key.
      else tell('device_storage_key_received', { req_id, value: stored[key] ?? (as === 'android' ? '' : null) })
    },
    web_app_device_storage_save_key({ req_id, key, value }: { req_id: string; key: string; value: string | null }) {
      if (as === 'weba') return failed(req_id)
      // Android stores null as a text.
      if (value !== null || as === 'android') stored[key] = String(value)
      else delete stored[key]
      window.name = JSON.stringify(stored)
      tell('device_storage_key_saved', { req_id })
    },
  }
}
