import { act } from './acting.ts'

const image = `<img src=x: onerror=${act}>`

/** Elements between which the namespace changes, or after which a parser reads text otherwise. */
const outer = [
  ['<math>', '</math>'],
  ['<svg>', '</svg>'],
  ['<math><mtext>', '</mtext></math>'],
  ['<math><annotation-xml encoding="text/html">', '</annotation-xml></math>'],
  ['<svg><foreignObject>', '</foreignObject></svg>'],
  ['<svg><desc>', '</desc></svg>'],
  ['<svg><title>', '</title></svg>'],
  ['<form><math><mtext></form><form>', '</form></mtext></math>'],
  ['<table>', '</table>'],
  ['<table><caption>', '</caption></table>'],
  ['<select>', '</select>'],
  ['<option><select>', '</select></option>'],
  ['<template>', '</template>'],
  ['<noscript>', '</noscript>'],
  ['<p><svg><p>', '</p></svg></p>'],
  ['<a><table><a>', '</a></table></a>'],
  ['<b><p></b><i>', '</i></p>'],
  ['<svg><svg><math>', '</math></svg></svg>'],
] as const
const inner = [
  (inside: string) => `<mglyph><style><!--</style>${inside}-->`,
  (inside: string) => `<malignmark><style>${inside}</style>`,
  (inside: string) => `<style><a title="</style>${inside}">`,
  (inside: string) => `<style><!--</style>--><p title="-->${inside}">`,
  (inside: string) => `<title><a title="</title>${inside}">`,
  (inside: string) => `<textarea><p title="</textarea>${inside}">`,
  (inside: string) => `<noscript><p title="</noscript>${inside}">`,
  (inside: string) => `<xmp><p title="</xmp>${inside}">`,
  (inside: string) => `<iframe><p title="</iframe>${inside}">`,
  (inside: string) => `<noembed><p title="</noembed>${inside}">`,
  (inside: string) => `<!--><p title="-->${inside}">`,
  (inside: string) => `<![CDATA[<p title="]]>${inside}">`,
  (inside: string) => `<form><input name=parentNode>${inside}</form>`,
  (inside: string) => `<template shadowrootmode=open>${inside}</template>`,
  (inside: string) => `<plaintext>${inside}`,
] as const

/** Every element of one list around every one of the other: what is harmless as it was read must stay so when it is read again. */
export const nestings = outer.flatMap(([opened, closed]) => inner.map((inside) => `${opened}${inside(image)}${closed}`))

/** Tricks of the parser's own: comments, ends of tags, characters that some readers skip. */
export const misreadings = [
  `<!--><img src=x: onerror=${act}>-->`,
  `<!---><img src=x: onerror=${act}>-->`,
  `<!--- --!><img src=x: onerror=${act}>-->`,
  `<!-- --\x3e\x3cimg src=x: onerror=${act}> -->`,
  `<!doctype html [<!ENTITY x "${act}">]><p>&x;</p>`,
  `</ title="${image}">คำ`,
  `<? title="${image}">คำ`,
  `<% title="%>${image}">คำ`,
  `<//style="x:expression(${act})">คำ`,
  `<p title="\`">\`><img src=x: onerror=${act}></p>`,
  `<img src="x:\` \`<script>${act}</script>"\` \`>`,
  `<a href="x:"title="&quot;><img src=x: onerror=${act}>">คำ</a>`,
  `<p title='&#39;><img src=x: onerror=${act}>'>คำ</p>`,
  `<\u0000img src=x: onerror=${act}>`,
  `<i\u0000mg src=x: onerror=${act}>`,
  `<\u{e003c}img src=x: onerror=${act}>`,
  `\u{ff1c}img src=x: onerror=${act}\u{ff1e}`,
  `+ADw-img src=x: onerror=${act}+AD4-`,
  `<img src=x: onerror\u3000=${act}>`,
  `<p is=script-part>${image}</p>`,
  `<details open><summary>${image}</summary></details>`,
  `<ruby><rt><svg><style></ruby>${image}`,
  `<nobr><table><nobr>${image}`,
  `<listing>&lt;img src=x: onerror=${act}&gt;</listing>`,
  `&lt;img src=x: onerror=${act}&gt;`,
  `<textarea>&lt;/textarea&gt;${image}</textarea>`,
  `<selectedcontent>${image}</selectedcontent>`,
  `${'<'.repeat(300)}img src=x: onerror=${act}>`,
]
