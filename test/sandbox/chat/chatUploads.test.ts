import { beforeEach, describe, expect, it } from 'vitest'
import { deskVideo } from './chatVideo.ts'
import { call, pngStart, quietSandbox, upload } from '../testCalls.ts'

const sandbox = quietSandbox()
const { chat } = sandbox.control
const guest = { guestId: '0b6a1c8e-4f1d-4c52-9d0a-2f7b6f3c1a55' }

beforeEach(() => sandbox.reset())

describe('an upload', () => {
  const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
  const files = {
    'a.png': pngStart,
    'a.jpg': bytesOf('\xff\xd8\xff'),
    'a.JPEG': bytesOf('\xff\xd8\xff'),
    'a.gif': bytesOf('GIF89a'),
    'a.mp4': bytesOf('\0\0\0\x18ftypisom'),
    'a.mov': bytesOf('\0\0\0\x18ftypqt  '),
    'a.webp': bytesOf('RIFF\0\0\0\0WEBP'),
    'a.svg': bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  }
  const post = (kind: string, name: string, bytes: Uint8Array<ArrayBuffer>) =>
    call(sandbox, `POST /api/chat/upload-${kind}`, { body: upload(new File([bytes], name)) })
  const get = (path: string, headers = {}) => sandbox.fetch(new Request(`http://sandbox.test${path}`, { headers }))

  it.each([
    ['image', 'a.png', 'image/png'],
    ['image', 'a.jpg', 'image/jpeg'],
    ['image', 'a.JPEG', 'image/jpeg'],
    ['image', 'a.gif', 'image/gif'],
    ['video', 'a.mp4', 'video/mp4'],
    ['video', 'a.mov', 'video/quicktime'],
  ] as const)('to upload-%s of %s is served unchanged, and can be sent', async (kind, name, type) => {
    const { status, body } = await post(kind, name, files[name])
    expect(status).toBe(200)
    const { path } = body as { path: string }
    const answer = await get(path)
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(files[name])
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const message = { message_type: 'media', payload: { fileType: type, filePath: path, name } }
    const sent = { sender: 'customer', message, ...guest }
    expect((await call(sandbox, 'POST /api/chat/send-message', { body: sent })).status).toBe(200)
  })

  it.each([
    ['image', 'a.webp', 'a.png'],
    ['image', 'a.svg', 'a.png'],
    ['image', 'a.png', 'a.pdf'],
    ['image', 'a.png', 'png'],
    ['image', 'a.mp4', 'a.mp4'],
    ['video', 'a.png', 'a.mp4'],
  ] as const)('to upload-%s of the content of %s as %s is refused', async (kind, content, name) => {
    expect(await post(kind, name, files[content])).toMatchObject({
      status: 415,
      body: { message: 'SLIP_INVALID_FILE' },
    })
  })

  it.each([
    ['image', 'a.png', 10],
    ['video', 'a.mp4', 20],
  ] as const)('to upload-%s has its limit', async (kind, name, megabytes) => {
    const limit = megabytes * 1024 * 1024
    const grown = (size: number) =>
      new Uint8Array(Buffer.concat([files[name], Buffer.alloc(size - files[name].length)]))
    expect((await post(kind, name, grown(limit))).status).toBe(200)
    expect((await post(kind, name, grown(limit + 1))).status).toBe(413)
  })

  it('without a file is refused', async () => {
    const answer = await call(sandbox, 'POST /api/chat/upload-image', { body: upload(null) })
    expect(answer).toMatchObject({ status: 400, body: { message: 'SLIP_NO_FILE' } })
  })

  it('fails as often as the fault says', async () => {
    chat.faults({ failUploads: 1 })
    expect((await post('image', 'a.png', files['a.png'])).status).toBe(500)
    expect((await post('image', 'a.png', files['a.png'])).status).toBe(200)
  })

  it('is served in ranges', async () => {
    const { path } = (await post('video', 'a.mp4', files['a.mp4'])).body as { path: string }
    const part = await get(path, { range: 'bytes=4-7' })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 4-7/12', 'ftyp'])
    expect((await get(path, { range: 'bytes=12-' })).status).toBe(416)
  })

  it('is removed by a reset', async () => {
    const { path } = (await post('image', 'a.png', files['a.png'])).body as { path: string }
    sandbox.reset()
    expect((await get(path)).status).toBe(404)
  })

  it('is not needed for the desk’s own video', async () => {
    const answer = await get('/sandbox/media/chat-desk.webm')
    expect(answer.headers.get('content-type')).toBe('video/webm')
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(deskVideo())
  })
})
