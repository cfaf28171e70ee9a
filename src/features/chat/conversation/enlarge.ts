import { createContext } from 'react'

/** `address` has passed `safeImage`. */
export interface EnlargedPicture {
  readonly address: string
  readonly name: string
}

/** The lightbox is outside the list, which unmounts rows out of view. */
export const Enlarge = createContext<(picture: EnlargedPicture) => void>(() => undefined)
