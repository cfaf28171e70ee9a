import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '../browser.ts'

/** The folder of the accepted pictures. */
export const acceptedFolder = join(import.meta.dirname, '../../pictures/accepted')

/** Says which browser and fonts drew the accepted pictures. */
const noteFile = join(acceptedFolder, 'drawn-by.txt')

function told(command: string, args: readonly string[]): string {
  try {
    return execFileSync(command, args, { encoding: 'utf8' })
  } catch {
    return 'unknown'
  }
}

/** The browser's version and the fonts of this machine, as far as both decide about pixels. */
export function drawnHere(): string {
  const path = findChromium()
  const version = path ? /\d+(\.\d+)*/.exec(told(path, ['--version']))?.[0] : undefined
  const fontsOf = (pattern: string) => told('fc-match', ['-f', '%{family} %{fontversion}', pattern])
  const families = (language: string) =>
    [...new Set(told('fc-list', [`:lang=${language}`, 'family']).split('\n'))].toSorted()
  return [
    `Chromium ${version ?? 'unknown'}`,
    ...['system-ui', 'Noto Sans', 'Noto Sans Thai', 'Noto Sans Lao'].map(fontsOf),
    ...['th', 'lo'].map((language) => families(language).filter(Boolean).join(', ')),
  ].join('; ')
}

/** True if this machine draws as the one that drew the accepted pictures, and while none was accepted. */
export const isDrawnAlike = () => !existsSync(noteFile) || readFileSync(noteFile, 'utf8').trim() === drawnHere()

/** Notes that this machine drew the accepted pictures. */
export const noteDrawnHere = () => writeFileSync(noteFile, `${drawnHere()}\n`)
