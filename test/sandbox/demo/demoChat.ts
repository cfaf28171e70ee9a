import { WebSocketInterceptor } from '@mswjs/interceptors/WebSocket'
import { onSocketEvent, refusalOfSocket, serveSockets, type ChatSocket } from '../chat/sockets.ts'
import type { Context } from '../context.ts'

/** Long enough that no ping is needed: nothing breaks between the two ends. */
const never = 1_000_000_000
const handshake = { upgrades: [], pingInterval: never, pingTimeout: never, maxPayload: 10_000 }

/** Answers the page's own WebSockets in the chat's protocol: Engine.IO 4, Socket.IO 5, text alone. */
export function serveChatInPage(context: Context): void {
  const sockets = new Set<ChatSocket>()
  serveSockets(context, sockets)
  const interceptor = new WebSocketInterceptor()
  interceptor.apply()
  interceptor.on('connection', ({ client, server }) => {
    if (!client.url.pathname.startsWith('/socket.io/')) return server.connect()
    const send = (packet: string, content: unknown) => client.send(packet + JSON.stringify(content))
    const connect = (token: unknown) => {
      const refusal = refusalOfSocket(context)
      if (refusal) return send('44', refusal)
      socket = {
        token,
        room: null,
        emit: (message) => send('42', ['messaging', message]),
        disconnect: () => client.send('41'),
        drop: () => client.close(),
      }
      sockets.add(socket)
      send('40', { sid: client.id })
    }
    let socket: ChatSocket | null = null
    client.addEventListener('close', () => socket && sockets.delete(socket))
    client.addEventListener('message', ({ data }) => {
      const [, packet, content] = /^(4[012])(.*)/s.exec(String(data)) ?? []
      if (packet === '40') connect((JSON.parse(content || '{}') as { token?: unknown }).token)
      if (packet === '41' && socket) sockets.delete(socket)
      if (packet === '42' && socket) {
        const [event, room] = JSON.parse(content ?? '[]') as unknown[]
        onSocketEvent(context, socket, event, room)
      }
    })
    send('0', { sid: client.id, ...handshake })
  })
}
