import type { ComponentProps } from 'react'
import { safeImage } from '../../platform/safeAddress.ts'

/** The picture is decorative; an unsafe address shows none. */
export function GamePicture({
  address,
  ...img
}: Omit<ComponentProps<'img'>, 'src' | 'alt'> & { address: string | null }) {
  const safe = safeImage(address)
  return safe && <img {...img} src={safe} alt="" />
}
