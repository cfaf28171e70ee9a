import { useEffect, useState } from 'react'
import { withTimeout } from '../../platform/withTimeout.ts'
import { toPng } from './picture.ts'

interface Made {
  readonly source: string
  readonly file: File | null
  /** The file as a data address: the page's policy allows no other address of something made here. */
  readonly address: string | null
}

/** How long drawing may take (ms), as an image from elsewhere may never come. */
const limit = 5_000

/** A code's picture as a PNG, made ahead of the tap that saves it: browsers let files leave only within the tap. */
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
  const file = (await withTimeout(limit, toPng(source, name))) ?? null
  return { source, file, address: file && (await addressOf(file)) }
}

const addressOf = (file: File) =>
  new Promise<string | null>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('loadend', () => resolve(typeof reader.result === 'string' ? reader.result : null))
    reader.readAsDataURL(file)
  })
