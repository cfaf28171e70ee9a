import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What was found of a row. Each cell has its problems. */
export interface Result {
  /** How long its cells took. */
  seconds: number
  cells: Record<string, string[]>
}

const fileOf = (folder: string, row: string) => join(folder, `${row.replaceAll(' · ', '-')}.json`)

/** What is known of a row; no cells if it was never met. */
export function readResult(folder: string, row: string): Result {
  const file = fileOf(folder, row)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Result) : { seconds: 0, cells: {} }
}

/** Keeps it, whole or not at all. */
export function writeResult(folder: string, row: string, result: Result): void {
  const file = fileOf(folder, row)
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${file}.part`, JSON.stringify(result, null, 1))
  renameSync(`${file}.part`, file)
}
