/** Waits for a host no longer than so many milliseconds; undefined when the time is over. */
export function within<Value>(limit: number, answer: Promise<Value>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout>
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limit)
  })
  return Promise.race([answer, over]).finally(() => clearTimeout(timer))
}
