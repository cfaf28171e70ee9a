import { html } from 'hono/html'
import { deskMessages } from '../chat/replies.ts'
import type { Chat, ChatFaults, ChatRoom } from '../chat/state.ts'
import type { Conversation } from '../chat/wire.ts'
import type { Context } from '../context.ts'
import { button, card, field, flip, form, hidden, numberField, select, table, type Html } from '../controlParts.ts'

/** Where a person answers as the agent: the rooms with what was said last, the desk, and what goes wrong on the way. */
export function chatRooms(context: Context): Html {
  const { chat } = context
  const rooms = [...chat.rooms.values()].reverse()
  const said = rooms.map((room) => [
    html`${whose(context, room)}<small>${listeners(chat, room.name)} listening, read ${readAt(room)}</small>`,
    html`${room.messages.slice(-5).map((one) => html`<div>${one.sender}: ${words(one)}</div>`)} ${roomForms(room)}`,
  ])
  return card('Support chat', html`${table(['Who', 'Said last'], said, 'Nobody has written.')} ${deskForm(chat)}`)
}

function whose({ state }: Context, { identity }: ChatRoom): string {
  if ('guestId' in identity) return `Guest ${identity.guestId.slice(0, 8)}`
  return state.members.find(({ id }) => id === identity.userId)?.name ?? identity.userId
}

const listeners = ({ socketServers }: Chat, room: string) =>
  [...socketServers].reduce((sum, server) => sum + server.count(room), 0)

const readAt = (room: ChatRoom) => (room.readAt === null ? 'never' : new Date(room.readAt).toISOString().slice(11, 19))

function words({ message: { message_type, payload } }: Conversation): string {
  const { message = '' } = { ...(payload as { message?: string } | null) }
  return message_type === 'text' ? message : `[${message_type}] ${message}`
}

function roomForms({ name }: ChatRoom): Html {
  const room = hidden({ room: name })
  return html`${form(
    'chat/say',
    html`${room}<input name="text" aria-label="Text for ${name}" />
      ${select('kind', ['text', ...deskMessages], `Type of message for ${name}`)} ${button('Say')}`,
  )}
  ${form('chat/end', html`${room}${button('End session')}`)}
  ${form('chat/drop', html`${room}${button('Break connections', 'danger')}`)}`
}

function deskForm({ desk: { isOn, delayMs } }: Chat): Html {
  const [now, change] = isOn ? ['on', 'Turn off'] : ['off', 'Turn on']
  return html`${flip('chat/desk', { isOn: !isOn }, ['Answers by itself', now, change])}
  ${form('chat/desk', html`${numberField('Answers after ms', 'delayMs', delayMs)} ${button('Set')}`)}`
}

const labels: Record<keyof ChatFaults, string> = {
  echo: 'Echo to the sender',
  refuseRooms: 'Refuse rooms',
  refuseSockets: 'Refuse sockets',
  failUploads: 'Fail so many uploads',
  loseEvery: 'Lose every nth',
  duplicateEvery: 'Double every nth',
  dropEvery: 'Break the line after every nth',
  reorder: 'Swap pairs',
  withhold: 'Withhold so many',
  until: '… until so many more came',
  seed: 'Seed (chance instead of counting)',
}

/** What goes wrong with the chat's socket and uploads; the faults of calls serve its calls too. */
export function chatFaultsForm({ chat: { faults } }: Context): Html {
  const fields = Object.entries(labels).map(([name, label]) => {
    const value = faults[name as keyof ChatFaults]
    return typeof value === 'boolean' ? field(label, choice(name, value)) : numberField(label, name, value)
  })
  return card('Faults of the chat', form('chat/faults', html`${fields} ${button('Set')}`))
}

const choice = (name: string, isOn: boolean) =>
  select(
    name,
    [isOn, !isOn].map((value) => [String(value), value ? 'on' : 'off'] as const),
  )
