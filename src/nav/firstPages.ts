/** The pages that the head script knows. It holds no other address, so that the first page stays small. */
export const firstPages = { root: '/', login: '/login', user: '/user', home: '/user/home' } as const
