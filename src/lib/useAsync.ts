import { useEffect, useEffectEvent, useState } from 'react'

/** A null key loads nothing. @returns undefined until it is loaded for this key. */
export function useAsync<Key, Value>(key: Key | null, load: (key: Key) => Promise<Value>): Value | undefined {
  const [loaded, setLoaded] = useState<{ readonly key: Key; readonly value: Value }>()
  const loadNow = useEffectEvent(load)
  useEffect(() => {
    if (key === null) return
    let isWanted = true
    void loadNow(key).then((value) => isWanted && setLoaded({ key, value }))
    return () => {
      isWanted = false
    }
  }, [key])
  return loaded && loaded.key === key ? loaded.value : undefined
}
