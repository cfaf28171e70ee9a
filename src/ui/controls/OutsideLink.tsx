import type { ReactNode } from 'react'
import { platform } from '../../platform/current.ts'

interface Props {
  /** Must have passed `safeLink`. */
  address: string
  className?: string | undefined
  children: ReactNode
}

/** The host opens web addresses; the device opens other schemes. */
export const OutsideLink = ({ address, className, children }: Props) => (
  <a
    className={className}
    href={address}
    target="_blank"
    rel="noopener noreferrer"
    onClick={(event) => {
      if (!/^https?:/i.test(address)) return
      event.preventDefault()
      platform().openLink(address)
    }}
  >
    {children}
  </a>
)
