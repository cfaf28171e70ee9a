import { RotateCw } from 'lucide-react'
import { Spinner } from '../feedback/Spinner.tsx'
import { IconButton } from './Button.tsx'

interface Props {
  label: string
  isBusy: boolean
  className?: string | undefined
  onRefresh(): void
}

export const RefreshButton = ({ isBusy, onRefresh, ...rest }: Props) => (
  <IconButton {...rest} aria-busy={isBusy} onClick={isBusy ? undefined : onRefresh}>
    {isBusy ? <Spinner /> : <RotateCw />}
  </IconButton>
)
