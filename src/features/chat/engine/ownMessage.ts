import * as v from 'valibot'
import type { OutgoingMessage } from '../../../api/chat/chat.ts'
import { serverMessage, type ServerMessage } from '../../../api/chat/chatMessage.ts'
import { dataAddressOf } from '../../../lib/canvas.ts'

/** The sent message in the form of the history. */
export const ownMessage = (message: OutgoingMessage, createdAt: string, sessionId: string | null): ServerMessage =>
  v.parse(serverMessage, { sender: 'customer', message, createdAt, session_id: sessionId })

/** A `data:` address; null for other files. */
export const previewAddress = async (file: File): Promise<string | null> =>
  file.type.startsWith('image/') ? dataAddressOf(file) : null
