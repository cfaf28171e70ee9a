import { withTimeout } from '../../platform/withTimeout.ts'
import { drawnCode, pixelsOf } from './codePng.ts'

const loadReader = () => import('qr/decode.js')

/** A failed prefetch is retried on use. */
export const fetchReader = () => void loadReader().catch(() => undefined)

/** The reader, or an image of another origin, may never load. */
const readCodeTimeoutMs = 5_000

/** @throws if it cannot be read, or not in time. */
export async function readCode(source: string): Promise<string> {
  const read = async () => {
    const [{ decodeQR }, context] = await Promise.all([loadReader(), drawnCode(source)])
    return decodeQR(pixelsOf(context))
  }
  const text = await withTimeout(readCodeTimeoutMs, read())
  if (text === undefined) throw new Error('Unreadable')
  return text
}
