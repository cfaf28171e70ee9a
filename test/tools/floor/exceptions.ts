/** A name newer than the floor that may be used, as the code works in browsers without it. */
export interface Exception {
  /** As the check prints it. */
  readonly name: string
  readonly files: RegExp
  /** The reason why its absence is harmless. */
  readonly reason: string
}

/** Each of some names for the same reason. */
const allow = (names: readonly string[], files: RegExp, reason: string): Exception[] =>
  names.map((name) => ({ name, files, reason }))

/** Styles that a browser may drop: only the look changes. */
const looks: readonly Exception[] = [
  ...allow(['overscroll-behavior', 'overscroll-behavior-x'], /\.css$/, 'The page behind may scroll along.'),
  ...allow(['scrollbar-width'], /\.css$/, 'Hidden by ::-webkit-scrollbar beside it, or seen.'),
  ...allow(
    ['content-visibility', 'contain-intrinsic-size'],
    /(BonusPage|bonus-).*\.css$/,
    'All of a list is painted at once.',
  ),
  ...allow(
    ['user-select: all'],
    /(Copyable|InviteQr|parts).*\.css$/,
    'What is to be copied is selected by hand, and has a button.',
  ),
  ...allow(['overflow-anchor'], /\.css$/, 'What it switches off is not there.'),
  ...allow(['text-wrap'], /\.css$/, 'Only the look changes: lines are less even.'),
]

/** Guarded names of the sources. */
export const sourceExceptions: readonly Exception[] = [
  ...allow(
    ['Navigator.wakeLock', 'WakeLock.request', 'WakeLockSentinel.release'],
    /^src\/ui\/useWakeLock\.ts$/,
    'Asked for first; without it the screen may go dark.',
  ),
  ...allow(
    ['Clipboard.readText'],
    /^src\/features\/gift\/GiftForm\.tsx$/,
    'Asked for by `in`; without it there is no button to paste.',
  ),
  ...allow(
    ['Navigator.setAppBadge'],
    /^src\/(lib\/badge|wallet\/arrivals)\.ts$/,
    'Asked for first; without it there is no badge.',
  ),
  ...allow(
    ['Window.navigation', 'Navigation.currentEntry', 'NavigationHistoryEntry.index', 'Navigation.canGoBack'],
    /^src\/nav\/(history|back)\.ts$/,
    'Asked by optional chaining; without it a step back that is not answered tells.',
  ),
  ...allow(
    ['CanvasRenderingContext2D.imageSmoothingQuality'],
    /^src\/features\/slip\/compress\.ts$/,
    'A wish: without it the smaller picture is a little rougher.',
  ),
  ...allow(
    ['Navigator.canShare', 'Navigator.share'],
    /^src\/platform\/(files|share)\.ts$/,
    'Asked by optional chaining or by `in`, and a throw is caught; else it is saved, or the player gets addresses.',
  ),
  ...allow(
    ['Navigator.vibrate'],
    /^src\/(platform\/browser\/browser|features\/preferences\/SoundGroup)\.tsx?$/,
    'Asked by optional chaining, or by `in` before it is offered.',
  ),
  ...allow(
    ['<dialog closedby>'],
    /^src\/(ui\/layout\/Sheet|features\/chat\/conversation\/ChatDialog)\.tsx$/,
    'A tap beside the sheet then does nothing; its close button, the pull and back close it.',
  ),
  ...allow(
    ['attribute autofocus'],
    /^src\/(ui\/layout\/Sheet|features\/chat\/conversation\/ChatDialog)\.tsx$/,
    'React gives the focus itself and writes no attribute.',
  ),
  ...allow(
    ['HTMLElement.focus with preventScroll'],
    /^src\/ui\/layout\/keepFocus\.ts$/,
    'Android scrolls to typed fields alone, iOS 15.4 to all.',
  ),
  ...allow(
    ['HTMLElement.focus with preventScroll'],
    /^src\/ui\/controls\/useSaveImage\.ts$/,
    'It was scrolled to just before.',
  ),
]

/** Guarded names of the built files: those of the sources, and those of libraries. */
export const builtExceptions: readonly Exception[] = [
  ...looks,
  ...allow(['….readText'], /\/gift-\w+\.js$/, 'GiftForm.tsx asks for it by `in`.'),
  ...allow(
    ['….toBase64', 'Uint8Array.fromBase64'],
    /\/(gift|qr|codeReader|parts)-\w+\.js$/,
    'jose and qr look whether it is there, and else take btoa and atob.',
  ),
  ...allow(
    ['OffscreenCanvas', 'new OffscreenCanvas'],
    /\/(decode|codeReader)-\w+\.js$/,
    'qr needs it for a detector that the app does not use.',
  ),
  ...allow(
    ['CompressionStream', 'new CompressionStream'],
    /\/gift-\w+\.js$/,
    'jose only compresses for a header that gift links do not have.',
  ),
  ...allow(
    ['….getPublicKey'],
    /\/gift-\w+\.js$/,
    'jose asks by `typeof`, and only for elliptic keys; gift links have RSA.',
  ),
  ...allow(['….setAppBadge'], /\/later-\w+\.js$/, 'badge.ts asks for it by `in`.'),
  ...allow(['Error.captureStackTrace'], /\/gift-\w+\.js$/, 'jose asks by optional chaining.'),
  ...allow(
    ['WebTransport', 'new WebTransport', '….createBidirectionalStream'],
    /\/chat-\w+\.js$/,
    'socket.io only takes the transports that the app names: websocket and polling.',
  ),
  ...allow(['navigation'], /\/(app|later|libraries)-\w+\.js$/, 'React asks by `typeof`, nav by optional chaining.'),
  ...allow(
    ['….startViewTransition', '….skipTransition'],
    /\/libraries-\w+\.js$/,
    'React calls it, caught, for its ViewTransition alone, which the app does not use.',
  ),
  ...allow(
    ['….createPolicy', '….createHTML', '….createScriptURL', '….getAttributeType'],
    /\/Sanitised-\w+\.js$/,
    'DOMPurify asks for trusted types by `typeof`, and else works with strings.',
  ),
]
