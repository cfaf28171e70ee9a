/** A failure before `leave` means nothing was sent. */
export type Transport = (
  url: string,
  request: RequestInit,
  leave: (fetching: () => Promise<Response>) => Promise<Response>,
) => Promise<Response>

export const fetching: Transport = (url, request, leave) => leave(() => fetch(url, request))
