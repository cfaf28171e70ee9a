import type { ChatButton } from '../../../api/chat/chatMessage.ts'
import { draftProblem } from './draftRules.ts'
import type { Engine } from './engine.ts'
import { typeOf } from './fileRules.ts'
import { previewOf } from './ownMessage.ts'
import type { MessageContent, PendingMessage } from './pendingMessage.ts'

/** Adds a message, and sends it in its turn. Before the history is read nothing is sent, so who writes asks for a failed one again. */
function add({ outbox, delivery, sync }: Engine, content: MessageContent): PendingMessage {
  const item = outbox.add(content)
  delivery.run()
  if (sync.state === 'failed') void sync.request()
  return item
}

/** Sends the trimmed draft and empties it. Does nothing if it is empty or too long. */
export function sendDraft(engine: Engine): void {
  const { outbox } = engine
  if (draftProblem(outbox.draft) !== null) return
  const text = outbox.draft.trim()
  sendText(engine, text)
  outbox.type('')
}

/** Sends a text that is not the draft. */
export function sendText(engine: Engine, text: string): void {
  add(engine, { text, message: { message_type: 'text', payload: { message: text } } })
}

/** Sends a tapped button: its title is the text. */
export function sendPostback(engine: Engine, { title, payload }: ChatButton): void {
  add(engine, { text: title, message: { message_type: 'postback', payload: { message: title, payload } } })
}

/** Sends a file. Its preview is shown once it is read. */
export async function sendFile(engine: Engine, file: File): Promise<void> {
  const type = typeOf(file)
  // Some devices leave the type empty.
  const source = file.type === type ? file : new File([file], file.name, { type })
  const { id } = add(engine, { text: '', file: { name: file.name, type, preview: null }, source })
  const preview = await previewOf(source)
  const { outbox } = engine
  if (preview !== null && outbox.find(id)) outbox.change(id, { file: { name: file.name, type, preview } })
}
