/** Replaces `fetch`. `onLeave` is called when the request has been handed over: an error before means that nothing was sent. */
export type Transport = (url: string, request: RequestInit, onLeave: () => void) => Promise<Response>

/** Sends by `fetch`. */
export const fetching: Transport = (url, request, onLeave) => {
  const answer = fetch(url, request)
  onLeave()
  return answer
}
