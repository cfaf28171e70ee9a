import { settings } from '../settings/settings.ts'

/** The browser's timings of what the backend's origin has answered so far, oldest first; files as well where they come from there. */
export function apiTimings(): PerformanceResourceTiming[] {
  const { origin } = new URL(settings.VITE_API_BASE || '/', window.location.href)
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return entries.filter(({ name, nextHopProtocol }) => nextHopProtocol && name.startsWith(origin))
}

/** The protocol of the newest answer, such as `h2` or `http/1.1`; '' where unknown. */
export const lastProtocol = () => apiTimings().at(-1)?.nextHopProtocol ?? ''
