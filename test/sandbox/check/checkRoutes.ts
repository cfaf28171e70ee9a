import { Hono, type Context } from 'hono'

const style = `
:root { color-scheme: light dark; font: 18px/1.5 system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; padding: max(16px, env(safe-area-inset-top)) 16px 16px; }
main { display: grid; gap: 16px; max-width: 480px; margin: 0 auto; }
header { display: flex; align-items: center; justify-content: space-between; gap: 8px; font-size: 15px; }
header button { flex: none; width: auto; }
h1 { margin: 0; font-size: 22px; line-height: 1.4; outline: 0; }
p:empty { display: none; }
p { margin: 0; }
progress, textarea { width: 100%; }
button, input, textarea { width: 100%; min-height: 48px; padding: 8px 12px; border: 1px solid GrayText; border-radius: 12px;
  font: inherit; }
button { border-color: transparent; background: #1d4ed8; color: #fff; }
button.plain { border-color: GrayText; background: Canvas; color: CanvasText; }
button.quiet, header button { border-color: transparent; background: transparent; color: CanvasText; text-decoration: underline; }
:not(h1):focus-visible { outline: 2px solid; outline-offset: 2px; }
textarea { font: 14px/1.5 ui-monospace, monospace; }
a { display: grid; place-items: center; min-height: 48px; color: CanvasText; }
img { justify-self: center; }
.answers { display: grid; gap: 12px; }
.box { position: fixed; inset: auto 0 0; display: grid; gap: 12px; padding: 16px; border-top: 1px solid GrayText;
  background: Canvas; }
.pages { height: 240px; margin: 0; overflow-y: scroll; border: 1px solid GrayText; list-style: none; line-height: 48px; }
`

/** The check on phones as one file. Its script is for browsers older than the app's, which may be what it has to report. */
export async function checkPage(): Promise<string> {
  // Imported here, as most runs of the sandbox build nothing.
  const { pageScript } = await import('../pageScript.ts')
  return `<!doctype html>
<html lang="th">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
  <title>Check</title>
  <link rel="icon" href="/icon.svg" />
  <style>${style}</style>
  <main></main>
  <script>${await pageScript('check/checkPage.ts', 'es2020')}</script>
</html>`
}

/** Serves the check at /check, and beside the control page. */
export function checkRoutes(): Hono {
  let page: Promise<string> | undefined
  const answer = async (c: Context) => c.html(await (page ??= checkPage()))
  return new Hono().get('/check', answer).get('/sandbox/check', answer)
}
