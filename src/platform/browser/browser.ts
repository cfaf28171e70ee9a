import type { ColorScheme, Haptic, Platform } from '../platform.ts'
import { followView, writeScheme } from '../surface.ts'

const vibrations: Record<Haptic, number | number[]> = { choice: 8, success: [12, 40, 12], error: [30, 50, 30] }

const askBeforeLeaving = (event: BeforeUnloadEvent) => {
  event.preventDefault()
  event.returnValue = true
}

const openLink = (url: string) => void window.open(url, '_blank', 'noopener,noreferrer')

export const plainPage: Platform = {
  name: 'browser',
  get can() {
    // LINE's own browser closes with a tap and cannot save files.
    const isLineBrowser = /\bLine\//.test(navigator.userAgent)
    // Android's, such as Facebook's browser, drop files that a page made.
    const isWebView = /; wv\)/.test(navigator.userAgent)
    return {
      keepSession: !isLineBrowser,
      close: false,
      windows: !isLineBrowser,
      downloads: !isLineBrowser && !isWebView,
      contact: false,
      camera: true,
      vibrate: 'vibrate' in navigator,
      openInBrowser: isLineBrowser,
    }
  },
  language: () => navigator.language,
  onBack: () => () => undefined,
  mainAction: { isHosted: () => false, subscribe: () => () => undefined, push: () => () => undefined },
  haptic(kind) {
    // iOS and desktops lack it; before a first touch it returns false.
    navigator.vibrate?.(vibrations[kind])
  },
  // The keyboard closes with the focus.
  hideKeyboard: () => {
    if (window.matchMedia('(hover: none)').matches) document.querySelector<HTMLElement>('input:focus')?.blur()
  },
  openLink,
  // LINE's own browser opens another browser only with this parameter.
  openInBrowser: (url) => openLink(`${url}${url.includes('?') ? '&' : '?'}openExternalBrowser=1`),
  ownLink: ({ browser }) => browser,
  sharing: null,
  confirmClose(on) {
    if (on) window.addEventListener('beforeunload', askBeforeLeaving)
    else window.removeEventListener('beforeunload', askBeforeLeaving)
  },
  dragging: () => undefined,
  contact: async () => null,
  onSettings: () => () => undefined,
  homeScreen: () => import('./homeScreen.ts'),
  biometrics: () => import('./biometrics.ts'),
  ready: () => undefined,
  close: () => window.close(),
}

const darkDevice = () => window.matchMedia('(prefers-color-scheme: dark)')

export const deviceScheme = (): ColorScheme => (darkDevice().matches ? 'dark' : 'light')

export function followDeviceScheme(): void {
  const paint = () => writeScheme(deviceScheme())
  darkDevice().addEventListener('change', paint)
  paint()
}

export function createBrowserPlatform(): Platform {
  followDeviceScheme()
  followView()
  return plainPage
}
