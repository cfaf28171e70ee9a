import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { send } from '../api/client/client.ts'
import { activeCall } from '../api/service.ts'
import { pages } from '../nav/addresses.ts'

/** A failed check locks nobody out. */
export function useServiceCheck(): void {
  const [path] = useLocation()
  useEffect(() => {
    if (path !== pages.login) return
    send(activeCall).then(
      ({ terminated }) => {
        if (terminated === 'gone') navigate(pages.terminated, { replace: true })
        else setTerminated(false)
      },
      () => undefined,
    )
  }, [path])
}

export function setTerminated(on: boolean): void {
  document.documentElement.classList.toggle('terminated', on)
}
