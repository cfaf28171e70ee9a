import * as v from 'valibot'
import { serverMessage, type ServerMessage, type OutgoingMessage } from '../../../api/chat.ts'

/** Builds the form that a sent message will have in the history. `createdAt` is the time that the server answered. */
export const ownMessage = (message: OutgoingMessage, createdAt: string, sessionId: string | null): ServerMessage =>
  v.parse(serverMessage, { sender: 'customer', message, createdAt, session_id: sessionId })

/**
 * Reads a picture into a `data:` address, which the page's Content Security Policy allows, unlike `blob:`. Null for other files and for
 * one that cannot be read.
 */
export const previewOf = (file: File): Promise<string | null> =>
  new Promise((resolve) => {
    if (!file.type.startsWith('image/')) return resolve(null)
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => resolve(null))
    reader.readAsDataURL(file)
  })
