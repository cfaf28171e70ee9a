const agent = (at: number, message: object) => ({
  sender: 'agent',
  createdAt: new Date(Date.UTC(2025, 0, 1) - at * 60_000).toISOString(),
  session_id: `session-${Math.floor(at / 40)}`,
  message,
})

/** A history, newest first, in which each text stands in a message of some type, and each address behind a button, a card and a file. */
export function messagesOf(texts: readonly string[], addresses: readonly string[]): object[] {
  const addressAt = (at: number) => addresses[at % addresses.length] ?? ''
  const button = (title: string, at: number) => ({
    title,
    type: at % 3 === 0 ? 'postback' : 'web_url',
    payload: addressAt(at),
  })
  const forms = [
    (text: string) => ({ message_type: 'text', payload: { message: text } }),
    (text: string, at: number) => ({
      message_type: 'buttons',
      payload: { message: text, buttons: [button(text, at), button(text, at + 1)] },
    }),
    (text: string, at: number) => ({
      message_type: 'generic',
      payload: {
        generic: [{ image_url: addressAt(at), title: text, subtitle: text, buttons: [button(text, at + 2)] }],
      },
    }),
    (text: string, at: number) => ({
      message_type: 'media',
      payload: { fileType: at % 2 ? 'image/png' : 'video/mp4', filePath: addressAt(at), name: text },
    }),
    (text: string, at: number) => ({
      message_type: 'media',
      payload: { fileType: text, url: addressAt(at), name: text, message: text },
    }),
    (text: string, at: number) => ({
      message_type: 'media',
      payload: { fileType: 'video/mp4', url: addressAt(at), name: text },
    }),
    (text: string, at: number) => ({
      message_type: 'media',
      payload: { fileType: 'image/png', url: addressAt(at), name: text },
    }),
    (text: string, at: number) => ({
      message_type: 'quick_replies',
      payload: { message: `${text} ${addressAt(at)}`, buttons: [button(text, at)] },
    }),
    (text: string) => ({ message_type: text, payload: { message: text, buttons: text, generic: text } }),
  ]
  return texts.map((text, at) => agent(at, forms[at % forms.length]?.(text, at) ?? {}))
}
