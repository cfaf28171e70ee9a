import { Hono } from 'hono'
import type { Context as HonoContext } from 'hono'
import { gameOf, sitePath, type Game } from '../catalogue/games.ts'
import type { Context } from '../context.ts'
import { arriveByForm, arriveByLink, arriveByTicket, type Visit } from './gameArrivals.ts'
import { gamePage } from './gamePage.ts'

// A server that runs for days must not keep every visit it ever saw.
const keptArrivals = 200

/** The games' own sites, which is where a player who plays ends up; another party than the contract's backend. */
export function gameSiteRoutes(context: Context): Hono {
  const app = new Hono()
  app.get(sitePath(':code'), (c) => welcome(context, c, (game) => visitByAddress(context, game, c)))
  app.post(sitePath(':code'), async (c) => {
    const fields = await c.req.parseBody()
    return welcome(context, c, (game) => arriveByForm(context, game, fields))
  })
  return app
}

function visitByAddress(context: Context, game: Game, { req }: HonoContext): Visit {
  const ticket = req.query('ticket')
  return ticket === undefined ? arriveByLink(game, req.query('device')) : arriveByTicket(context, game, ticket)
}

/** Notes the visit and shows the game's page, or why there is none. */
function welcome(context: Context, c: HonoContext, arrive: (game: Game) => Visit): Response | Promise<Response> {
  const game = gameOf(c.req.param('code') ?? '')
  if (!game) return c.text('There is no such game', 404)
  const { reason, ...arrival } = arrive(game)
  context.arrivals.push({ ...arrival, referrer: c.req.header('referer') ?? null })
  if (context.arrivals.length > keptArrivals) context.arrivals.shift()
  context.save()
  c.header('cache-control', 'no-store')
  return c.html(gamePage(game, { ...arrival, reason }), reason === null ? 200 : 403)
}
