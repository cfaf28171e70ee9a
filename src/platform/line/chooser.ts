import { liff } from '@line/liff/core'
import IsApiAvailable from '@line/liff/is-api-available'
import ShareTargetPicker from '@line/liff/share-target-picker'
import type { SharedCard } from '../sharing.ts'

// Loaded here, because only sharing needs it.
liff.use(new IsApiAvailable())
liff.use(new ShareTargetPicker())

type Flex = Extract<Parameters<typeof liff.shareTargetPicker>[0][number], { type: 'flex' }>

/** LINE's limit, in characters. */
const maxAltLength = 400

/** Null without a chooser; may throw. Its answer may come late or never, or be a LiffError. */
export function pick(card: SharedCard): Promise<'shared' | 'cancelled'> | null {
  if (!liff.isApiAvailable('shareTargetPicker')) return null
  const altText = `${card.title} · ${card.text}`.slice(0, maxAltLength)
  return liff
    .shareTargetPicker([{ type: 'flex', altText, contents: bubbleOf(card) }])
    .then((sent) => (sent ? 'shared' : 'cancelled'))
}

function bubbleOf({ title, text, url, button, picture }: SharedCard): Flex['contents'] {
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

/** LINE accepts only six digits. */
function brandColor() {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--brand').trim()
  return /^#[0-9a-f]{6}$/i.test(color) ? { color } : {}
}
