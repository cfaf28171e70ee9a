/** Chromium's event, which can be used once. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt
  }
  interface Window {
    installPrompt?: InstallPrompt
  }
}

/** Chromium fires it once, maybe before other code has loaded. */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Otherwise Chromium shows its own banner.
    event.preventDefault()
    window.installPrompt = event
  })
}
