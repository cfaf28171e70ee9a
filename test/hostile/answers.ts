import type { Vectors } from './vectors.ts'

/** What decides rather than is shown: without it the app could not go where the texts are. */
const kept = new Set(
  'code _id id type status statementType bankType bankCode mode currency category createdAt updatedAt token terminated message_type sender session_id expireIn PREFIX otpToken otpRef qrcodeId reference'.split(
    ' ',
  ),
)
const addresses = new Set(
  'image logo background link lineLink lineQR website web android ios url filePath image_url'.split(' '),
)

/** Puts the next hostile text or address into each field of an answer that the app shows. */
export function hostileAnswers({ texts, addresses: places }: Vectors): (answer: unknown) => unknown {
  let [text, place] = [0, 0]
  return function twist(value: unknown, key = ''): unknown {
    if (Array.isArray(value)) return value.map((item) => twist(item, key))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, twist(item, name)]))
    if (typeof value !== 'string' || kept.has(key)) return value
    if (addresses.has(key)) return places[place++ % places.length]
    return texts[text++ % texts.length]
  }
}
