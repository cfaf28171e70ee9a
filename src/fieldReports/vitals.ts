import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import type { Vitals } from './report.ts'
import type { Vital } from './schema.ts'

const names: Readonly<Record<Metric['name'], Vital>> = { CLS: 'cls', FCP: 'fcp', INP: 'inp', LCP: 'lcp', TTFB: 'ttfb' }

/**
 * Measures the visit from its beginning, whenever it is called. Only the figures are taken: the library knows elements and addresses as
 * well. @returns what reads them as they are by then.
 */
export function watchVitals(): () => Vitals {
  const vitals: Partial<Record<Vital, number>> = {}
  const take = ({ name, value, navigationType }: Metric) => {
    // A page that came back from the cache begins anew, and was told of before.
    if (navigationType !== 'back-forward-cache') vitals[names[name]] = value
  }
  for (const measure of [onTTFB, onFCP, onLCP, onINP, onCLS]) measure(take, { reportAllChanges: true })
  return () => vitals
}
