import { Hono } from 'hono'
import type { Context as HonoContext } from 'hono'
import type { Context } from '../context.ts'
import { deskVideoPath } from './chatReplies.ts'
import { deskVideo } from './chatVideo.ts'
import type { ChatFile } from './chatState.ts'

/** Serves the chat's files: stored uploads and the desk's own video. */
export function chatMediaRoutes({ chat: { files } }: Context): Hono {
  const video = { type: 'video/webm', bytes: deskVideo() }
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
