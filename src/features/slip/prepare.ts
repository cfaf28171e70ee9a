import type { ChosenPicture } from '../../session/chosenPicture.ts'
import { compress, slipPreviewOf } from './compress.ts'
import {
  headBytes,
  pictureKindOf,
  pictureKinds,
  nameFor,
  sizeProblem,
  type SlipFileProblem,
  type PictureKind,
} from './fileRules.ts'

/** Goes by size and first bytes, because name and type may be wrong. */
export async function checkFile(file: File): Promise<{ kind: PictureKind } | SlipFileProblem> {
  const problem = sizeProblem(file.size)
  if (problem) return problem
  try {
    const kind = pictureKindOf(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))
    return kind === 'heic' ? kind : kind === null ? 'wrongType' : { kind }
  } catch {
    return 'unreadable'
  }
}

/** A copy stays readable if the gallery moves or deletes the file. */
async function copyInMemory(file: File, kind: PictureKind): Promise<File> {
  const { type } = pictureKinds[kind]
  const name = file.type === type ? file.name : nameFor(file.name, kind)
  return new File([await file.arrayBuffer()], name, { type, lastModified: file.lastModified })
}

export async function prepare(file: File): Promise<ChosenPicture | SlipFileProblem> {
  const checked = await checkFile(file)
  if (typeof checked === 'string') return checked
  try {
    const small = await compress(file)
    const ready = small === file ? await copyInMemory(file, checked.kind) : small
    return { file: ready, preview: await slipPreviewOf(ready) }
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'NotReadableError' ? 'unreadable' : 'broken'
  }
}
