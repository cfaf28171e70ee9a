import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepFocus } from '../../../../src/ui/layout/keepFocus.ts'

const one = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(selector)
  return found
}
/** Observers of the page are called before it. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

let stop: () => void

beforeEach(() => {
  document.body.innerHTML = `
    <main tabindex="-1">
      <ul><li><button id="row"></button></li></ul>
      <section><p><button id="part"></button><button id="beside"></button></p></section>
    </main>
    <dialog id="sheet" open><h2></h2><div><button id="in-sheet"></button><h2></h2></div></dialog>
    <dialog id="chat" open data-beside></dialog>`
  stop = keepFocus()
})
afterEach(() => stop())

test.each([
  { what: 'goes away', end: () => one('#part').remove() },
  { what: 'goes away with what is around it', end: () => one('p').remove() },
  { what: 'is disabled', end: () => one('#part').toggleAttribute('disabled', true) },
])('a focused button that $what leaves the focus to its part of the page', async ({ end }) => {
  one('#part').focus()
  end()
  await settled()
  expect(one('section')).toHaveFocus()
})

test.each([
  { what: 'a page', button: '#row', gone: 'ul', focused: 'main' },
  { what: 'a whole part', button: '#part', gone: 'section', focused: 'main' },
  { what: 'a sheet', button: '#in-sheet', gone: 'div', focused: '#sheet h2' },
  { what: 'a closed dialog over a sheet', button: '#beside', gone: 'main', focused: '#sheet h2' },
])('the focus in the removed content of $what moves to $focused', async ({ button, gone, focused }) => {
  one(button).focus()
  one(gone).remove()
  await settled()
  expect(one(focused)).toHaveFocus()
})

test('the focus of the only sheet moves to the page, and not to the chat beside it', async () => {
  one('#in-sheet').focus()
  one('#sheet').remove()
  await settled()
  expect(one('main')).toHaveFocus()
})

test('a button that was clicked without being focused, as in Safari, counts as focused', async () => {
  one('#part').click()
  one('p').remove()
  await settled()
  expect(one('section')).toHaveFocus()
})

test('a focus that is elsewhere or was given up stays so', async () => {
  one('#part').focus()
  one('#beside').focus()
  one('#part').remove()
  await settled()
  expect(one('#beside')).toHaveFocus()
  one('#beside').blur()
  one('#row').remove()
  await settled()
  expect(document.body).toHaveFocus()
})
