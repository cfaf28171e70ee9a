/** Preloads a module, or loads a style sheet. */
export function preload(file: string): void {
  const link = document.createElement('link')
  link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  // The mode in which the bundler requests it later; another one would fetch it twice.
  link.crossOrigin = ''
  link.href = file
  // The bundler then requests it itself.
  link.addEventListener('error', () => link.remove())
  document.head.append(link)
}

/** Runs a preloaded module with its imports. */
export function run(file: string): void {
  const script = document.createElement('script')
  script.type = 'module'
  script.crossOrigin = ''
  script.src = file
  document.head.append(script)
}

/**
 * Lets the browser paint the prerendered page before it runs the app: with all files in the cache, running them delayed the first paint.
 * A browser that does not preload modules has to begin at once, and a hidden page is not painted.
 */
export function afterPaint(act: () => void): void {
  const canPreload = document.createElement('link').relList.supports('modulepreload')
  if (document.hidden || !canPreload) act()
  else requestAnimationFrame(() => setTimeout(act))
}
