import { columnNames, columnOf } from './faults/columns.ts'
import { runEach } from './processes.ts'

// `npm run faults`: every call that the app declares meets every fault on the screen that makes it, and the table of it.
// `npm run faults -- transfer lostAfter` runs one cell, `npm run faults -- transfer` a row, `npm run faults -- http401` a column.

const asked = process.argv.slice(2)
const columns = columnNames.filter((name) => asked.includes(name) || !columnNames.some((each) => asked.includes(each)))
// Some rows need but one process.
const parts = asked.some((name) => !columns.some((each) => each === name)) ? 1 : 6
const runs = Array.from({ length: parts }, (_, part) => ({ FAULTS: asked.join(','), FAULT_PART: `${part}/${parts}` }))

const marks = new Map<string, Map<string, string>>()
const counts: Record<string, number> = {}
await runEach('test/simulation/faults/faults.test.ts', runs, (tests) => {
  for (const { title, status, failureMessages, meta } of tests) {
    if (status !== 'passed') {
      console.log(
        `✗ ${title} (${meta.cell?.language ?? ''})\n    ${(meta.cell?.problems ?? failureMessages).join('\n    ')}`,
      )
      process.exitCode = 1
    }
    if (!meta.cell) continue
    const { row, column, language } = meta.cell
    counts[language] = (counts[language] ?? 0) + 1
    marks.set(row, (marks.get(row) ?? new Map<string, string>()).set(column, status === 'passed' ? 'ok' : '✗'))
  }
  process.stderr.write(`${[...marks.values()].reduce((sum, { size }) => sum + size, 0)} cells\n`)
})

for (const column of columns) console.log(`${column.padEnd(12)}${columnOf(column).says}`)
console.log(`\n${' '.repeat(34)}${columns.join(' ')}`)
for (const [row, cells] of marks)
  console.log(row.padEnd(34) + columns.map((column) => (cells.get(column) ?? '·').padEnd(column.length)).join(' '))
console.log(`\nIn the languages: ${JSON.stringify(counts)}; ${Math.round(performance.now() / 1000)} s`)
