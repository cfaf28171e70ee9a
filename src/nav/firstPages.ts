/** Kept small for the head script. */
export const firstPages = { root: '/', login: '/login', user: '/user', home: '/user/home' } as const
