/** Thai and Lao time has no daylight saving. */
const offsetMs = 7 * 3_600_000
export const dayMs = 24 * 3_600_000

export const bangkokDay = (at: number) => Math.floor((at + offsetMs) / dayMs)

/** 1 January 1970 was a Thursday; +3 starts weeks on Monday. */
export const bangkokWeek = (at: number) => Math.floor((bangkokDay(at) + 3) / 7)

/** The week's Monday 00:00 in Bangkok, epoch ms. */
export const weekStart = (at: number) => (bangkokWeek(at) * 7 - 3) * dayMs - offsetMs

export const msOfDay = (at: number) => (at + offsetMs) % dayMs
