import { useEffect, useRef, type RefObject } from 'react'

/** Returns a check whether the component is still mounted. */
export function useStands(): RefObject<boolean> {
  const stands = useRef(false)
  useEffect(() => {
    stands.current = true
    return () => {
      stands.current = false
    }
  }, [])
  return stands
}
