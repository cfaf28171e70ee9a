/** The entry file's hash identifies a build. */
const firstFile = /\/assets\/app-[\w-]+\.js/

const deployedLimitMs = 10_000

export function runningBuild(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/assets/app-"]')
  return script && (firstFile.exec(script.src)?.[0] ?? null)
}

/** @returns null if offline, or if a network's sign-in page answered. */
export async function deployedBuild(): Promise<string | null> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), deployedLimitMs)
  try {
    const page = await fetch('/', { cache: 'no-store', signal: stop.signal })
    return page.ok ? (firstFile.exec(await page.text())?.[0] ?? null) : null
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
