import { createContext } from 'react'

/** A picture to enlarge. `address` has passed `safeImage`. */
export interface EnlargedPicture {
  readonly address: string
  readonly name: string
}

/** Opens a picture in the lightbox. The lightbox is outside of the list, which removes rows that are out of sight. */
export const Enlarge = createContext<(picture: EnlargedPicture) => void>(() => undefined)
