import type { ReactNode } from 'react'
import { platform } from '../../platform/current.ts'
import { isForHost } from '../../platform/safeAddress.ts'

interface Props {
  /** Must have passed `safeLink`. */
  address: string
  className?: string | undefined
  children: ReactNode
}

export const OutsideLink = ({ address, className, children }: Props) => (
  <a
    className={className}
    href={address}
    target="_blank"
    rel="noopener noreferrer"
    onClick={(event) => {
      if (!isForHost(address)) return
      event.preventDefault()
      platform().openLink(address)
    }}
  >
    {children}
  </a>
)
