import type { Target } from './target.ts'

/** The view of a common phone, in CSS pixels. */
export const phone = { width: 390, height: 844 }

/** The steps of a test in a page, the same in every engine. Each waits until it can be done. */
export interface Tab {
  /** @param address of the app, such as `/login`. */
  open(address: string): Promise<void>
  reload(): Promise<void>
  tap(target: Target): Promise<void>
  /** Replaces the text of a field. */
  fill(target: Target, text: string): Promise<void>
  attach(target: Target, path: string): Promise<void>
  /** Waits until the target is visible. */
  sees(target: Target): Promise<void>
  /** Waits until the target is not visible. */
  misses(target: Target): Promise<void>
  /** Waits until the target's text contains the words. */
  reads(target: Target, words: string | RegExp): Promise<void>
  evaluate<Result>(act: () => Result): Promise<Result>
  evaluate<Result, Argument>(act: (argument: Argument) => Result, argument: Argument): Promise<Result>
  resize(width: number, height: number): Promise<void>
  /** Console errors and uncaught exceptions so far. */
  complaints(): Promise<string[]>
  close(): Promise<void>
}

/** A browser that was started. Each tab has storages of its own. */
export interface Engine {
  /** @param base the app's origin. */
  newTab(base: string): Promise<Tab>
  close(): Promise<void>
}
