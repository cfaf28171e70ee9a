import { bannerPath } from '../catalogue/bonusCatalogue.ts'
import { games, mediaPath } from '../catalogue/games.ts'
import { deskTexts } from './chatTexts.ts'
import type { ChatMessage, Spoken } from './chatWire.ts'
import { burstSize, requests, requestIn, requestWords, type DeskLanguage, type Request } from './chatWords.ts'

/** Where the desk's own video is, as `filePath` names it. */
export const deskVideoPath = '/sandbox/media/chat-desk.webm'

type DeskMessage = Exclude<Request, 'burst' | 'end'>

/** The words that stand for one message of a type. */
export const deskMessages = requests.filter((request): request is DeskMessage => !['burst', 'end'].includes(request))

const website = 'https://wallet.example/'
const text = (message: string): ChatMessage => ({ message_type: 'text', payload: { message } })
const postback = (title: string, payload: string) => ({ title, type: 'postback', payload })
const webUrl = (title: string) => ({ title, type: 'web_url', payload: website })

/** The first message of a session: the words that the desk knows, as quick replies. */
export function greeting(language: DeskLanguage): ChatMessage {
  const buttons = requests.map((request) => postback(requestWords[request][language], request))
  return { message_type: 'quick_replies', payload: { message: deskTexts[language].greeting, buttons } }
}

/** What a player wrote or tapped, and which of the desk's words is in it. */
export function askedOf({ message_type, payload }: Spoken): { text: string; request: Request | null } {
  if (message_type === 'media') return { text: '', request: null }
  const request = requestIn(message_type === 'postback' ? payload.payload : payload.message)
  return { text: payload.message, request }
}

/** What the desk says to a player; nothing to a plain text that the greeting has answered. */
export function repliesTo(spoken: Spoken, language: DeskLanguage, isGreeted: boolean): ChatMessage[] {
  const texts = deskTexts[language]
  const asked = askedOf(spoken)
  if (asked.request === 'burst') return burst(burstSize(asked.text))
  if (asked.request) return [messageOf(asked.request, language)]
  if (spoken.message_type === 'media') return [text(texts.gotFile)]
  if (spoken.message_type === 'postback') return [text(`${texts.chosen} ${asked.text}`)]
  return isGreeted ? [] : [text(texts.received)]
}

const burst = (size: number) => Array.from({ length: size }, (_, index) => text(`${index + 1}/${size}`))

/** A message of the type that is asked for; an end is a goodbye. */
export function messageOf(request: DeskMessage | 'end', language: DeskLanguage): ChatMessage {
  const texts = deskTexts[language]
  switch (request) {
    case 'link':
      return text(texts.link)
    case 'buttons':
      return withButtons('buttons', texts.buttons, [webUrl(texts.website), postback(texts.more, 'quick')])
    case 'quick':
      return withButtons('quick_replies', texts.quick, [postback(texts.yes, 'yes'), postback(texts.no, 'no')])
    case 'image':
      return media('image/svg+xml', bannerPath('friends'), 'friends.svg')
    case 'video':
      return media('video/webm', deskVideoPath, 'desk.webm')
    case 'cards':
      return { message_type: 'generic', payload: { generic: cards(language) } }
    case 'postback':
      return { message_type: 'postback', payload: { message: texts.postback, payload: 'hello' } }
    case 'sticker':
      return { message_type: 'sticker', payload: { message: texts.sticker } }
    case 'end':
      return text(texts.goodbye)
  }
}

function withButtons(message_type: string, message: string, buttons: object[]): ChatMessage {
  return { message_type, payload: { message, buttons } }
}

function media(fileType: string, filePath: string, name: string): ChatMessage {
  return { message_type: 'media', payload: { fileType, filePath, name } }
}

/** Five cards, each with a link and a choice. */
function cards(language: DeskLanguage) {
  const texts = deskTexts[language]
  return games.slice(0, 5).map(({ code, name }) => ({
    image_url: mediaPath(code, 'background'),
    title: `${texts.card} ${name}`,
    subtitle: texts.cardText,
    buttons: [webUrl(texts.website), postback(texts.choose, `card-${code}`)],
  }))
}
