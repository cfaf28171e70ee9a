import { useEffect, useState } from 'react'
import { withTimeout } from '../../platform/withTimeout.ts'
import { dataAddressOf } from '../../web/dataAddress.ts'
import { toPng } from './picture.ts'

interface Made {
  readonly source: string
  readonly file: File | null
  /** The file as a data address: the Content-Security-Policy allows no other address for it. */
  readonly address: string | null
}

/** A time limit, as an image of another origin may never load. */
const drawingTimeoutMs = 5_000

/** A code's picture as a PNG. It is drawn before the tap that saves it, as browsers allow a download only within a tap. */
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
  const file = (await withTimeout(drawingTimeoutMs, toPng(source, name))) ?? null
  return { source, file, address: file && (await dataAddressOf(file)) }
}
