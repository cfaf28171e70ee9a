import { act } from './acting.ts'

const image = `<img src=x: onerror=${act}>`

/** Words that must stand there, whatever their text begins with. */
export const words = 'ข้อความยังอยู่'

/** Beginnings after which parsers make other documents than one with a body. */
export const beginnings = [
  '<frameset>',
  '<frameset><frame>',
  '<FRAMESET rows="*">',
  ' <frameset cols="1">',
  '\n\n<frameset/>',
  '<!-- --><frameset>',
  '<html><frameset>',
  '<head></head><frameset>',
  '<!doctype html><frameset>',
  '</p><frameset>',
  '</body><frameset>',
  '<html>',
  '<head>',
  '<body>',
  '<body style="display:none" class=x id=root>',
  '<!doctype html>',
  '<head><title>x</title>',
  '<base href="/x/">',
  '<meta charset="utf-16">',
  '<link rel=stylesheet href="x:">',
  '</html>',
  '</body></html>',
  '</br>',
  '<tr><td>',
  '<col>',
  '<frame>',
  '<caption>',
  '<tbody>',
  '<style>*{display:none}</style>',
  '<style></style>',
  '<STYLE\n>p{}</STYLE\n>',
  '<svg><style>*{display:none}</style></svg>',
  '<template></template>',
  '<title></title>',
  '<noscript></noscript>',
  '\u0000',
  '\ufeff',
  '\u202e',
  '\u2028',
  '<wbr>',
  '<remove></remove>',
].map((beginning) => `${beginning}<p>${words}</p>`)

/** Names under which the app or the browser looks something up. */
export const clobberable =
  'root body head cookie location documentElement getElementById querySelector createElement addEventListener forms launch firstPage takeTap showFirstPage runApp outdated telegram Telegram liff inPage event self top parent name __proto__ constructor toString hasOwnProperty childNodes attributes nodeName parentNode ownerDocument innerHTML textContent removeChild'.split(
    ' ',
  )

/** Elements that take such a name. */
export const clobberings = clobberable.map((name, at) => {
  const by = at % 2 === 0 ? 'id' : 'name'
  const forms = [
    `<a ${by}="${name}" href="tel:1">คำ</a><a ${by}="${name}" name=x href="tel:2">คำ</a>`,
    `<img ${by}="${name}" src=x:><form ${by}="${name}"><input name="${name}"><output id="${name}"></output></form>`,
    `<iframe name="${name}" srcdoc="<a id=x>"></iframe><object id="${name}"></object><embed name="${name}">`,
    `<form id="${name}"><input name=attributes><input name=childNodes><input name=nodeName onfocus=${act} autofocus></form>`,
  ]
  return forms[at % forms.length] ?? ''
})

const deep = 500
const nest = (opened: string, closed: string, inside = image) => opened.repeat(deep) + inside + closed.repeat(deep)

/** Elements in each other, so deep that recursion and limits of parsers are met. */
export const depths = [
  nest('<div>', '</div>'),
  nest('<b>', '</b>'),
  nest('<a href=x:>', '</a>'),
  nest('<font color=red><p>', '</p></font>'),
  nest('<table><tr><td>', '</td></tr></table>'),
  nest('<svg>', '</svg>'),
  nest('<math><mtext>', '</mtext></math>'),
  nest('<svg><foreignObject><math><mi>', '</mi></math></foreignObject></svg>'),
  nest('<template>', '</template>'),
  nest('<form><div>', '</div></form>'),
  nest('<select><option>', '</option></select>'),
  nest('<noscript><style>', '</style></noscript>'),
  nest('<ul><li>', '</li></ul>'),
  nest('<i><p>', '', '<style><!--</style>-->'),
  nest('<div>', '</div>', `<math><mtext><table><mglyph><style><!--</style>${image}-->`),
  '<'.repeat(5_000),
  '<p style="'.repeat(1_000),
  '&lt;'.repeat(5_000),
  `<p ${'x=y '.repeat(5_000)}onclick=${act}>คำ</p>`,
  `<p style="${'color:red;'.repeat(2_000)}">คำ</p>`,
  `${'<!--'.repeat(2_000)}${image}${'-->'.repeat(2_000)}`,
  'คำ'.repeat(3_000),
  '\u0e49'.repeat(500),
]

/** Styles that would cover, hide or move what is not theirs. */
export const stylings = [
  ...[
    'position:fixed;inset:0;z-index:9',
    'display:none',
    'position:absolute;top:0',
    'font-size:900px',
    'transform:scale(99)',
    'margin:-999px',
    'opacity:0',
    'pointer-events:none',
    'content:"x"',
    'animation:x 1s',
    'color:transparent;position:sticky',
    'color:expression(ran())',
    'behavior:url(#x)',
    '-moz-binding:url(#x)',
    '--accent:red',
    'all:unset',
    'color:var(--x,url(x:))',
    'color:red;/*',
    'color:red}*{display:none',
    'color:attr(x)',
    'color:env(x)',
    'text-align:center;text-align:-webkit-match-parent',
  ].map((style) => `<p style='${style}'>คำ</p>`),
  '<style>body{display:none}</style><p>คำ</p>',
  '<style>body{display:none}',
  '<style><style>body{display:none}</style></style><p>คำ</p>',
  '<p/style="position:fixed"style=\'position:fixed\'\nSTYLE = position:fixed>คำ</p>',
  '<p data-style="position:fixed" x-style="position:fixed">คำ</p>',
  '<p title=">" style="position:fixed">คำ</p>',
  "<p title='>' onclick=ran() style=position:fixed>คำ</p>",
  '<p class="Alerts-backdrop Sheet-sheet Toasts-toast">คำ</p>',
  '<dialog open>คำ</dialog><div popover id=p>คำ</div><button popovertarget=p autofocus>กด</button>',
  '<input autofocus type=password name=password><button type=submit>เข้าสู่ระบบ</button>',
  '<p role=alertdialog aria-live=assertive contenteditable tabindex=1 accesskey=x draggable=true inert hidden>คำ</p>',
  '<label for=root>คำ</label><output for=root>คำ</output><meter value=1></meter><progress></progress>',
  '<button command=show-modal commandfor=x>กด</button><details name=x open><summary>คำ</summary></details>',
]
