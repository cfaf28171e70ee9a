import type { ColorScheme, Haptic, Platform } from './platform.ts'

const vibrations: Record<Haptic, number | number[]> = { choice: 8, success: [12, 40, 12], error: [30, 50, 30] }

/** The plain browser: history is the back button, the device's settings are the theme. */
export function createBrowserPlatform(page: Window = window): Platform {
  const dark = page.matchMedia('(prefers-color-scheme: dark)')
  const scheme = (): ColorScheme => (dark.matches ? 'dark' : 'light')
  const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
  return {
    name: 'browser',
    can: { keepSession: true },
    theme: {
      current: scheme,
      subscribe(listener) {
        const onChange = () => listener(scheme())
        dark.addEventListener('change', onChange)
        return () => dark.removeEventListener('change', onChange)
      },
    },
    back: { push: () => () => undefined },
    haptic(kind) {
      // Absent on iOS and on desktops; a refusal (no touch yet) is a silent false.
      page.navigator.vibrate?.(vibrations[kind])
    },
    openLink(url) {
      page.open(url, '_blank', 'noopener,noreferrer')
    },
    confirmClose(on) {
      if (on) page.addEventListener('beforeunload', askBeforeLeaving)
      else page.removeEventListener('beforeunload', askBeforeLeaving)
    },
    dragging: () => undefined,
    ready: () => undefined,
  }
}
