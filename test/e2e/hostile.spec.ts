import { hasContent } from '../../src/ui/richText/htmlText.ts'
import { expect, test, vectors } from '../hostile/fixtures.ts'
import { beginnings, words } from '../hostile/vectors/shapes.ts'

const says = (texts: readonly string[]) => (answer: unknown, path: string) =>
  /(conditions|agreements)$/.test(path) ? texts : answer

test('no text from the server runs code, asks others or leaves its place', async ({ page, watch, faults }) => {
  test.setTimeout(240_000)
  await watch({ address: '/user/home?dialog=conditions', as: 'rich', says: says(vectors.texts) })
  await expect(page.locator('dialog .Sanitised-text')).toHaveCount(vectors.texts.filter(hasContent).length)
  expect(await faults()).toEqual([])
})

test('a text from the server keeps its words, whatever it begins with', async ({ page, watch }) => {
  await watch({ address: '/user/home?dialog=conditions', as: 'rich', says: says(beginnings) })
  const shown = await page.locator('dialog .Sanitised-text').allInnerTexts()
  expect(beginnings.filter((_, at) => !shown[at]?.includes(words))).toEqual([])
})
