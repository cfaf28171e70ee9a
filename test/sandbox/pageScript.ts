import { join } from 'node:path'
import { build } from 'vite'

/** Builds a script of this folder for a page. Classic, so that it runs before all else, and no request is missed. */
export async function pageScript(
  file: string,
  target: string | string[],
  define: Record<string, string> = {},
): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      target,
      write: false,
      lib: { entry: join(import.meta.dirname, file), formats: ['iife'], name: 'script' },
    },
  })
  const [bundle] = Array.isArray(output) ? output : [output]
  if (!bundle || !('output' in bundle)) throw new Error(`${file} was not built`)
  return bundle.output[0].code
}
