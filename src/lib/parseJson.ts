import * as v from 'valibot'

/** Reads stored JSON by its schema; null if the text is missing or damaged. */
export function parseJson<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string | null,
): v.InferOutput<Schema> | null {
  try {
    return v.parse(schema, JSON.parse(text ?? ''))
  } catch {
    return null
  }
}
