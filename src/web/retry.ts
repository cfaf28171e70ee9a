/**
 * Loads something, and again after each failure.
 * @param times how often it is tried at most.
 * @param pauseMs the pause by the number of failures so far.
 * @throws what the last try threw
 */
export function retry<Loaded>(
  load: () => Promise<Loaded>,
  times: number,
  pauseMs: (failures: number) => number = () => 3_000,
): Promise<Loaded> {
  const attempt = async (failures: number): Promise<Loaded> => {
    try {
      return await load()
    } catch (reason) {
      if (failures + 1 >= times) throw reason
      await new Promise((resume) => setTimeout(resume, pauseMs(failures + 1)))
      return attempt(failures + 1)
    }
  }
  return attempt(0)
}
