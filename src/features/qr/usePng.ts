import { useEffect, useState } from 'react'
import { withTimeout } from '../../platform/withTimeout.ts'
import { dataAddressOf } from '../../lib/canvas.ts'
import { signedPicture } from '../../ui/brandPicture.ts'
import { toPng } from './codePng.ts'

interface Made {
  readonly source: string
  /** With the brand below. */
  readonly file: File | null
  /** The code alone, as a data URL for the CSP. */
  readonly address: string | null
}

/** An image of another origin may never load. */
const drawingTimeoutMs = 5_000

/** Drawn before the tap, as browsers allow downloads only within one. */
export function usePng(source: string | null, name: string) {
  const [made, setMade] = useState<Made | null>(null)
  useEffect(() => {
    if (source === null) return
    let isWanted = true
    void make(source, name).then((png) => isWanted && setMade(png))
    return () => {
      isWanted = false
    }
  }, [source, name])
  const current = made?.source === source ? made : null
  return { isReady: current !== null, file: current?.file ?? null, shown: current?.address ?? source }
}

async function make(source: string, name: string): Promise<Made> {
  const code = (await withTimeout(drawingTimeoutMs, toPng(source, name))) ?? null
  const address = code && (await dataAddressOf(code))
  const signed = address === null ? null : await withTimeout(drawingTimeoutMs, signedPicture(address, name))
  return { source, file: signed ?? code, address }
}
