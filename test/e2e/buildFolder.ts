/** The environment variable that tells the workers where the app was built. */
export const buildFolder = 'MEMBER_WALLET_BUILD'
