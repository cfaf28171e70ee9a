const agent = (at: number, message: object) => ({
  sender: 'agent',
  createdAt: new Date(Date.UTC(2025, 0, 1) - at * 60_000).toISOString(),
  session_id: `session-${Math.floor(at / 40)}`,
  message,
})

/** A history, newest first, in which each text stands in a message of some type, and each address behind a button, a card and a file. */
export function messagesOf(texts: readonly string[], addresses: readonly string[]): object[] {
  const addressAt = (at: number) => addresses[at % addresses.length] ?? ''
  const typeAt = (at: number) => (at % 3 === 0 ? 'postback' : 'web_url')
  const button = (title: string, at: number) => ({ title, type: typeAt(at), payload: addressAt(at) })
  const typed = (message_type: string, payload: object) => ({ message_type, payload })
  const card = (title: string, at: number) => ({
    image_url: addressAt(at),
    title,
    subtitle: title,
    buttons: [button(title, at + 2)],
  })
  const file = (name: string, at: number, fileType: string) => ({ name, fileType, url: addressAt(at) })
  const forms = [
    (message: string) => typed('text', { message }),
    (message: string, at: number) =>
      typed('buttons', { message, buttons: [button(message, at), button(message, at + 1)] }),
    (text: string, at: number) => typed('generic', { generic: [card(text, at)] }),
    (name: string, at: number) =>
      typed('media', { fileType: at % 2 ? 'image/png' : 'video/mp4', filePath: addressAt(at), name }),
    (text: string, at: number) => typed('media', { ...file(text, at, text), message: text }),
    (text: string, at: number) => typed('media', file(text, at, 'video/mp4')),
    (text: string, at: number) => typed('media', file(text, at, 'image/png')),
    (text: string, at: number) =>
      typed('quick_replies', { message: `${text} ${addressAt(at)}`, buttons: [button(text, at)] }),
    (text: string) => typed(text, { message: text, buttons: text, generic: text }),
  ]
  return texts.map((text, at) => agent(at, forms[at % forms.length]?.(text, at) ?? {}))
}
