/** Resolves to undefined after `limitMs`. */
export function withTimeout<Value>(limitMs: number, answer: Promise<Value>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout>
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs)
  })
  return Promise.race([answer, over]).finally(() => clearTimeout(timer))
}
