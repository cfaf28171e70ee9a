import { beforeEach, describe, expect, it } from 'vitest'
import { call, pngStart, quietSandbox, upload } from '../testCalls.ts'

const sandbox = quietSandbox()
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

  it('without a file is refused', async () => {
    const answer = await call(sandbox, 'POST /api/chat/upload-image', { body: upload(null) })
    expect(answer).toMatchObject({ status: 400, body: { message: 'SLIP_NO_FILE' } })
  })
})
