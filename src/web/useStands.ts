import { useEffect, useRef, type RefObject } from 'react'

/** Whether the component still stands. */
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
