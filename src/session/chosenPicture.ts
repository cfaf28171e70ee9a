import { dataAddressOf, fileOf } from '../lib/canvas.ts'
import { beforeLoginPage } from '../nav/addresses.ts'
import { draftOwner } from './drafts.ts'

export interface ChosenPicture {
  readonly file: File
  /** A `data:` URL of a small copy. */
  readonly preview: string
}

interface Kept {
  readonly by: string
  readonly picture: ChosenPicture
}

let shown: Kept | null = null
/** The picture that was chosen when the server ended the session, or the lock came. */
let leftover: Kept | null = null

export const leftoverPicture = () => (leftover?.by === draftOwner() ? leftover.picture : null)

/** Keeps the picture until the returned function is called. */
export function keepPicture(picture: ChosenPicture | null): () => void {
  leftover = null
  shown = picture && { by: draftOwner(), picture }
  const leave = () => void (leftover = shown)
  window.addEventListener(beforeLoginPage, leave)
  return () => {
    shown = null
    window.removeEventListener(beforeLoginPage, leave)
  }
}

export interface PackedPicture {
  readonly name: string
  readonly type: string
  readonly data: string
  readonly preview: string
}

/** Packs the picture for storage; null without one, or if it cannot be read. */
export async function packPicture(): Promise<PackedPicture | null> {
  const { file, preview } = shown?.picture ?? leftoverPicture() ?? {}
  const data = file && (await dataAddressOf(file))
  return data && preview ? { name: file.name, type: file.type, data, preview } : null
}

export function unpackPicture({ name, type, data, preview }: PackedPicture): void {
  leftover = { by: draftOwner(), picture: { file: fileOf(data, name, type), preview } }
}
