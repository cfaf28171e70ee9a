/** A tab over an engine's own protocol. The script in the page does everything else. */
export interface Driver {
  open(url: string): Promise<void>
  reload(): Promise<void>
  /** @returns the expression's value, which has to be JSON and no promise. */
  evaluate(expression: string): Promise<unknown>
  /** Taps or clicks a point of the view, in CSS pixels, as the browser's own input. */
  tap(x: number, y: number): Promise<void>
  /** Types into the element that is focused and is `window.inPage.found`. */
  type(text: string): Promise<void>
  /** Gives files to the file field that is `window.inPage.found`. */
  attach(paths: readonly string[]): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Console errors and uncaught exceptions so far, as far as the engine reports them. */
  complaints(): Promise<readonly string[]>
  /** A picture of the view; null if the engine makes none in time. */
  picture(): Promise<Buffer | null>
  close(): Promise<void>
}

/** A browser that was started. Each tab is a device of its own with empty storages. */
export interface Engine {
  /** The engine's version, such as `109.0.5412.0`. */
  readonly version: string
  newTab(): Promise<Driver>
  close(): Promise<void>
}

/** The view of a common phone, in CSS pixels. */
export const phone = { width: 390, height: 844 }
