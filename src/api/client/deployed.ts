/** The app's first file, whose name says which build a page is of: it names all others. */
const firstFile = /\/assets\/app-[\w-]+\.js/

const timeLimitMs = 10_000

/** The build that this page is of, by its first file's path; null in development. */
export function runningBuild(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/assets/app-"]')
  return script && (firstFile.exec(script.src)?.[0] ?? null)
}

/** The build that the server has now; null if it cannot be told, as without a connection or behind a portal's sign-in page. */
export async function deployedBuild(): Promise<string | null> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), timeLimitMs)
  try {
    const page = await fetch('/', { cache: 'no-store', signal: stop.signal })
    return page.ok ? (firstFile.exec(await page.text())?.[0] ?? null) : null
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
