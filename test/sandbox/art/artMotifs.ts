/** The colours a motif is drawn in, from light to dark, with one that stands out. */
export interface Palette {
  light: string
  mid: string
  deep: string
  accent: string
}

/** Draws a game's sign in a box of 100 by 100, as SVG elements. */
type Motif = (palette: Palette) => string

const circle = (x: number, y: number, r: number, attributes: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${attributes}/>`
const path = (d: string, attributes: string) => `<path d="${d}" ${attributes}/>`
const fill = (colour: string) => `fill="${colour}"`
const line = (colour: string, width: number) =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`

/** Repeats a drawing in equal turns around the middle of the box. */
const around = (times: number, draw: (index: number) => string) =>
  Array.from(
    { length: times },
    (_, index) => `<g transform="rotate(${(360 / times) * index} 50 50)">${draw(index)}</g>`,
  ).join('')

const cat: Motif = ({ light, deep, accent }) =>
  path('M20 18 L44 34 H56 L80 18 V58 A30 28 0 0 1 20 58 Z', fill(light)) +
  path('M26 30 L38 38 L26 46 Z M74 30 L62 38 L74 46 Z', fill(accent)) +
  path('M32 56 Q38 50 44 56 M56 56 Q62 50 68 56 M50 64 V68 M42 72 Q46 76 50 70 Q54 76 58 72', line(deep, 3)) +
  circle(50, 90, 6, fill(accent))

const flame: Motif = ({ light, mid, accent }) =>
  path('M52 8 C56 30 82 42 78 66 A28 28 0 0 1 22 66 C20 50 34 44 36 26 C46 32 52 22 52 8 Z', fill(mid)) +
  path('M52 34 C56 48 70 54 66 70 A17 17 0 0 1 33 70 C32 60 42 58 44 46 C50 50 52 42 52 34 Z', fill(accent)) +
  path('M50 58 C52 66 60 70 57 78 A8 8 0 0 1 42 78 C41 72 48 68 50 58 Z', fill(light))

const orchid: Motif = ({ light, mid, accent }) =>
  around(3, () => path('M50 50 C30 40 34 10 50 8 C66 10 70 40 50 50 Z', fill(mid))) +
  `<g transform="rotate(60 50 50)">${around(3, () => path('M50 50 C36 38 40 16 50 14 C60 16 64 38 50 50 Z', fill(light)))}</g>` +
  circle(50, 50, 9, fill(accent))

const comet: Motif = ({ light, mid, accent }) =>
  path('M12 88 L50 34 L66 50 Z', `${fill(mid)} opacity="0.7"`) +
  path('M8 64 L50 30 L58 38 Z M36 92 L62 42 L70 50 Z', `${fill(light)} opacity="0.5"`) +
  circle(64, 36, 20, fill(accent)) +
  circle(58, 30, 6, `${fill(light)} opacity="0.7"`) +
  path('M22 16 l3 8 8 3 -8 3 -3 8 -3 -8 -8 -3 8 -3 Z M86 74 l2 6 6 2 -6 2 -2 6 -2 -6 -6 -2 6 -2 Z', fill(light))

const koi: Motif = ({ light, deep, accent }) =>
  path('M18 50 C30 22 62 22 76 48 L94 30 Q88 50 94 70 L76 52 C62 78 30 78 18 50 Z', fill(light)) +
  path('M34 34 Q48 50 34 66 M48 30 Q62 50 48 70 M60 36 Q70 50 60 64', line(accent, 5)) +
  path('M44 28 Q54 12 66 26 Z', fill(accent)) +
  circle(27, 46, 3, fill(deep))

const football: Motif = ({ light, deep, accent }) =>
  circle(50, 50, 38, fill(light)) +
  path('M50 34 L65 45 L59 63 H41 L35 45 Z', fill(deep)) +
  around(5, () => path('M50 34 V22 M40 15 L50 22 L60 15', line(deep, 4))) +
  circle(50, 50, 38, line(accent, 4))

const basketball: Motif = ({ light, deep, mid }) =>
  circle(50, 50, 38, fill(mid)) +
  path('M12 50 H88 M50 12 V88 M24 22 Q48 50 24 78 M76 22 Q52 50 76 78', line(deep, 4)) +
  path('M26 30 Q36 18 50 16', line(light, 4))

const horseshoe: Motif = ({ light, deep, accent }) =>
  path('M30 86 C10 56 16 16 50 16 C84 16 90 56 70 86', line(light, 16)) +
  path('M22 88 H38 M62 88 H78', line(accent, 8)) +
  [
    [27, 66],
    [27, 44],
    [38, 26],
    [62, 26],
    [73, 44],
    [73, 66],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 3, fill(deep)))
    .join('')

const cards: Motif = ({ light, deep, accent }) =>
  `<g transform="rotate(-14 40 56)"><rect x="16" y="20" width="44" height="62" rx="7" ${fill(accent)}/></g>` +
  `<g transform="rotate(10 62 52)"><rect x="40" y="18" width="44" height="62" rx="7" ${fill(light)}/>` +
  path(
    'M62 34 C74 44 80 50 74 57 C70 61 65 59 63 56 L66 66 H58 L61 56 C59 59 54 61 50 57 C44 50 50 44 62 34 Z',
    fill(deep),
  ) +
  '</g>'

const roulette: Motif = ({ light, mid, deep, accent }) =>
  circle(50, 50, 40, fill(light)) +
  around(12, (index) => path('M50 50 L40.3 13.8 A37.5 37.5 0 0 1 59.7 13.8 Z', fill(index % 2 === 0 ? deep : mid))) +
  circle(50, 50, 20, fill(accent)) +
  around(4, () => path('M50 50 V36', line(light, 4))) +
  circle(50, 50, 5, fill(light)) +
  circle(66, 24, 4.5, fill(light))

const chip: Motif = ({ light, mid, deep, accent }) =>
  circle(50, 50, 40, fill(mid)) +
  circle(50, 50, 35, `fill="none" stroke="${light}" stroke-width="10" stroke-dasharray="18.3 18.3"`) +
  circle(50, 50, 25, fill(deep)) +
  path('M50 30 L64 50 L50 70 L36 50 Z', fill(accent)) +
  path('M50 30 L57 50 L50 70 L43 50 Z', `${fill(light)} opacity="0.6"`)

const balls: Motif = ({ light, mid, deep, accent }) =>
  circle(30, 66, 22, fill(mid)) +
  circle(72, 68, 20, fill(accent)) +
  circle(50, 38, 27, fill(light)) +
  path('M39 26 H62 L50 54', line(deep, 6)) +
  circle(24, 60, 5, `${fill(light)} opacity="0.6"`) +
  circle(66, 62, 4, `${fill(light)} opacity="0.6"`)

const sunrise: Motif = ({ light, mid, accent }) =>
  path('M50 62 m-26 0 a26 26 0 0 1 52 0 Z', fill(accent)) +
  path('M50 14 V26 M18 30 L27 38 M82 30 L73 38 M6 60 H16 M84 60 H94', line(light, 6)) +
  path('M10 72 H90 M22 82 H78 M36 92 H64', line(mid, 5))

const lotus: Motif = ({ light, mid, accent }) =>
  path('M50 82 C16 82 6 62 6 48 C26 46 44 58 50 82 C56 58 74 46 94 48 C94 62 84 82 50 82 Z', fill(mid)) +
  path('M50 82 C26 76 20 48 26 30 C44 38 52 58 50 82 C48 58 56 38 74 30 C80 48 74 76 50 82 Z', fill(light)) +
  path('M50 82 C34 64 36 34 50 16 C64 34 66 64 50 82 Z', fill(accent)) +
  path('M24 92 H76', line(mid, 4))

/** The motif of every game by its code. */
export const motifs: Record<string, Motif> = {
  neko: cat,
  magma: flame,
  orchid,
  comet,
  koi,
  striker: football,
  courtside: basketball,
  derby: horseshoe,
  baccara: cards,
  roulette,
  jade: chip,
  seven: balls,
  sunrise,
  lotus,
}
