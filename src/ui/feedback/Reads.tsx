import { useContext, type ReactNode } from 'react'
import { ShapeSkeleton, type Shape } from '../lists/ShapeSkeleton.tsx'
import type { Read } from '../lists/StaleRows.tsx'
import { AboveReads, ReadFailure } from './Failure.tsx'

interface Props<Data extends unknown[]> {
  of: { readonly [Index in keyof Data]: Read<Data[Index]> }
  /** In CSS px. */
  height: number
  shape: Shape
  children(data: NoInfer<Data>): ReactNode
}

export function Reads<Data extends unknown[]>({ of: reads, height, shape, children }: Props<Data>) {
  const above = useContext(AboveReads)
  const missing = reads.filter(({ data }) => data === undefined)
  const failed = missing.find(({ error }) => error !== undefined)
  if (missing.length === 0) return children(reads.map(({ data }) => data) as NoInfer<Data>)
  if (!failed)
    return (
      <>
        {above}
        <ShapeSkeleton shape={shape} height={height} />
      </>
    )
  return (
    <ReadFailure
      error={failed.error}
      isBusy={missing.some(({ isValidating }) => isValidating)}
      onRetry={() => missing.forEach(({ mutate }) => void mutate())}
    />
  )
}
