import type { Settings } from '../../lib/settings/schema.ts'

export interface PreviewTexts {
  readonly title: string
  readonly text: string
}

interface Tag {
  readonly tag: 'link' | 'meta'
  readonly attrs: Readonly<Record<string, string>>
  readonly injectTo: 'head'
}

const tag = (name: Tag['tag'], attrs: Tag['attrs']): Tag => ({ tag: name, attrs, injectTo: 'head' })

/** LINE shows at most 1024 px. */
const picture = { path: '/preview.png', width: '1024', height: '538' }

/** Previews need absolute addresses. */
export function pageTags(
  { VITE_PUBLIC_ORIGIN: origin }: Pick<Settings, 'VITE_PUBLIC_ORIGIN'>,
  texts: PreviewTexts,
): Tag[] {
  const install = [
    tag('link', { rel: 'manifest', href: '/manifest.webmanifest', crossorigin: 'use-credentials' }),
    tag('link', { rel: 'apple-touch-icon', href: '/icon-180.png' }),
    tag('meta', { name: 'description', content: texts.text }),
  ]
  if (origin === '') return install
  const preview = {
    type: 'website',
    title: texts.title,
    description: texts.text,
    url: `${origin}/`,
    image: origin + picture.path,
    'image:width': picture.width,
    'image:height': picture.height,
  }
  return [
    ...install,
    ...Object.entries(preview).map(([property, content]) => tag('meta', { property: `og:${property}`, content })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
}
