import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import entrance from '../layout/Entrance.module.css'

export const Refusal = ({ children }: { children: ReactNode }) =>
  children && (
    <p className={entrance['problem']} role="alert">
      <CircleAlert size={22} />
      <span>{children}</span>
    </p>
  )
