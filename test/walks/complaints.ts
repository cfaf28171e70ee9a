/** Console errors and uncaught errors are findings, and no failures of the test. Returns the function that stops listening. */
export function hearComplaints(hear: (text: string) => void): () => void {
  const { error, warn } = console
  const caught = process.listeners('unhandledRejection')
  const onUncaught = (reason: unknown) => hear(`uncaught: ${reason instanceof Error ? reason.stack : String(reason)}`)
  const onWords = (...said: unknown[]) => hear(said.map(String).join(' ').slice(0, 200))
  Object.assign(console, { error: onWords, warn: onWords })
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', onUncaught)
  return () => {
    Object.assign(console, { error, warn })
    process.removeListener('unhandledRejection', onUncaught)
    for (const listener of caught) process.on('unhandledRejection', listener)
  }
}
