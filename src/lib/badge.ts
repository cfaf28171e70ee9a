const counts = { support: 0, deposit: 0 }

/** On the icon of an installed app, where the browser can; a sum of 0 removes it. */
export function badgeApp(of: keyof typeof counts, count: number): void {
  counts[of] = count
  if ('setAppBadge' in navigator) void navigator.setAppBadge(counts.support + counts.deposit).catch(() => undefined)
}
