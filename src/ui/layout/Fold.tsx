import { ChevronDown } from 'lucide-react'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { KindTile } from '../money/KindTile.tsx'
import styles from './Fold.module.css'
import groupStyles from './Group.module.css'

interface Props extends ComponentProps<typeof KindTile> {
  label: string
  hint?: string
  isOpenAtFirst?: boolean
  children: ReactNode
}

/** A row that opens what is rarely needed. */
export function Fold({ icon, kind, label, hint, isOpenAtFirst = false, children }: Props) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  return (
    <details className={styles['fold']} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={groupStyles['row']}>
        <KindTile icon={icon} kind={kind} />
        <span className={groupStyles['words']}>
          <span>{label}</span> {hint !== undefined && <span className={groupStyles['hint']}>{hint}</span>}
        </span>
        <ChevronDown className={groupStyles['end']} size={20} />
      </summary>
      {children}
    </details>
  )
}
