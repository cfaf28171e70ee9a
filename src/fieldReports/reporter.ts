import { takeTallies } from '../web/tally.ts'
import { toReport, type Facts, type Vitals } from './report.ts'

/** A page that is hidden again and again, or fails again and again, does not go on telling. */
const maxReports = 3

interface Reporter {
  /** The device and the place, as they are now. */
  look(): Omit<Facts, 'vitals' | 'tallies'>
  vitals(): Vitals
  send(report: string): void
}

/**
 * Returns what is to be called whenever the page is hidden. The first report of a visit has its figures; a later one is sent only if
 * something was counted since.
 */
export function createReporter({ look, vitals, send }: Reporter): () => void {
  let told = 0
  return () => {
    if (told === maxReports) return
    const tallies = takeTallies()
    const isFirst = told === 0
    if (!isFirst && Object.values(tallies).every((names) => names.size === 0)) return
    told += 1
    const report = toReport({ ...look(), vitals: isFirst ? vitals() : null, tallies })
    if (report) send(JSON.stringify(report))
  }
}
