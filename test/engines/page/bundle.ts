import { join } from 'node:path'
import { build } from 'vite'
import manifest from '../../../package.json' with { type: 'json' }
import { buildTarget } from '../../../src/build/browserFloor.ts'

let bundled: Promise<string> | undefined

/** The script for the pages, bundled for the oldest engine. */
export function inPageScript(): Promise<string> {
  bundled ??= bundle()
  return bundled
}

async function bundle(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    build: {
      write: false,
      target: buildTarget(manifest.browserslist),
      lib: { entry: join(import.meta.dirname, 'inPage.ts'), formats: ['iife'], name: 'inPageBundle' },
    },
  })
  const [result] = Array.isArray(output) ? output : [output]
  if (!result || !('output' in result)) throw new Error('The script for the pages was not built')
  return result.output[0].code
}
