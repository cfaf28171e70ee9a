import { platform } from '../../platform/current.ts'
import { openOutside, thisTab, type OpenResult, type OutsideWindow } from '../../platform/outside.ts'
import { settings } from '../../lib/settings/settings.ts'
import { isWeb, type Entrance, type EntryMethod } from './rules.ts'

/** How a game opened. `leaving`: in the app's own tab; the others are those of any outside target. */
export type Opening = OpenResult | 'leaving'

/** False where a form cannot leave the host: in the frame of Telegram Web. The game is then played in a browser. */
export const canPostForms = () => window.parent === window && (settings.VITE_IFRAME_MODE || platform().can.windows)

/** Reserves the target of a game within the tap: later a browser would block it. `text` is shown in the new window until then. */
export const reserveTarget = (way: EntryMethod, text: string): OutsideWindow =>
  settings.VITE_IFRAME_MODE || (way.kind === 'link' && !isWeb(way.url)) ? thisTab : openOutside(text)

/** Opens the game in the reserved target. */
export function openGame(target: OutsideWindow, entrance: Entrance): Opening {
  if (entrance.kind === 'link' && !isWeb(entrance.url)) {
    target.drop()
    return openApp(entrance.url)
  }
  const opened = entrance.kind === 'form' ? target.post(entrance.action, entrance.fields) : target.go(entrance.url)
  return opened === 'opened' && target === thisTab ? 'leaving' : opened
}

/** Opens the game within a second tap, when the first one was not enough. */
export function openAgain(entrance: Entrance, text: string): Opening {
  if (entrance.kind === 'form') return openGame(reserveTarget(entrance, text), entrance)
  if (!isWeb(entrance.url)) return openApp(entrance.url)
  platform().openLink(entrance.url)
  return 'asked'
}

/** Opens an app of the device. The tab stays, and nothing says whether the app is installed. */
function openApp(url: string): OpenResult {
  thisTab.go(url)
  return 'asked'
}
