import { compress, previewOf } from './compress.ts'
import { headLength, kindOf, kinds, nameFor, sizeProblem, type FileProblem, type Kind } from './rules.ts'

/** A slip that is ready to be sent. */
export interface Prepared {
  readonly file: File
  /** A `data:` address of what will be sent, small. */
  readonly preview: string
}

/** What a file is by its size and its first bytes, or why it is not sent. Its name and its type say nothing. */
export async function checkFile(file: File): Promise<{ kind: Kind } | FileProblem> {
  const problem = sizeProblem(file.size)
  if (problem) return problem
  try {
    const kind = kindOf(new Uint8Array(await file.slice(0, headLength).arrayBuffer()))
    return kind === 'heic' ? kind : kind === null ? 'wrongType' : { kind }
  } catch {
    return 'unreadable'
  }
}

/**
 * A copy of the same bytes in memory, so that a picture that the gallery moves or takes back can still be sent; under a type that
 * is true.
 */
async function held(file: File, kind: Kind): Promise<File> {
  const { type } = kinds[kind]
  const name = file.type === type ? file.name : nameFor(file.name, kind)
  return new File([await file.arrayBuffer()], name, { type, lastModified: file.lastModified })
}

/** Makes a chosen file ready to be sent, on this device alone. @returns why not, when it cannot be a slip. */
export async function prepare(file: File): Promise<Prepared | FileProblem> {
  const checked = await checkFile(file)
  if (typeof checked === 'string') return checked
  try {
    const small = await compress(file)
    const ready = small === file ? await held(file, checked.kind) : small
    return { file: ready, preview: await previewOf(ready) }
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'NotReadableError' ? 'unreadable' : 'broken'
  }
}
