/** A promise that the test settles (a deferred). */
export function deferred<Answer>() {
  let resolve: (answer: Answer) => void = () => undefined
  let reject: (reason: Error) => void = () => undefined
  const promise = new Promise<Answer>((succeed, fail) => {
    resolve = succeed
    reject = fail
  })
  return { promise, resolve, reject }
}
