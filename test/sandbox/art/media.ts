import { Hono } from 'hono'
import { bannerHues, bannerPath } from '../catalogue/bonusCatalogue.ts'
import { bcelPicture } from '../catalogue/depositChannels.ts'
import { games, mediaPath } from '../catalogue/games.ts'
import { contact } from '../catalogue/lookupTexts.ts'
import { bonusBanner, gameBackground, gameLogo } from './art.ts'
import { bcelCode } from './bcelArt.ts'
import { svgMarkup } from './qrMarkup.ts'

const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' }

/** The drawn pictures that the answers point to. */
export function mediaRoutes(): Hono {
  const app = new Hono()
  for (const game of games) {
    app.get(mediaPath(game.code, 'logo'), (c) => c.body(gameLogo(game), 200, headers))
    app.get(mediaPath(game.code, 'background'), (c) => c.body(gameBackground(game), 200, headers))
  }
  for (const [name, hue] of Object.entries(bannerHues))
    app.get(bannerPath(name), (c) => c.body(bonusBanner(hue), 200, headers))
  app.get(bcelPicture, (c) => c.body(bcelCode(), 200, headers))
  return app.get(contact.lineQR, (c) => c.body(svgMarkup(contact.lineLink), 200, headers))
}
