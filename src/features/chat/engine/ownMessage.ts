import * as v from 'valibot'
import type { OutgoingMessage } from '../../../api/chat/chat.ts'
import { serverMessage, type ServerMessage } from '../../../api/chat/chatMessage.ts'
import { dataAddressOf } from '../../../lib/canvas.ts'

/** Builds the form that a sent message will have in the history. `createdAt` is the time that the server answered. */
export const ownMessage = (message: OutgoingMessage, createdAt: string, sessionId: string | null): ServerMessage =>
  v.parse(serverMessage, { sender: 'customer', message, createdAt, session_id: sessionId })

/** A picture as an address to show. Null for other files and for one that cannot be read. */
export const previewOf = async (file: File): Promise<string | null> =>
  file.type.startsWith('image/') ? dataAddressOf(file) : null
