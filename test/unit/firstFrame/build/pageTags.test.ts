import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import manifest from '../../../../public/manifest.webmanifest?raw'
import { pageTags } from '../../../../src/firstFrame/build/pageHead.ts'

const texts = { title: 'Member wallet', text: 'All in one place' }
const contentOf = (origin: string, property: string) =>
  pageTags({ VITE_PUBLIC_ORIGIN: origin }, texts).find(({ attrs }) => attrs['property'] === property)?.attrs['content']

/** Width and height of a PNG, as its header says. */
function sizeOf(path: string): [number, number] {
  const bytes = readFileSync(join(import.meta.dirname, '../../../../public', path))
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

it('the manifest is requested over the connection that commands use', () => {
  const found = pageTags({ VITE_PUBLIC_ORIGIN: '' }, texts).find(({ attrs }) => attrs['rel'] === 'manifest')
  expect(found?.attrs['crossorigin']).toBe('use-credentials')
})

describe('a link to the app', () => {
  it('carries a preview with absolute addresses if the public address is known', () => {
    expect(contentOf('https://wallet.example', 'og:image')).toBe('https://wallet.example/preview.png')
    expect(contentOf('https://wallet.example', 'og:url')).toBe('https://wallet.example/')
    expect(contentOf('https://wallet.example', 'og:title')).toBe(texts.title)
  })

  it('carries none without, as relative addresses show nothing', () => {
    expect(contentOf('', 'og:image')).toBeUndefined()
  })

  it('shows a picture of the size that it names', () => {
    const named = ['og:image:width', 'og:image:height'].map((property) =>
      Number(contentOf('https://a.example', property)),
    )
    expect(sizeOf('preview.png')).toEqual(named)
  })
})

describe('the app on a home screen', () => {
  const { icons, start_url } = JSON.parse(manifest) as {
    icons: { src: string; sizes: string; type: string; purpose?: string }[]
    start_url: string
  }

  it('starts at the root, where LINE wants its endpoint, too', () => {
    expect(start_url).toBe('/')
  })

  it.each(icons.filter(({ type }) => type === 'image/png'))('has $src in the size $sizes', ({ src, sizes }) => {
    expect(sizeOf(src).join('x')).toBe(sizes)
  })

  it('has what browsers need: 192, 512 and one that can be cut to any shape', () => {
    expect(icons.map(({ sizes, purpose }) => purpose ?? sizes)).toEqual(['any', '192x192', '512x512', 'maskable'])
  })

  it('has an icon of the size that Apple wants', () => {
    expect(sizeOf('icon-180.png')).toEqual([180, 180])
  })
})
