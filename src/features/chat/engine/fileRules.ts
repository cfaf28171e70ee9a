const bytesPerMb = 1024 * 1024

export const maxImageMb = 10
export const maxVideoMb = 20

/** The allowed types (spec, section 5). Some devices leave a file's type empty. */
const typesByExtension = new Map([
  ['mp4', 'video/mp4'],
  ['mov', 'video/quicktime'],
  ['qt', 'video/quicktime'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
])
const allowed = new Set([...typesByExtension.values(), 'image/jpg'])

/** Some web views read only the first type. */
export const acceptedFiles = ['image/*', ...allowed].join(',')

export type ChatFileProblem = 'noExtension' | 'wrongType' | 'emptyFile' | 'imageTooLarge' | 'videoTooLarge'

interface FileFacts {
  readonly name: string
  readonly type: string
  /** Bytes. */
  readonly size: number
}

const extensionOf = (name: string) => /[^.]\.([^.\s]+)$/.exec(name)?.[1]?.toLowerCase() ?? null

export const typeOf = ({ name, type }: Omit<FileFacts, 'size'>) =>
  type.toLowerCase() || (typesByExtension.get(extensionOf(name) ?? '') ?? '')

/** @returns null if the file can be sent. */
export function fileProblem(file: FileFacts): ChatFileProblem | null {
  if (extensionOf(file.name) === null) return 'noExtension'
  const type = typeOf(file)
  if (!allowed.has(type)) return 'wrongType'
  if (file.size === 0) return 'emptyFile'
  if (type.startsWith('video/')) return file.size > maxVideoMb * bytesPerMb ? 'videoTooLarge' : null
  return file.size > maxImageMb * bytesPerMb ? 'imageTooLarge' : null
}
