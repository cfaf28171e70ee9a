import type { ChatButton } from '../../../api/chat/chatMessage.ts'
import { draftProblem } from './draftRules.ts'
import type { Engine } from './engine.ts'
import { typeOf } from './fileRules.ts'
import { dataAddressOf } from '../../../lib/canvas.ts'
import type { MessageContent, PendingMessage } from './pendingMessage.ts'

/** Retries a failed read, as nothing is sent before it. */
function addToOutbox({ outbox, delivery, sync }: Engine, content: MessageContent): PendingMessage {
  const item = outbox.add(content)
  delivery.run()
  if (sync.state === 'failed') void sync.request()
  return item
}

export function sendDraft(engine: Engine): void {
  const { outbox } = engine
  if (draftProblem(outbox.draft) !== null) return
  const text = outbox.draft.trim()
  addToOutbox(engine, { text, message: { message_type: 'text', payload: { message: text } } })
  outbox.type('')
}

export function sendPostback(engine: Engine, { title, payload }: ChatButton): void {
  addToOutbox(engine, { text: title, message: { message_type: 'postback', payload: { message: title, payload } } })
}

export async function sendFile(engine: Engine, file: File): Promise<void> {
  const type = typeOf(file)
  // Some devices leave the type empty.
  const source = file.type === type ? file : new File([file], file.name, { type })
  const { id } = addToOutbox(engine, { text: '', file: { name: file.name, type, preview: null }, source })
  const preview = type.startsWith('image/') ? await dataAddressOf(source) : null
  const { outbox } = engine
  if (preview !== null && outbox.find(id)) outbox.change(id, { file: { name: file.name, type, preview } })
}
