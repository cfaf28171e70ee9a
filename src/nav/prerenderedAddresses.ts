/** Kept small for the head script. */
export const prerenderedAddresses = { root: '/', login: '/login', user: '/user', home: '/user/home' } as const
