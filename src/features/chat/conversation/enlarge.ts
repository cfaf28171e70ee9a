import { createContext } from 'react'

/** A picture of the conversation; `address` has passed `safeImage`. */
export interface EnlargedPicture {
  readonly address: string
  readonly name: string
}

/** Shows a picture large. Above the list, which takes rows away that leave its sight. */
export const Enlarge = createContext<(picture: EnlargedPicture) => void>(() => undefined)
