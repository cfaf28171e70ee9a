/** Replaces react-i18next's own, which only its `Trans` component uses; this app does not use that. */
export const unescape = (text: string): string => text
