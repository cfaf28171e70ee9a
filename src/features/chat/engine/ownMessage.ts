import * as v from 'valibot'
import { conversation, type Conversation, type OutgoingMessage } from '../../../api/chat.ts'

/** What the history will hold of a message that the server took at `createdAt`. */
export const ownMessage = (message: OutgoingMessage, createdAt: string, sessionId: string | null): Conversation =>
  v.parse(conversation, { sender: 'customer', message, createdAt, session_id: sessionId })

/** A `data:` address, the only kind that the page's policy shows, of a picture; null for other files and for one that cannot be read. */
export const previewOf = (file: File): Promise<string | null> =>
  new Promise((resolve) => {
    if (!file.type.startsWith('image/')) return resolve(null)
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => resolve(null))
    reader.readAsDataURL(file)
  })
