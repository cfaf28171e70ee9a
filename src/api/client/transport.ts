/**
 * Replaces `fetch`. `leave` makes the request; what fails before it has been called means that nothing was sent. It may refuse.
 */
export type Transport = (
  url: string,
  request: RequestInit,
  leave: (fetching: () => Promise<Response>) => Promise<Response>,
) => Promise<Response>

/** Sends by `fetch`. */
export const fetching: Transport = (url, request, leave) => leave(() => fetch(url, request))
