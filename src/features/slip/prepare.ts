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

/** A copy stays readable if the gallery moves or deletes the file. */
async function copyInMemory(file: File, kind: PictureKind): Promise<File> {
  const { type } = pictureKinds[kind]
  const name = file.type === type ? file.name : nameFor(file.name, kind)
  return new File([await file.arrayBuffer()], name, { type, lastModified: file.lastModified })
}

/** Goes by size and first bytes, because name and type may be wrong. */
export async function prepare(file: File): Promise<ChosenPicture | SlipFileProblem> {
  const problem = sizeProblem(file.size)
  if (problem) return problem
  try {
    const kind = pictureKindOf(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))
    if (kind === null) return 'wrongType'
    if (kind === 'heic') return kind
    const small = await compress(file)
    const ready = small === file ? await copyInMemory(file, kind) : small
    return { file: ready, preview: await slipPreviewOf(ready) }
  } catch (reason) {
    const isGone = reason instanceof DOMException && ['NotReadableError', 'NotFoundError'].includes(reason.name)
    return isGone ? 'unreadable' : 'broken'
  }
}
