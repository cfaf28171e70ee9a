import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'

afterEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

// `setupPage.ts` judges what is visible, jsdom itself where a sheet is loaded.
describe.each(['', '<style>i { color: red }</style>'])('a test’s page with "%s" in its head', (head) => {
  const text = (html: string) => {
    document.head.innerHTML = head
    document.body.innerHTML = html
    return screen.getByText('x')
  }

  test.each(['<p>x</p>', '<dialog open><p>x</p></dialog>', '<p style="opacity: 0.5">x</p>'])(
    'shows the text of %s',
    (html) => {
      expect(text(html)).toBeVisible()
    },
  )

  test.each([
    '<dialog><p>x</p></dialog>',
    '<div hidden><p>x</p></div>',
    '<div style="display: none"><p>x</p></div>',
    '<div style="visibility: hidden"><p>x</p></div>',
    '<p style="opacity: 0">x</p>',
    '<input type="hidden" /><p hidden>x</p>',
  ])('hides the text of %s', (html) => {
    expect(text(html)).not.toBeVisible()
  })

  test('separates named blocks by spaces but not inline parts, and leaves out what is hidden', () => {
    text('<button><span>a</span><span>b</span><div>x</div><i hidden>c</i></button>')
    expect(screen.getByRole('button')).toHaveAccessibleName('ab x')
  })
})

test('a label is found by its id in the part of the page that is searched', () => {
  document.body.innerHTML = '<i id="a">x</i><p id="part"><i id="b">y</i></p>'
  const part = document.querySelector('#part')
  expect(part?.querySelector('[id="b"]')).toHaveTextContent('y')
  expect(part?.querySelector('[id="a"]')).toBeNull()
})
