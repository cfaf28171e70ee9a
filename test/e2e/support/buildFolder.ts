/** The environment variable that tells the workers where the app was built. */
export const buildFolder = 'MEMBER_WALLET_BUILD'

/** The environment variable with the private key that decrypts the built app's gift links. */
export const giftLinkKey = 'TEST_GIFT_LINK_KEY'
