import type { ChatButton } from '../../../api/chatMessage.ts'
import { draftProblem } from './draftRules.ts'
import type { Engine } from './engine.ts'
import { typeOf } from './fileRules.ts'
import { previewOf } from './ownMessage.ts'

/** Sends the trimmed draft and empties it. Does nothing if it is empty or too long. */
export function sendDraft(engine: Engine): void {
  const { outbox } = engine
  if (draftProblem(outbox.draft) !== null) return
  const text = outbox.draft.trim()
  sendText(engine, text)
  outbox.type('')
}

/** Sends a text that is not the draft. */
export function sendText({ outbox, delivery }: Engine, text: string): void {
  outbox.add({ text, message: { message_type: 'text', payload: { message: text } } })
  delivery.run()
}

/** Sends a tapped button: its title is the text. */
export function sendPostback({ outbox, delivery }: Engine, { title, payload }: ChatButton): void {
  outbox.add({ text: title, message: { message_type: 'postback', payload: { message: title, payload } } })
  delivery.run()
}

/** Sends a file. Its preview is shown once it is read. */
export async function sendFile({ outbox, delivery }: Engine, file: File): Promise<void> {
  const type = typeOf(file)
  // Some devices leave the type empty.
  const source = file.type === type ? file : new File([file], file.name, { type })
  const { id } = outbox.add({ text: '', file: { name: file.name, type, preview: null }, source })
  delivery.run()
  const preview = await previewOf(source)
  if (preview !== null && outbox.find(id)) outbox.change(id, { file: { name: file.name, type, preview } })
}
