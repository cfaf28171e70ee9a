/** Shows a toast from where its code is not there yet: the first screen does without, and has it soon after. */
export const say = (tone: 'error' | 'success', text: string): void =>
  void import('./toasts.ts').then(({ showToast }) => showToast(tone, text)).catch(() => undefined)
