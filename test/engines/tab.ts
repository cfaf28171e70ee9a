import type { Driver } from './driver.ts'
import { inPageScript } from './page/bundle.ts'
import type { InPage } from './page/inPage.ts'
import { describe, type Sight, type Target } from './target.ts'
import { attempt, limitMs, pause, waiting, type Until } from './waiting.ts'

/** The steps of a test in a page, the same in every engine. Each waits until it can be done, and fails with the page's text. */
export interface Tab {
  /** @param address of the app, such as `/login`. */
  open(address: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  tap(target: Target): Promise<void>
  /** Replaces the text of a field. */
  fill(target: Target, text: string): Promise<void>
  /** Selects an option of a list by its value. */
  choose(target: Target, value: string): Promise<void>
  attach(target: Target, paths: readonly string[]): Promise<void>
  /** Waits until the target is there, and until `holds` is true of it. */
  sees(target: Target, holds?: (sight: Sight) => boolean): Promise<Sight>
  /** Waits until the target's text has the words in it. */
  reads(target: Target, words: string | RegExp): Promise<Sight>
  /** Waits until the target is not visible. */
  misses(target: Target): Promise<void>
  /** Waits until an attribute has the expected value. */
  attribute(target: Target, name: string, expected: RegExp): Promise<string>
  readonly until: Until
  evaluate<Result>(act: () => Result): Promise<Awaited<Result>>
  evaluate<Result, Argument>(act: (argument: Argument) => Result, argument: Argument): Promise<Awaited<Result>>
  path(): Promise<string>
  resize(width: number, height: number): Promise<void>
  complaints(): Promise<string[]>
  picture(): Promise<Buffer | null>
  close(): Promise<void>
}

/** An element that has not moved for this time has come to rest. */
const stillMs = 200
/** A page that has fetched nothing for this time has loaded. */
const quietMs = 400
/** Time limit for a click to arrive. */
const clickMs = 2_000

/** @param base the app's origin. */
export async function tabOf(driver: Driver, base: string): Promise<Tab> {
  const script = await inPageScript()

  /** Calls the script in the page, and adds it to a document first that lacks it. */
  async function ask<Name extends 'look' | 'attribute' | 'empty' | 'choose'>(
    name: Name,
    ...given: Parameters<InPage[Name]>
  ): Promise<ReturnType<InPage[Name]>> {
    const isThere = await driver.evaluate('window.inPage !== undefined && document.body !== null')
    if (isThere !== true) await driver.evaluate(`(() => { ${script}; return true })()`)
    const call = `window.inPage.${name}(...${JSON.stringify(given)}) ?? null`
    return (await driver.evaluate(call)) as ReturnType<InPage[Name]>
  }

  const until = waiting(driver)

  const sees: Tab['sees'] = (target, holds = () => true) =>
    until(
      `should be seen: ${describe(target)}`,
      () => ask('look', target),
      (sight) => sight.count > 0 && holds(sight),
    )

  /** Waits until the target has come to rest and nothing covers it. @returns where it is. */
  async function reach(target: Target): Promise<Sight> {
    let last: Sight | undefined
    let since = 0
    return until(
      `should be free to be tapped: ${describe(target)}`,
      () => ask('look', target, true),
      (sight) => {
        if (last?.x !== sight.x || last.y !== sight.y) since = Date.now()
        last = sight
        return sight.count > 0 && sight.isEnabled && sight.isHit && Date.now() - since >= stillMs
      },
    )
  }

  /** Waits until the page has loaded before it is left: an aborted request would be reported as a failure. */
  async function settle(): Promise<void> {
    let last: unknown
    let since = 0
    await until(
      'should have fetched all',
      () => driver.evaluate('performance.getEntriesByType("resource").length'),
      (count) => {
        if (last !== count) since = Date.now()
        last = count
        return Date.now() - since >= quietMs
      },
    )
  }

  /** True if the tapped element was clicked, or its page has been left. */
  async function isClicked(): Promise<boolean> {
    const end = Date.now() + clickMs
    while (Date.now() < end) {
      const seen = await attempt(() => driver.evaluate('window.inPage === undefined || window.inPage.isClicked'))
      if ('error' in seen || seen.value === true) return true
      await pause()
    }
    return false
  }

  return {
    async open(address) {
      await settle()
      await driver.open(`${base}${address}`)
    },
    async reload() {
      await settle()
      await driver.reload()
    },
    // The page that evaluates it is left, so it would never answer.
    back: async () => void (await driver.evaluate('void setTimeout(() => history.back())')),
    async tap(target) {
      const end = Date.now() + limitMs
      do {
        const { x, y } = await reach(target)
        await driver.tap(x, y)
        // An element that just moved away was missed, and is tapped again. One that was hit is never tapped twice.
      } while (!(await isClicked()) && Date.now() < end)
    },
    async fill(target, text) {
      await sees(target, ({ isEnabled }) => isEnabled)
      await ask('empty', target)
      if (text === '') return
      await driver.type(text)
      await sees(target, ({ value }) => value !== '')
    },
    async choose(target, value) {
      await sees(target, ({ isEnabled }) => isEnabled)
      await ask('choose', target, value)
    },
    async attach(target, paths) {
      await sees(target)
      await driver.attach(paths)
    },
    sees,
    reads: (target, words) =>
      sees(target, ({ text }) => (typeof words === 'string' ? text.includes(words) : words.test(text))),
    async misses(target) {
      await until(
        `should be gone: ${describe(target)}`,
        () => ask('look', target),
        ({ count }) => count === 0,
      )
    },
    attribute: (target, name, expected) =>
      until(
        `should have ${name} ${expected}: ${describe(target)}`,
        async () => (await ask('attribute', target, name)) ?? '',
        (value) => expected.test(value),
      ),
    until,
    evaluate: async <Result, Argument>(act: (argument: Argument) => Result, argument?: Argument) =>
      (await driver.evaluate(`(${act})(${JSON.stringify(argument) ?? ''})`)) as Awaited<Result>,
    path: async () => String(await driver.evaluate('location.pathname')),
    resize: (width, height) => driver.resize(width, height),
    async complaints() {
      const heard = await attempt(() => driver.evaluate('window.inPage ? window.inPage.heard : []'))
      return [...(await driver.complaints()), ...('value' in heard ? (heard.value as string[]) : [])]
    },
    picture: () => driver.picture(),
    close: () => driver.close(),
  }
}
