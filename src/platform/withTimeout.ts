/** Waits for an answer for at most `limitMs`; undefined when the time is over. */
export function withTimeout<Value>(limitMs: number, answer: Promise<Value>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout>
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs)
  })
  return Promise.race([answer, over]).finally(() => clearTimeout(timer))
}
