/** What every vector tries to call. The watch in the page notes it. */
export const act = 'ran()'

const elements =
  'img svg body video audio iframe object embed input button form details marquee select textarea a p style link script frameset dialog math template custom-part'.split(
    ' ',
  )
const events =
  'onload onerror onfocus ontoggle onbeforetoggle onclick onpointerenter onanimationstart ontransitionend onscrollend oncontentvisibilityautostatechange onfocusin onpageshow onhashchange onbegin onslotchange onmouseover onformdata onsecuritypolicyviolation onbeforematch'.split(
    ' ',
  )

/** Ways in which an attribute can be written; parsers and filters often read them differently. */
const forms = [
  (event: string) => ` ${event}=${act}`,
  (event: string) => ` ${event}="${act}"`,
  (event: string) => `/${event}='${act}'`,
  (event: string) => `\n${event.toUpperCase()}\n=\n${act}`,
  (event: string) => ` x='>'${event}=${act} y="`,
  (event: string) => ` ${event}&#61;${act} ${event}=${act.replaceAll('(', '&lpar;').replaceAll(')', '&#41;')}`,
  (event: string) => `\f${event}=\`\`+${act}`,
  (event: string) => ` =${event}=${act} \0${event}=${act}`,
]
const address = ' src=x: href=x: tabindex=1 autofocus open style="animation:x 1s" contenteditable'

/** Handlers on every element, each event and each way of writing once or more. */
export const handlers = elements.flatMap((element, at) =>
  [0, 1, 2].map((turn) => {
    const event = events[(at * 3 + turn * 7) % events.length] ?? 'onload'
    const form = forms[(at + turn * 3) % forms.length]
    return `<${element}${address}${form?.(event) ?? ''}>คำ</${element}>`
  }),
)

/** Code that needs no attribute of an event. */
export const scripts = [
  `<script>${act}</script>`,
  `<SCRIPT\n>${act}</SCRIPT\n>`,
  `<script src="data:text/javascript,${act}"></script>`,
  `<script type=module>${act}</script>`,
  `<script x="</script>">${act}</script>`,
  `<scr<script>ipt>${act}</scr</script>ipt>`,
  `<script><!--<script>${act}</script>-->${act}</script>`,
  `<svg><script>${act}</script></svg>`,
  `<svg><script href="data:,${act}"/></svg>`,
  `<svg><script>${act.replaceAll('(', '&#40;')}</script></svg>`,
  `<math><script>${act}</script></math>`,
  `<iframe srcdoc="<script>parent.${act}</script>"></iframe>`,
  `<iframe src="javascript:parent.${act}"></iframe>`,
  `<object data="javascript:${act}"></object>`,
  `<embed src="data:text/html,<script>opener.${act}</script>">`,
  `<meta http-equiv=refresh content="0;url=javascript:${act}">`,
  `<form action="javascript:${act}"><input type=submit autofocus></form>`,
  `<form id=f></form><button form=f formaction="javascript:${act}">กด</button>`,
  `<isindex type=image src=x onerror=${act}>`,
  `<svg><a><animate attributeName=href values="javascript:${act}"/><text>กด</text></a></svg>`,
  `<svg><set attributeName=onmouseover to="${act}"/></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${act}</script></svg>#x"/></svg>`,
  `<svg><foreignObject><body onload=${act}></foreignObject></svg>`,
  `<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${act}'/>">`,
  `<video><source onerror=${act}></video>`,
  `<xml><img src=x onerror=${act}></xml>`,
  `<?xml-stylesheet href="javascript:${act}"?><p>คำ</p>`,
  `<![CDATA[<img src=x onerror=${act}>]]>`,
  `<script type="speculationrules">{"prerender":[{"urls":["/user/spin"]}]}</script>`,
  `<script type="importmap">{"imports":{"react":"data:,${act}"}}</script>`,
]
