import { imageTypeOf } from '../imageType.ts'

const startOf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 12))

/** The MIME type of a picture by its first bytes: PNG, JPEG or GIF (product, validation); null for any other. */
export function chatImageType(bytes: Uint8Array): string | null {
  if (/^GIF8[79]a/.test(startOf(bytes))) return 'image/gif'
  const type = imageTypeOf(bytes)
  return type === 'image/webp' ? null : type
}

/** The MIME type of a video by its first box: MP4 or QuickTime; null for any other. */
export function chatVideoType(bytes: Uint8Array): string | null {
  const box = startOf(bytes).slice(4)
  // Old QuickTime files have no `ftyp` box and begin with another one.
  if (/^(ftypqt {2}|moov|mdat|wide|free)/.test(box)) return 'video/quicktime'
  return box.startsWith('ftyp') ? 'video/mp4' : null
}
