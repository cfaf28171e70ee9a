/** The head script includes this file, so it stays small. */
export const prerenderedAddresses = { root: '/', login: '/login', user: '/user', home: '/user/home' } as const
