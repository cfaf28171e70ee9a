import { bannerHues, bannerPath } from '../catalogue/bonusCatalogue.ts'
import { games } from '../catalogue/games.ts'
import type { Language } from '../catalogue/inEach.ts'
import { burstSize, requests, requestIn, requestWords, type Request } from './deskWords.ts'
import { deskTexts } from './texts.ts'
import type { ChatMessage, PlayerMessage } from './wire.ts'

/** The path of the desk's own video, for `filePath`. */
export const deskVideoPath = '/sandbox/media/chat-desk.webm'

type DeskMessage = Exclude<Request, 'burst' | 'end'>

/** The requests that are answered by one message. */
export const deskMessages = requests.filter((request): request is DeskMessage => !['burst', 'end'].includes(request))

const website = 'https://wallet.example/'
/** A message of words alone. */
export const textMessage = (message: string): ChatMessage => ({ message_type: 'text', payload: { message } })
const postback = (title: string, payload: string) => ({ title, type: 'postback', payload })
const webUrl = (title: string) => ({ title, type: 'web_url', payload: website })

/** The first message of a session. It offers all requests as quick replies. */
export function greeting(language: Language): ChatMessage {
  const buttons = requests.map((request) => postback(requestWords[request][language], request))
  return { message_type: 'quick_replies', payload: { message: deskTexts[language].greeting, buttons } }
}

/** The text that a player wrote or tapped, and the request in it; null if it has none. */
export function readRequest({ message_type, payload }: PlayerMessage): { text: string; request: Request | null } {
  if (message_type === 'media') return { text: '', request: null }
  const request = requestIn(message_type === 'postback' ? payload.payload : payload.message)
  return { text: payload.message, request }
}

/** The desk's answers to a message. A text without a request gets none if the greeting has just answered it. */
export function repliesTo(message: PlayerMessage, language: Language, isGreeted: boolean): ChatMessage[] {
  const texts = deskTexts[language]
  const { text: words, request } = readRequest(message)
  if (request === 'burst') return burst(burstSize(words))
  if (request) return [messageOf(request, language)]
  if (message.message_type === 'media') return [textMessage(texts.gotFile)]
  if (message.message_type === 'postback') return [textMessage(`${texts.chosen} ${words}`)]
  return isGreeted ? [] : [textMessage(texts.received)]
}

const burst = (size: number) => Array.from({ length: size }, (_, index) => textMessage(`${index + 1}/${size}`))

/** The desk's message for a request; a goodbye for `end`. */
export function messageOf(request: DeskMessage | 'end', language: Language): ChatMessage {
  const texts = deskTexts[language]
  switch (request) {
    case 'link':
      return textMessage(texts.link)
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
      return textMessage(texts.goodbye)
  }
}

function withButtons(message_type: string, message: string, buttons: object[]): ChatMessage {
  return { message_type, payload: { message, buttons } }
}

function media(fileType: string, filePath: string, name: string): ChatMessage {
  return { message_type: 'media', payload: { fileType, filePath, name } }
}

/** Five cards, each with a link and a postback button. */
function cards(language: Language) {
  const texts = deskTexts[language]
  const pictures = Object.keys(bannerHues).map(bannerPath)
  return games.slice(0, 5).map(({ code, name }, index) => ({
    image_url: pictures[index % pictures.length],
    title: `${texts.card} ${name}`,
    subtitle: texts.cardText,
    buttons: [webUrl(texts.website), postback(texts.choose, `card-${code}`)],
  }))
}
