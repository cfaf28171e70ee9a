import { Hono } from 'hono'
import type { Context } from '../context.ts'
import { slipPicture } from './slipArt.ts'

const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/** The pictures of slips: as uploaded while they are kept, else drawn. */
export function slipRoutes({ state, slipFiles }: Context): Hono {
  return new Hono().get('/sandbox/slips/:id{\\d+}', (c) => {
    const id = Number(c.req.param('id'))
    const slip = state.slips.find((one) => one.id === id)
    if (!slip) return c.notFound()
    const file = slipFiles.get(id)
    if (file) return c.body(file.bytes, 200, { ...headers, 'content-type': file.type })
    return c.body(slipPicture(slip), 200, { ...headers, 'content-type': 'image/svg+xml' })
  })
}
