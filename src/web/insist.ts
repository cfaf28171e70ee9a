const pauseMs = 3_000

/** Fetches what is needed whatever breaks meanwhile: again after each failure, until it has failed so many times. */
export async function insist<Fetched>(fetch: () => Promise<Fetched>, times: number): Promise<Fetched> {
  try {
    return await fetch()
  } catch (reason) {
    if (times <= 1) throw reason
    await new Promise((resume) => setTimeout(resume, pauseMs))
    return insist(fetch, times - 1)
  }
}
