import { beforeEach, describe, expect, it } from 'vitest'
import { call, pngStart, quietSandbox, upload } from '../testCalls.ts'

const sandbox = quietSandbox()

beforeEach(() => sandbox.reset())

describe('an upload', () => {
  const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
  const files = {
    'a.png': pngStart,
    'a.mp4': bytesOf('\0\0\0\x18ftypisom'),
    'a.webp': bytesOf('RIFF\0\0\0\0WEBP'),
    'a.svg': bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  }
  const post = (kind: string, name: string, bytes: Uint8Array<ArrayBuffer>) =>
    call(sandbox, `POST /api/chat/upload-${kind}`, { body: upload(new File([bytes], name)) })

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
