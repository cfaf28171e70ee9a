/** The marker that the backend requires of every call. */
export const markerHeader = { 'X-Requested-With': 'XMLHttpRequest' } as const

/** Headers of every call; `token` is the session's, or null for a guest. Shared with the page's head script. */
export const headersFor = (token: string | null): Record<string, string> => ({
  ...markerHeader,
  ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
})
