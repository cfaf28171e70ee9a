/** In the place of react-i18next's own, which only its `Trans` component uses, and this app has none. */
export const unescape = (text: string): string => text
