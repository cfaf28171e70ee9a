/** The environment variable that tells the workers where the app was built. */
export const buildFolder = 'MEMBER_WALLET_BUILD'
/** The same for the build for Laos. */
export const laosFolder = 'MEMBER_WALLET_LAOS_BUILD'

/** Names the environment's variable with the private key that the built app's gift links are encrypted for. */
export const giftLinkKey = 'TEST_GIFT_LINK_KEY'
