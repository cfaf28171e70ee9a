/** The environment variable that tells the workers where the app was built. */
export const buildFolder = 'MEMBER_WALLET_BUILD'
/** The same for the build for Laos. */
export const laosFolder = 'MEMBER_WALLET_LAOS_BUILD'
