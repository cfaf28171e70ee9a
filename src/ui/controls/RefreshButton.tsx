import { RotateCw } from 'lucide-react'
import { Spinner } from '../feedback/Spinner.tsx'
import { IconButton } from './Button.tsx'

interface Props {
  label: string
  busy: boolean
  className?: string | undefined
  onRefresh(): void
}

export const RefreshButton = ({ busy, onRefresh, ...rest }: Props) => (
  <IconButton {...rest} aria-busy={busy} onClick={busy ? undefined : onRefresh}>
    {busy ? <Spinner /> : <RotateCw />}
  </IconButton>
)
