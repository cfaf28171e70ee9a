import { liffId } from '../fakes/hosts/line.ts'
import { telegramAppUrl } from '../fakes/hosts/telegramLaunch.ts'
import { setForSandbox } from '../sandbox/buildSettings.ts'

/** Writes the settings of the browser tests' build into the environment. @returns the private key of its gift links. */
export function setForTests(environment: NodeJS.ProcessEnv): string {
  environment['VITE_LIFF_ID'] = liffId
  environment['VITE_TELEGRAM_APP_URL'] = telegramAppUrl
  environment['VITE_PUBLIC_ORIGIN'] = 'https://wallet.example'
  return setForSandbox(environment)
}
