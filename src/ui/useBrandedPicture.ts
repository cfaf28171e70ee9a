import { useAsync } from '../lib/useAsync.ts'
import { brandedPicture } from './brandedPicture.ts'

/** Adds the brand to a PNG before the tap that saves it. `address` is the same picture. */
export function useBrandedPicture(file: File | null, address: string): File | null {
  return useAsync(file, ({ name }) => brandedPicture(address, name)) ?? file
}
