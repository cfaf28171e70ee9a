import { describe, expect, it, test } from 'vitest'
import { sanitise } from '../../../../src/ui/richText/sanitise.ts'

/** What of a piece of HTML reaches the page. */
function shown(html: string): HTMLElement {
  const box = document.createElement('div')
  box.append(sanitise(html))
  return box
}
const styleOf = (html: string) => shown(html).querySelector<HTMLElement>('*')?.getAttribute('style') ?? null

describe('HTML from the server', () => {
  it('keeps its text, its emphasis and its lists', () => {
    const html = '<p>เงื่อนไข <b>สำคัญ</b><br></p><ul><li>หนึ่ง</li></ul><table><tbody><tr><td>1</td></tr></tbody></table>'
    expect(shown(html).innerHTML).toBe(html)
  })

  it('keeps a Lao word whole at the end of a line', () => {
    expect(shown('<p>ຂອງໂບນັດ <b>ໂບນັດ</b></p>').innerHTML).toBe('<p>ຂອງໂບ\u2060ນັດ <b>ໂບ\u2060ນັດ</b></p>')
  })

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a style element', '<style>*{display:none}</style>'],
    ['a frame', '<iframe src="https://evil.example"></iframe>'],
    ['a form', '<form action="https://evil.example"><input name="password"><button>x</button></form>'],
    ['loose inputs', '<input><textarea></textarea><select><option>1</option></select>'],
    ['an object', '<object data="x"></object><embed src="x">'],
    ['an svg', '<svg onload="alert(1)"><script>alert(1)</script></svg>'],
    ['mathml', '<math><mtext><img src=x onerror=alert(1)></mtext></math>'],
    ['base, link, meta', '<base href="//evil.example"><link rel="stylesheet" href="x"><meta http-equiv="refresh">'],
    ['a dialog and media', '<dialog open></dialog><video src="x"></video><audio src="x"></audio>'],
    ['a template', '<template><p>evil</p></template>'],
    ['an image map', '<map name="m"><area href="https://evil.example"></map>'],
  ])('loses %s', (_, html) => {
    const box = shown(html)
    const forbidden =
      'script,style,iframe,form,input,button,textarea,select,option,object,embed,svg,math,base,link,meta,dialog,video,audio,map,template'
    expect(box.querySelectorAll(forbidden)).toHaveLength(0)
    expect(box.innerHTML).not.toMatch(/evil|alert|onerror|onload/)
  })

  it('loses every attribute that acts or names', () => {
    const html =
      '<p id="root" name="x" class="y" onclick="alert(1)" ONMOUSEOVER="alert(1)" tabindex="0" popover role="alert" draggable="true" inert hidden data-x="1" aria-label="z" xmlns="x:" title="t">ก</p>'
    expect(shown(html).querySelector('p')?.getAttributeNames()).toEqual(['title'])
  })

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    '&#106;avascript:alert(1)',
    'java&#9;script:alert(1)',
    'data:text/html,x',
    'intent://x',
  ])('loses the link of %s and keeps its text', (href) => {
    const link = shown(`<a href="${href}">ก</a>`).querySelector('a')
    expect(link).toHaveTextContent('ก')
    expect(link).not.toHaveAttribute('href')
  })

  test.each([
    ['https://wallet.example/news', 'https://wallet.example/news'],
    ['tel:0812345678', 'tel:0812345678'],
    ['line://ti/p/@x', 'line://ti/p/@x'],
    ['tg://resolve?domain=x', 'tg://resolve?domain=x'],
    // Made absolute: whatever opens it knows no page of ours.
    ['/user/bonus', `${window.location.origin}/user/bonus`],
    ['?dialog=bonus', `${window.location.origin}/?dialog=bonus`],
    ['//wallet.example/news', 'http://wallet.example/news'],
  ])('keeps the link %s, opened in another window', (href, opened) => {
    const link = shown(`<a href="${href}" target="_self" rel="opener">ก</a>`).querySelector('a')
    expect(link).toHaveAttribute('href', opened)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('shows an embedded image, and fetches none from elsewhere', () => {
    const data = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
    expect(shown(`<img src="${data}" alt="ก">`).querySelector('img')).toHaveAttribute('src', data)
    const foreign = '<img src="https://evil.example/pixel.png" srcset="https://evil.example/2.png 2x" alt="ก">'
    const image = shown(foreign).querySelector('img')
    expect(image?.getAttributeNames()).toEqual(['alt'])
  })

  it('keeps a long table, and the words of tables nested deeper than WebKit can parse', () => {
    const row = '<tr><td>1</td><td>2</td></tr>'
    const long = `<table><tbody>${row.repeat(90)}</tbody></table>`
    expect(shown(long).innerHTML).toBe(long)

    const deep = shown(`${'<table><tr><td>'.repeat(500)}ใน${'</td></tr></table>'.repeat(500)}`)
    expect(deep.querySelectorAll('table')).toHaveLength(0)
    expect(deep).toHaveTextContent('ใน')

    const below = shown(`${'<div>'.repeat(508)}<table><tr><td>1</td><td>2</td></tr></table>`)
    expect(below.querySelectorAll('table')).toHaveLength(0)
    expect(below).toHaveTextContent('1 2')
  })

  it('loses a background and a ping to another origin', () => {
    const html = '<table background="https://evil.example/1.png"><tbody><tr><td>ก</td></tr></tbody></table>'
    expect(shown(html + '<a href="/x" ping="https://evil.example/">ข</a>').innerHTML).not.toContain('evil')
  })
})

describe('the style of a text', () => {
  test.each([
    ['<p style="color: #0953b4">ก</p>', 'color: rgb(9, 83, 180);'],
    ['<p STYLE="color:blue;font-weight:bold">ก</p>', 'color: blue; font-weight: bold;'],
    ["<p style='text-align: center'>ก</p>", 'text-align: center;'],
    ['<p style=color:blue>ก</p>', 'color: blue;'],
    ['<p style="color: red; background-color: blue">ก</p>', 'color: red; background-color: blue;'],
    [
      '<p style="color: rgb(1, 2, 3); background-color: hsl(0 0% 50%)">ก</p>',
      'color: rgb(1, 2, 3); background-color: rgb(128, 128, 128);',
    ],
    [
      '<p style="text-decoration: underline; font-style: italic">ก</p>',
      'text-decoration: underline; font-style: italic;',
    ],
  ])('%s is kept', (html, style) => {
    expect(styleOf(html)).toBe(style)
  })

  test.each(['style="background-color: black"', 'bgcolor="black"'])('keeps its colour in a table with %s', (ground) => {
    const cell = sanitise(`<table ${ground}><tr><td style="color: orange">ก</td></tr></table>`).querySelector('td')
    expect(cell?.style.color).toBe('orange')
  })

  test.each([
    ['red', 'font-weight: 600;'],
    ['#0953b4', 'color: rgb(9, 83, 180);'],
  ])('is read from an older <font color=%j>, too', (color, style) => {
    expect(sanitise(`<font color="${color}">ก</font>`).querySelector('font')?.outerHTML).toBe(
      `<font style="${style}">ก</font>`,
    )
  })

  test.each([
    ['#b45309', 'font-weight: 600;'],
    ['darkorange', 'font-weight: 600;'],
    ['red; font-weight: bold', 'font-weight: bold;'],
  ])('emphasises by weight instead of %s, which would look like an error', (color, style) => {
    expect(styleOf(`<p style="color: ${color}">ก</p>`)).toBe(style)
  })

  test.each([
    'position: fixed; inset: 0',
    'display: none',
    'background: url(https://evil.example/1.png)',
    'background-color: url(https://evil.example/1.png)',
    'color: var(--danger)',
    'color: \\72 ed',
    'font-size: 400px',
    'color: expression(alert(1))',
    '--accent: red',
    'content: "x"',
    'color:',
  ])('"%s" is not applied', (style) => {
    const box = shown(`<p style='${style}'>ก</p>`)
    expect(box.querySelector('p')?.getAttributeNames()).toEqual([])
    expect(box).toHaveTextContent('ก')
  })

  it.each([
    ['<frameset>', 'begins with a frameset'],
    [' <frameset onload=x><frame>', 'begins with a space and frames'],
    ['<html><head><frameset>', 'begins as a whole document of frames'],
    ['<style>p{}</style>', 'begins with a style sheet'],
    ['<base href="/x">', 'begins with a base'],
    ['<body style="display:none">', 'begins with a body'],
  ])('%s%s keeps its words', (beginning, words) => {
    expect(shown(`${beginning}<p>${words}</p>`).textContent.trim()).toBe(words)
  })

  it('that contains words beginning like handlers and styles is unchanged', () => {
    const html = '<ol start="3"><li title="only style=1">onto "once" stylish</li></ol><a href="/onboarding">on</a>'
    const box = shown(html)
    expect(box.querySelector('ol')).toHaveAttribute('start', '3')
    expect(box.querySelector('li')).toHaveAttribute('title', 'only style=1')
    expect(box.querySelector('a')).toHaveAttribute('href', `${window.location.origin}/onboarding`)
    expect(box.textContent).toBe('onto "once" stylishon')
  })

  it('is found in the attribute only, not in the text', () => {
    expect(shown('<p title="style=x">เขียนว่า style=color:red</p>')).toHaveTextContent('เขียนว่า style=color:red')
    expect(shown('<p>1 < 2 style="color:red"</p>').querySelectorAll('[style]')).toHaveLength(0)
  })
})
