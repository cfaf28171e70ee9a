/** The parameters behind the `#` with which Telegram's clients open a Mini App, and their colours. */

/** The address of links to the Mini App. */
export const telegramAppUrl = 'https://t.me/wallet_bot/app'

type Theme = Record<string, `#${string}`>

/** Telegram's own light and dark themes on iOS. White on their accent fails AA, everything else passes. */
const ios: Record<'light' | 'dark', Theme> = {
  light: {
    bg_color: '#ffffff',
    secondary_bg_color: '#efeff4',
    section_bg_color: '#ffffff',
    section_separator_color: '#c8c7cc',
    text_color: '#000000',
    hint_color: '#8e8e93',
    subtitle_text_color: '#8e8e93',
    link_color: '#007aff',
    button_color: '#007aff',
    button_text_color: '#ffffff',
    header_bg_color: '#f8f8f8',
    bottom_bar_bg_color: '#f2f2f2',
    accent_text_color: '#007aff',
    section_header_text_color: '#6d6d72',
    destructive_text_color: '#ff3b30',
  },
  dark: {
    bg_color: '#18222d',
    secondary_bg_color: '#131415',
    section_bg_color: '#18222d',
    section_separator_color: '#213040',
    text_color: '#ffffff',
    hint_color: '#b1c3d5',
    subtitle_text_color: '#b1c3d5',
    link_color: '#62bcf9',
    button_color: '#2ea6ff',
    button_text_color: '#000000',
    header_bg_color: '#131415',
    bottom_bar_bg_color: '#213040',
    accent_text_color: '#2ea6ff',
    section_header_text_color: '#b1c3d5',
    destructive_text_color: '#ef5b5b',
  },
}

/** The themes of Web A: other greys, and another order of keys. */
const web: Record<'light' | 'dark', Theme> = {
  light: { ...ios.light, secondary_bg_color: '#f4f4f5', hint_color: '#707579', button_color: '#3390ec' },
  dark: { ...ios.dark, bg_color: '#212121', secondary_bg_color: '#0f0f0f', section_bg_color: '#212121' },
}

export type TelegramClient = 'ios' | 'android' | 'macos' | 'tdesktop' | 'weba' | 'web'

export const themeOf = (client: TelegramClient, scheme: 'light' | 'dark'): Theme =>
  (client.startsWith('web') ? web : ios)[scheme]

interface Launch {
  readonly client: TelegramClient
  readonly scheme?: 'light' | 'dark'
  readonly startParam?: string | undefined
  /** Parameters to leave out, as broken clients do. */
  readonly without?: readonly string[]
}

/** The address's fragment. Its signatures are not real; the app does not check them. */
export function telegramFragment({ client, scheme = 'light', startParam, without = [] }: Launch): string {
  const user = { id: 100_200_300, first_name: 'สมชาย', last_name: 'ใจดี', language_code: 'lo', allows_write_to_pm: true }
  const initData = new URLSearchParams({
    query_id: 'AAHdF6IQAAAAAN0XohDhrOrc',
    user: JSON.stringify(user),
    auth_date: '1763712000',
    ...(startParam === undefined ? {} : { start_param: startParam }),
    signature: 'not-checked-here',
    hash: '0'.repeat(64),
  })
  const parameters = new URLSearchParams({
    tgWebAppData: initData.toString(),
    tgWebAppVersion: '9.1',
    tgWebAppPlatform: client,
    tgWebAppThemeParams: JSON.stringify(themeOf(client, scheme)),
    ...(startParam === undefined ? {} : { tgWebAppStartParam: startParam }),
  })
  for (const name of without) parameters.delete(name)
  return `#${parameters}`
}
