import { Hono } from 'hono'
import type { Context as HonoContext } from 'hono'
import type { Context } from '../context.ts'
import { deskVideoPath } from './replies.ts'
import type { ChatFile } from './state.ts'

/** Serves the chat's files: stored uploads and the desk's own video. */
export function chatMediaRoutes({ chat: { files } }: Context): Hono {
  const video = { type: 'video/webm', bytes: Uint8Array.from(atob(deskVideo), (letter) => letter.charCodeAt(0)) }
  const app = new Hono().get(deskVideoPath, (c) => serve(c, video))
  return app.get('/sandbox/media/chat/:name', (c) => {
    const file = files.get(c.req.path)
    return file ? serve(c, file) : c.notFound()
  })
}

/** Answers with a whole file, or with the requested range, as some browsers play no video without ranges. */
function serve(c: HonoContext, { type, bytes }: ChatFile): Response {
  const headers = { 'content-type': type, 'x-content-type-options': 'nosniff', 'accept-ranges': 'bytes' }
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(c.req.header('range') ?? '') ?? []
  if (from === undefined) return c.body(bytes, 200, headers)
  const last = Math.min(to ? Number(to) : Infinity, bytes.length - 1)
  const span = { ...headers, 'content-range': `bytes ${from}-${last}/${bytes.length}` }
  if (Number(from) > last) return c.body(null, 416, { 'content-range': `bytes */${bytes.length}` })
  return c.body(bytes.slice(Number(from), last + 1), 206, span)
}

/** A WebM video of 160 by 96 pixels and four VP8 key frames, each half a second long. A square moves to the right. */
const deskVideo =
  'GkXfowEAAAAAAAAqQoIBAAAAAAAABHdlYm1ChwEAAAAAAAAEAAAAAkKFAQAAAAAAAAQAAAACGFOAZwEAAAAAAALIFUmpZgEAAAAAAAAhKtexAQAAAAAAAAQAD0JARIkBAAAAAAAACECfQAAAAAAAFlSuawEAAAAAAABirgEAAAAAAABZ1wEAAAAAAAAEAAAAAXPFAQAAAAAAAAQAAAABgwEAAAAAAAAEAAAAAYYBAAAAAAAABVZfVlA44AEAAAAAAAAasAEAAAAAAAAEAAAAoLoBAAAAAAAABAAAAGAfQ7Z1AQAAAAAAAiHnAQAAAAAAAAQAAAAAowEAAAAAAAB8gQAAgFAHAJ0BKqAAYAA/EYi8V6wpJiOkyAGAIglnbuFxMOqy0A3IgZjDGGMMYYuybVre1NpjjuXWTckKyVVScT4nxPifBwAA/vxZN9mBff9BO9QXLW3Oc4J47oddQl/5LBf0k/YL92XBb/2p2P4I+JSBOVUAARcWqUwAAKMBAAAAAAAAfIEB9IBQBwCdASqgAGAAPxGIvFesKSYjpMgBgCIJZ27hcTD0MtANyIGYwxhjDGGMMLzrr9AM+EpOjCDcGmdE3E2ptTam1LAAAP78WTffYOp/dXZN6loQ6eWqUz8NTgxKzf4MFf/+Ur/YL92XBbGHUnY8O8hOGI8AAAAAAACjAQAAAAAAAHyBA+iAUAcAnQEqoABgAD8RiLxXrCkmI6TIAYAiCWdu4XEw9DPwDciBmMMYYwxhjDGG6MWGSBAyr17S3tTaZPIG9ZOydk7FAAD+/Fk3325CH4dGqX6+/Utd7p8/DU4MSk4/bh///5Sv9gv3ZcFv/o/qTseG/gQ0cAAAAAAAowEAAAAAAAB8gQXcgFAHAJ0BKqAAYAA/EYi8V6wpJiOkyAGAIglnbuFxMPQz8A3IgZjDGGMMYYwxh1uam/lOBfDpX+/QDPhMgq+OSaMMXQAA/vxZN99uQh+HRql+vv1LXe6fPw1ODEoyH8lgv//lK/2C/dlwW/+j+pOx4b+BK20AAAAAAA=='
