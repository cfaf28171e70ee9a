import { platform } from '../../platform/current.ts'
import { openOutside, thisTab, type Led, type Outside } from '../../platform/outside.ts'
import { settings } from '../../settings/settings.ts'
import { isWeb, type Entrance, type WayIn } from './rules.ts'

/** How the player was led: `leaving` when the game takes the app's own tab, the others as for any place outside. */
export type GameLed = Led | 'leaving'

/** Whether a form can leave this host: the frame of Telegram Web lets none out. The game is then played where it can. */
export const canPost = () => window.parent === window && (settings.VITE_IFRAME_MODE || platform().can.windows)

/** Takes the place that a game will need, within the tap: later no browser would give it. `text` stands in a window until then. */
export const takePlace = (way: WayIn, text: string): Outside =>
  settings.VITE_IFRAME_MODE || (way.kind === 'link' && !isWeb(way.url)) ? thisTab : openOutside(text)

/** Leads the place to the game. */
export function lead(place: Outside, entrance: Entrance): GameLed {
  if (entrance.kind === 'link' && !isWeb(entrance.url)) {
    place.drop()
    return leadToApp(entrance.url)
  }
  const led = entrance.kind === 'form' ? place.post(entrance.action, entrance.fields) : place.go(entrance.url)
  return led === 'opened' && place === thisTab ? 'leaving' : led
}

/** Leads there within a tap of its own, where the first one was spent. */
export function leadAgain(entrance: Entrance, text: string): GameLed {
  if (entrance.kind === 'form') return lead(takePlace(entrance, text), entrance)
  if (!isWeb(entrance.url)) return leadToApp(entrance.url)
  platform().openLink(entrance.url)
  return 'asked'
}

/** The tab stays, and nobody tells whether the device has the app. */
function leadToApp(url: string): Led {
  thisTab.go(url)
  return 'asked'
}
