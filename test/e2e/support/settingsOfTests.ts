import { liffId } from '../../fakes/hosts/line.ts'
import { telegramAppUrl } from '../../fakes/hosts/telegramLaunch.ts'

/** The settings of the browser tests' build, beside those that the sandbox needs. */
export const settingsOfTests = {
  VITE_LIFF_ID: liffId,
  VITE_TELEGRAM_APP_URL: telegramAppUrl,
  VITE_PUBLIC_ORIGIN: 'https://wallet.example',
}

/** The settings for Laos: games in the same tab, another operator's brand, and no field reports, as where nobody asks for them. */
export const settingsForLaos = {
  ...settingsOfTests,
  VITE_REGION: 'la',
  VITE_REPORT_URL: '',
  VITE_IFRAME_MODE: 'true',
  VITE_BRAND: 'test/sandbox/brands/night',
}
