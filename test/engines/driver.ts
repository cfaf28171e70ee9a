/** What an engine's own protocol has to do for a tab. All else is done by the script in the page. */
export interface Driver {
  open(url: string): Promise<void>
  reload(): Promise<void>
  /** @returns what the expression gives; it has to be JSON, and no promise. */
  evaluate(expression: string): Promise<unknown>
  /** A finger or a mouse on a point of the view, in CSS pixels, as the browser's own input. */
  tap(x: number, y: number): Promise<void>
  /** Types into the element that is focused and is `window.inPage.found`. */
  type(text: string): Promise<void>
  /** Gives files to the file field that is `window.inPage.found`. */
  attach(paths: readonly string[]): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Console errors and uncaught exceptions so far, as far as the engine tells them. */
  complaints(): Promise<readonly string[]>
  /** A picture of the view, or null where the engine makes none in time. */
  picture(): Promise<Buffer | null>
  close(): Promise<void>
}

/** A browser that was started. Each tab is a player's device of its own, without anything stored. */
export interface Engine {
  /** As the engine says it, such as `109.0.5412.0`. */
  readonly version: string
  newTab(): Promise<Driver>
  close(): Promise<void>
}

/** The view of a common phone, in CSS pixels. */
export const phone = { width: 390, height: 844 }
