/** A failure before `sendNow` means nothing was sent. */
export type Transport = (
  url: string,
  request: RequestInit,
  sendNow: (fetching: () => Promise<Response>) => Promise<Response>,
) => Promise<Response>

export const fetching: Transport = (url, request, sendNow) => sendNow(() => fetch(url, request))
