import { connect, type ClientHttp2Session } from 'node:http2'
import type { Limits } from './ask.ts'

/** Reads an address twice over one HTTP/2 connection. @returns the statuses; rejects with the network's error. */
export async function readTwice({ origin, pathname }: URL, { each }: Limits): Promise<number[]> {
  const session = connect(origin, { rejectUnauthorized: false })
  const broken = new Promise<never>((_, reject) => {
    session.on('error', reject)
    session.setTimeout(each, () => reject(new Error('there was no answer in time')))
  })
  const both = async () => [await readOnce(session, pathname), await readOnce(session, pathname)]
  try {
    return await Promise.race([both(), broken])
  } finally {
    session.destroy()
  }
}

const readOnce = (session: ClientHttp2Session, path: string) =>
  new Promise<number>((resolve, reject) => {
    const stream = session.request({ ':path': path, 'x-requested-with': 'XMLHttpRequest' })
    stream.on('response', (headers) => resolve(headers[':status'] ?? 0))
    stream.on('error', reject)
    stream.resume()
    stream.end()
  })
