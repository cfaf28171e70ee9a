/** Shows a toast without importing its code, which the first screen loads later. */
export const say = (tone: 'error' | 'success', text: string): void =>
  void import('./toasts.ts').then(({ showToast }) => showToast(tone, text)).catch(() => undefined)
