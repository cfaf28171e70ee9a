import { liff } from '@line/liff/core'
import IsApiAvailable from '@line/liff/is-api-available'
import ShareTargetPicker from '@line/liff/share-target-picker'
import type { Card } from '../sharing.ts'

// LIFF accepts its modules at any time, so these two are loaded for sharing and not with the adapter.
liff.use(new IsApiAvailable())
liff.use(new ShareTargetPicker())

type Flex = Extract<Parameters<typeof liff.shareTargetPicker>[0][number], { type: 'flex' }>

/** LINE's limit for the text in its list of chats, in characters. */
const maxAltLength = 400

/**
 * Lets the player choose friends and groups in LINE, and sends them the card. Null where this client, this LIFF app or this
 * player's sign-in has no chooser, so that LIFF does not lead to LINE's login. LIFF opens the chooser by an address of LINE's own scheme
 * and then polls the result every half second for ten minutes, so the answer may be late or never come.
 * @throws LiffError where the chooser could not be opened, or could not send.
 */
export function pick(card: Card): Promise<'shared' | 'cancelled'> | null {
  if (!isAvailable()) return null
  const altText = `${card.title} · ${card.text}`.slice(0, maxAltLength)
  return liff
    .shareTargetPicker([{ type: 'flex', altText, contents: bubbleOf(card) }])
    .then((sent) => (sent ? 'shared' : 'cancelled'))
}

function isAvailable(): boolean {
  try {
    return liff.isApiAvailable('shareTargetPicker')
  } catch {
    // LIFF has not started, and does not know its own id.
    return false
  }
}

function bubbleOf({ title, text, url, button, picture }: Card): Flex['contents'] {
  const action = { type: 'uri' as const, label: button, uri: url }
  return {
    type: 'bubble',
    ...(picture !== null && {
      hero: { type: 'image', url: picture, size: 'full', aspectRatio: '40:21', aspectMode: 'cover', action },
    }),
    body: {
      type: 'box',
      layout: 'vertical',
      spacing: 'md',
      contents: [
        { type: 'text', text: title, weight: 'bold', size: 'xl', wrap: true },
        { type: 'text', text, color: '#586274', wrap: true },
      ],
    },
    footer: {
      type: 'box',
      layout: 'vertical',
      contents: [{ type: 'button', style: 'primary', ...brandColor(), action }],
    },
  }
}

/** LINE accepts colours of six digits; a brand colour in any other notation is replaced by LINE's own. */
function brandColor() {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--brand').trim()
  return /^#[0-9a-f]{6}$/i.test(color) ? { color } : {}
}
