import { describe, expect, test } from 'vitest'
import { appOf, bareAddress, shownLink, safeHelpVideo, shownContact } from '../../../../src/features/info/rules.ts'

test.each([
  ['https://line.me/ti/p/1', 'https://line.me/ti/p/1'],
  ['javascript:alert(1)', null],
  ['', null],
  ['  ', null],
  [null, null],
])('the link to %j is %j', (address, link) => {
  expect(shownLink(address)).toBe(link)
})

describe('the contact as shown', () => {
  test('has what the server sent', () => {
    const contact = {
      contactText: ' <โทรหาเรา> ',
      lineName: ' @wallet ',
      lineLink: 'https://line.me/ti/p/1',
      lineQR: `${window.location.origin}/qr.png`,
    }
    expect(shownContact(contact)).toEqual({
      text: '<โทรหาเรา>',
      name: '@wallet',
      link: 'https://line.me/ti/p/1',
      code: `${window.location.origin}/qr.png`,
    })
  })

  test.each([
    { contactText: '', lineName: '', lineLink: '', lineQR: '' },
    { contactText: '<p><br></p>', lineName: '', lineLink: '', lineQR: '' },
    { contactText: ' ', lineName: ' ', lineLink: ' ', lineQR: ' ' },
    { contactText: '', lineName: '', lineLink: null, lineQR: null },
    { contactText: '', lineName: '', lineLink: 'data:,x', lineQR: 'https://elsewhere.example/qr.png' },
  ])('is null for what is empty or not allowed: %j', (contact) => {
    expect(shownContact(contact)).toEqual({ text: null, name: null, link: null, code: null })
  })
})

test.each([
  ['https://wallet.example/', 'wallet.example'],
  ['http://wallet.example', 'wallet.example'],
  ['https://wallet.example/a/', 'wallet.example/a'],
  ['https://wallet.example/?to=https://a.example/b', 'wallet.example/?to=https://a.example/b'],
  ['line://ti/p/1?next=https://a.example/b', 'line://ti/p/1?next=https://a.example/b'],
])('%s is written %s', (address, written) => {
  expect(bareAddress(address)).toBe(written)
})

test.each([
  ['https://videos.example/1.mp4', 'https://videos.example/1.mp4'],
  ['/help/1.mp4', `${window.location.origin}/help/1.mp4`],
  ['http://videos.example/1.mp4', null],
  ['ftp://videos.example/1.mp4', null],
  [`blob:${window.location.origin}/1`, null],
  ['https://', null],
  ['', null],
])('the video %j is %j', (address, video) => {
  expect(safeHelpVideo(address)).toBe(video)
})

test.each([
  ['https://line.me/R/ti/p/@sandbox', 'line'],
  ['https://t.me/sandbox', 'telegram'],
  ['https://telegram.me/sandbox', 'telegram'],
  ['tg://resolve?domain=sandbox', 'telegram'],
  ['https://not.me/t.me', 'line'],
  [null, 'line'],
])('support at %s is shown with the logo of %s', (link, app) => {
  expect(appOf(link)).toBe(app)
})
