/** Counts what is there at the moment. */
function createCounter() {
  let count = 0
  /** Counts one more, until the returned function is called. */
  const add = () => {
    count += 1
    return () => void (count -= 1)
  }
  return [add, () => count > 0] as const
}

/** Keeps the page from being loaded anew by the app itself, until the returned release is called: something would be lost. */
export const [hold, isHeld] = createCounter()

/** Notes that a player sees a failure in the place of a room, until the returned function is called. */
export const [noteLostRoom, isRoomLost] = createCounter()
