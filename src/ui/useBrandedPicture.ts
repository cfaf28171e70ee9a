import { useEffect, useState } from 'react'
import { brandedPicture } from './brandedPicture.ts'

/** Adds the brand to a PNG before the tap that saves it. `address` is the same picture. */
export function useBrandedPicture(file: File | null, address: string): File | null {
  const [signed, setSigned] = useState<{ address: string; file: File } | null>(null)
  const name = file?.name
  useEffect(() => {
    if (name === undefined) return
    let isWanted = true
    void brandedPicture(address, name).then((made) => made && isWanted && setSigned({ address, file: made }))
    return () => {
      isWanted = false
    }
  }, [address, name])
  return signed?.address === address ? signed.file : file
}
