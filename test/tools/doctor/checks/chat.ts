import { headerOf } from '../ask.ts'
import { fine, warning, wrong, type Finding, type Group } from '../findings.ts'
import type { Site } from '../site.ts'

const none = fine('built without VITE_CHAT_URL: no chat')

const location =
  'location /socket.io/ { proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $socket_connection; proxy_pass http://backend_commands; }'

const socketOf = (chat: URL, transport: string) => new URL(`/socket.io/?EIO=4&transport=${transport}`, chat)

/** Opens a session as socket.io does. It joins no room and ends by itself. */
async function polling({ chat: origin, page, ask }: Site): Promise<Finding> {
  if (origin === null) return none
  const answer = await ask(socketOf(origin, 'polling'), { headers: { Origin: page.origin } })
  if (answer.status !== 200 || !answer.body.toString().startsWith('0{'))
    return wrong(`/socket.io/ is answered with ${answer.status}, not by socket.io`, location)
  const allowed = headerOf(answer, 'access-control-allow-origin')
  if (origin.origin !== page.origin && allowed !== page.origin && allowed !== '*')
    return wrong(
      'the page may not read it: no Access-Control-Allow-Origin',
      `socket.io: cors: { origin: '${page.origin}' }`,
    )
  return fine('answered by socket.io')
}

async function webSocket({ chat: origin, page, upgrade }: Site): Promise<Finding> {
  if (origin === null) return none
  const { status, stands } = await upgrade(socketOf(origin, 'websocket'), page.origin)
  if (stands) return fine('stands')
  return warning(`refused with ${status}: the chat asks again and again instead`, location)
}

export const chat: Group = {
  title: 'Chat',
  checks: [
    { name: 'Polling', run: polling },
    { name: 'WebSocket', run: webSocket },
  ],
}
