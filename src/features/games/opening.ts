import { settings } from '../../lib/settings/settings.ts'
import { platform } from '../../platform/current.ts'
import { openOutside, thisTab, type OpenResult, type OutsideWindow } from '../../platform/outside.ts'
import { isWeb, type GameEntrance, type EntryMethod } from './rules.ts'

/** `leaving`: the game replaces the app in its own tab. */
export type Opening = OpenResult | 'leaving'

/** False in Telegram Web's frame; the game then opens in a browser. */
export const canPostForms = () => window.parent === window && (settings.VITE_IFRAME_MODE || platform().can.windows)

/** Needs the tap: later the browser would block the window, which shows `text` until then. */
export const reserveTarget = (method: EntryMethod, text: string): OutsideWindow =>
  settings.VITE_IFRAME_MODE || (method.kind === 'link' && !isWeb(method.url)) ? thisTab : openOutside(text)

export function openGame(target: OutsideWindow, entrance: GameEntrance): Opening {
  if (entrance.kind === 'link' && !isWeb(entrance.url)) {
    target.drop()
    // The tab stays, as nothing shows whether the app is installed.
    thisTab.go(entrance.url)
    return 'handedOver'
  }
  const opened = entrance.kind === 'form' ? target.post(entrance.action, entrance.fields) : target.go(entrance.url)
  return opened === 'opened' && target === thisTab ? 'leaving' : opened
}

/** Needs a second tap. Other apps' web views may have no windows. */
export function openAgain(entrance: GameEntrance, text: string): Opening {
  const opened = openGame(reserveTarget(entrance, text), entrance)
  return opened === 'refused' ? openGame(thisTab, entrance) : opened
}
