import { WebSocket } from 'ws'

interface Message {
  id?: number
  type: 'success' | 'error' | 'event'
  method?: string
  params?: object
  result?: object
  error?: string
  message?: string
}

type Settle = (message: Message) => void

/** A connection of the WebDriver BiDi protocol. */
export interface BiDi {
  /** @throws Error with the protocol's message if the command is refused. */
  send<Result>(method: string, params?: object): Promise<Result>
  /** Listens to the events of one kind from here on. */
  hear<Params>(method: string, heard: (params: Params) => void): void
  close(): void
}

export async function connect(url: string): Promise<BiDi> {
  const socket = new WebSocket(url)
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve())
    socket.once('error', reject)
  })
  const waiting = new Map<number, Settle>()
  const hearing = new Map<string, ((params: never) => void)[]>()
  socket.on('message', (data: Buffer) => {
    const message: Message = JSON.parse(data.toString())
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    else for (const heard of hearing.get(message.method ?? '') ?? []) heard(message.params as never)
  })
  let last = 0
  return {
    send: <Result>(method: string, params: object = {}) =>
      new Promise<Result>((resolve, reject) => {
        const id = (last += 1)
        waiting.set(id, ({ result, error, message }) => {
          waiting.delete(id)
          if (error === undefined) resolve(result as Result)
          else reject(new Error(`${method}: ${error} ${message}`))
        })
        socket.send(JSON.stringify({ id, method, params }))
      }),
    hear: (method, heard) => void hearing.set(method, [...(hearing.get(method) ?? []), heard]),
    close: () => socket.close(),
  }
}
