import type { Report } from './examine.ts'
import type { Level, Line } from './findings.ts'

const signs: Readonly<Record<Level, string>> = { fine: '✓', warning: '!', wrong: '✗', unknown: '?' }

/** Without control characters: a server could send some that a terminal obeys. */
const plain = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ')

/** The report for people: a line for each check, the advice below it. */
export function written({ page, api, chat, lines }: Report): string {
  const width = Math.max(...lines.map(({ check }) => check.length))
  const groups = [...new Set(lines.map(({ group }) => group))]
  const of = (group: string) =>
    lines
      .filter((line) => line.group === group)
      .map(({ level, check, text, advice }) => {
        const said = level === 'unknown' ? `could not be told: ${text}` : text
        const below = advice === null ? '' : `\n    ${' '.repeat(width)}→ ${plain(advice)}`
        return `  ${signs[level]} ${check.padEnd(width)}  ${plain(said)}${below}`
      })
  const head = `${page}   API: ${api}   chat: ${chat ?? 'none'}`
  return [head, ...groups.map((group) => `\n${group}\n${of(group).join('\n')}`), `\n${summary(lines)}`].join('\n')
}

function summary(lines: readonly Line[]): string {
  const count = (level: Level) => lines.filter((line) => line.level === level).length
  return `${count('fine')} fine, ${count('wrong')} to change, ${count('warning')} unwise, ${count('unknown')} could not be told`
}

/** 1 if something is wrong, else 0. */
export const exitCodeOf = ({ lines }: Report): 0 | 1 => (lines.some(({ level }) => level === 'wrong') ? 1 : 0)
