const bytesPerMb = 1024 * 1024

/** The largest files (spec, section 9). */
export const maxImageMb = 10
export const maxVideoMb = 20

/** MIME types that may be sent (spec, section 5), by extension, as some devices leave a file's type empty. */
const types = new Map([
  ['mp4', 'video/mp4'],
  ['mov', 'video/quicktime'],
  ['qt', 'video/quicktime'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
])
const allowed = new Set([...types.values(), 'image/jpg'])

/** The `accept` attribute of the file input. Some web views read its first type alone. */
export const acceptedFiles = ['image/*', ...allowed].join(',')

/** The reason why a file cannot be sent. */
export type FileProblem = 'noExtension' | 'wrongType' | 'emptyFile' | 'imageTooLarge' | 'videoTooLarge'

interface FileFacts {
  readonly name: string
  readonly type: string
  /** Bytes. */
  readonly size: number
}

const extensionOf = (name: string) => /[^.]\.([^.\s]+)$/.exec(name)?.[1]?.toLowerCase() ?? null

/** The MIME type of a file, by its extension if the device leaves it empty; empty if it is not known. */
export const typeOf = ({ name, type }: Omit<FileFacts, 'size'>) =>
  type.toLowerCase() || (types.get(extensionOf(name) ?? '') ?? '')

/** Checks a file before it is sent. @returns the problem; null if there is none. */
export function fileProblem(file: FileFacts): FileProblem | null {
  if (extensionOf(file.name) === null) return 'noExtension'
  const type = typeOf(file)
  if (!allowed.has(type)) return 'wrongType'
  if (file.size === 0) return 'emptyFile'
  if (type.startsWith('video/')) return file.size > maxVideoMb * bytesPerMb ? 'videoTooLarge' : null
  return file.size > maxImageMb * bytesPerMb ? 'imageTooLarge' : null
}
