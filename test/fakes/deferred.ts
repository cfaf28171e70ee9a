/** An answer that comes when the test says so. */
export function later<Answer>() {
  let resolve: (answer: Answer) => void = () => undefined
  let reject: (reason: Error) => void = () => undefined
  const promise = new Promise<Answer>((succeed, fail) => {
    resolve = succeed
    reject = fail
  })
  return { promise, resolve, reject }
}
