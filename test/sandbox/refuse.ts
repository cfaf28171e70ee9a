/** Ends the program with a sentence. */
export function refuse(problem: string): never {
  console.error(problem)
  process.exit(1)
}

export function portOf(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  return port > 0 && port <= 65_535 ? port : refuse(`${text} is no port such as 4173.`)
}
