import type { Context as HonoContext } from 'hono'
import type { RecordedRequest, Upload } from './context.ts'

/** A request whose body has been read; `file` is what a multipart body holds in the field of that name. */
export interface Received {
  request: RecordedRequest
  file: Upload | null
}

/** Reads a request to its end. A multipart body is noted by its fields, a file by name, type and size. */
export async function receive({ req }: HonoContext, at: number): Promise<Received> {
  const { method, path } = req
  const token = /^Bearer (\S+)$/.exec(req.header('authorization') ?? '')?.[1]
  const raw = req.raw.clone()
  const { body, file } = isMultipart(req.header('content-type')) ? await readForm(raw) : await readText(raw)
  return { request: { method, path, at, ...(body !== undefined && { body }), ...(token && { token }) }, file }
}

function isMultipart(type: string | undefined): boolean {
  return type?.startsWith('multipart/form-data') ?? false
}

interface Read {
  body?: unknown
  file: Upload | null
}

async function readText(request: Request): Promise<Read> {
  const text = await request.text()
  return { ...(text && { body: parsed(text) }), file: null }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

async function readForm(request: Request): Promise<Read> {
  const form = await request.formData().catch(() => null)
  if (!form) return { body: 'a multipart body that cannot be read', file: null }
  const body = Object.fromEntries([...form.keys()].map((name) => [name, noted(form.getAll(name))]))
  const file = form.get('file')
  if (file === null || typeof file === 'string') return { body, file: null }
  return { body, file: { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) } }
}

/** A field's only value; a field that came more than once is noted as the list that the contract knows nowhere. */
function noted(values: FormDataEntryValue[]): unknown {
  const notes = values.map((value) =>
    typeof value === 'string' ? value : { name: value.name, type: value.type, size: value.size },
  )
  return notes.length === 1 ? notes[0] : notes
}
