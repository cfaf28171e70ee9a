/** A game's sign by its code, in a box of 100 by 100: `$l`, `$m`, `$d` are its colours from light to dark, `$a` the one that stands out. */
export const motifs: Record<string, string> = {
  neko: `<path fill="$l" d="M20 18 L44 34 H56 L80 18 V58 A30 28 0 0 1 20 58 Z"/>
    <path fill="$a" d="M26 30 L38 38 L26 46 Z M74 30 L62 38 L74 46 Z"/><circle cx="50" cy="90" r="6" fill="$a"/>
    <path stroke="$d" stroke-width="3" d="M32 56 Q38 50 44 56 M56 56 Q62 50 68 56 M50 64 V68 M42 72 Q46 76 50 70 Q54 76 58 72"/>`,
  magma: `<path fill="$m" d="M52 8 C56 30 82 42 78 66 A28 28 0 0 1 22 66 C20 50 34 44 36 26 C46 32 52 22 52 8 Z"/>
    <path fill="$a" d="M52 34 C56 48 70 54 66 70 A17 17 0 0 1 33 70 C32 60 42 58 44 46 C50 50 52 42 52 34 Z"/>
    <path fill="$l" d="M50 58 C52 66 60 70 57 78 A8 8 0 0 1 42 78 C41 72 48 68 50 58 Z"/>`,
  orchid: `<path id="p" fill="$m" d="M50 50 C30 40 34 10 50 8 C66 10 70 40 50 50 Z"/>
    <use href="#p" transform="rotate(120 50 50)"/><use href="#p" transform="rotate(240 50 50)"/>
    <path id="q" fill="$l" transform="rotate(60 50 50)" d="M50 50 C36 38 40 16 50 14 C60 16 64 38 50 50 Z"/>
    <use href="#q" transform="rotate(120 50 50)"/><use href="#q" transform="rotate(240 50 50)"/>
    <circle cx="50" cy="50" r="9" fill="$a"/>`,
  comet: `<path fill="$m" opacity="0.7" d="M12 88 L50 34 L66 50 Z"/>
    <path fill="$l" opacity="0.5" d="M8 64 L50 30 L58 38 Z M36 92 L62 42 L70 50 Z"/>
    <circle cx="64" cy="36" r="20" fill="$a"/><circle cx="58" cy="30" r="6" fill="$l" opacity="0.7"/>
    <path fill="$l" d="M22 16 l3 8 8 3 -8 3 -3 8 -3 -8 -8 -3 8 -3 Z M86 74 l2 6 6 2 -6 2 -2 6 -2 -6 -6 -2 6 -2 Z"/>`,
  koi: `<path fill="$l" d="M18 50 C30 22 62 22 76 48 L94 30 Q88 50 94 70 L76 52 C62 78 30 78 18 50 Z"/>
    <path stroke="$a" stroke-width="5" d="M34 34 Q48 50 34 66 M48 30 Q62 50 48 70 M60 36 Q70 50 60 64"/>
    <path fill="$a" d="M44 28 Q54 12 66 26 Z"/><circle cx="27" cy="46" r="3" fill="$d"/>`,
  striker: `<circle cx="50" cy="50" r="38" fill="$l"/><path fill="$d" d="M50 34 L65 45 L59 63 H41 L35 45 Z"/>
    <path id="s" stroke="$d" stroke-width="4" d="M50 34 V22 M40 15 L50 22 L60 15"/>
    <use href="#s" transform="rotate(72 50 50)"/><use href="#s" transform="rotate(144 50 50)"/>
    <use href="#s" transform="rotate(216 50 50)"/><use href="#s" transform="rotate(288 50 50)"/>
    <circle cx="50" cy="50" r="38" stroke="$a" stroke-width="4"/>`,
  courtside: `<circle cx="50" cy="50" r="38" fill="$m"/><path stroke="$l" stroke-width="4" d="M26 30 Q36 18 50 16"/>
    <path stroke="$d" stroke-width="4" d="M12 50 H88 M50 12 V88 M24 22 Q48 50 24 78 M76 22 Q52 50 76 78"/>`,
  derby: `<path stroke="$l" stroke-width="16" d="M30 86 C10 56 16 16 50 16 C84 16 90 56 70 86"/>
    <path stroke="$a" stroke-width="8" d="M22 88 H38 M62 88 H78"/>
    <path stroke="$d" stroke-width="6" d="M27 66h0 M27 44h0 M38 26h0 M62 26h0 M73 44h0 M73 66h0"/>`,
  baccara: `<rect x="16" y="20" width="44" height="62" rx="7" fill="$a" transform="rotate(-14 40 56)"/>
    <g transform="rotate(10 62 52)"><rect x="40" y="18" width="44" height="62" rx="7" fill="$l"/>
    <path fill="$d" d="M62 34 C74 44 80 50 74 57 C70 61 65 59 63 56 L66 66 H58 L61 56 C59 59 54 61 50 57 C44 50 50 44 62 34 Z"/></g>`,
  roulette: `<circle cx="50" cy="50" r="40" fill="$l"/><circle cx="50" cy="50" r="28" stroke="$m" stroke-width="19"/>
    <circle cx="50" cy="50" r="28" stroke="$d" stroke-width="19" stroke-dasharray="14.66" stroke-linecap="butt"/>
    <circle cx="50" cy="50" r="20" fill="$a"/><circle cx="50" cy="50" r="5" fill="$l"/>
    <path stroke="$l" stroke-width="4" d="M50 36V64 M36 50H64"/><circle cx="66" cy="24" r="4.5" fill="$l"/>`,
  jade: `<circle cx="50" cy="50" r="40" fill="$m"/><circle cx="50" cy="50" r="25" fill="$d"/>
    <circle cx="50" cy="50" r="35" stroke="$l" stroke-width="10" stroke-dasharray="18.3" stroke-linecap="butt"/>
    <path fill="$a" d="M50 30 L64 50 L50 70 L36 50 Z"/><path fill="$l" opacity="0.6" d="M50 30 L57 50 L50 70 L43 50 Z"/>`,
  seven: `<circle cx="30" cy="66" r="22" fill="$m"/><circle cx="72" cy="68" r="20" fill="$a"/>
    <circle cx="50" cy="38" r="27" fill="$l"/><path stroke="$d" stroke-width="6" d="M39 26 H62 L50 54"/>
    <path stroke="$l" opacity="0.6" stroke-width="9" d="M24 60h0 M66 62h0"/>`,
  sunrise: `<path fill="$a" d="M50 62 m-26 0 a26 26 0 0 1 52 0 Z"/>
    <path stroke="$l" stroke-width="6" d="M50 14 V26 M18 30 L27 38 M82 30 L73 38 M6 60 H16 M84 60 H94"/>
    <path stroke="$m" stroke-width="5" d="M10 72 H90 M22 82 H78 M36 92 H64"/>`,
  lotus: `<path fill="$m" d="M50 82 C16 82 6 62 6 48 C26 46 44 58 50 82 C56 58 74 46 94 48 C94 62 84 82 50 82 Z"/>
    <path fill="$l" d="M50 82 C26 76 20 48 26 30 C44 38 52 58 50 82 C48 58 56 38 74 30 C80 48 74 76 50 82 Z"/>
    <path fill="$a" d="M50 82 C34 64 36 34 50 16 C64 34 66 64 50 82 Z"/><path stroke="$m" stroke-width="4" d="M24 92 H76"/>`,
}
