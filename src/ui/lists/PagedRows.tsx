import { useRef, type ComponentProps, type ReactNode } from 'react'
import { useReadErrorText } from '../../i18n/errorText.ts'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { Failure } from '../feedback/Failure.tsx'
import { LoadingOverlay } from '../feedback/LoadingOverlay.tsx'
import { pageCount } from './pageWindow.ts'
import { Pagination } from './Pagination.tsx'
import { ShapeSkeleton } from './ShapeSkeleton.tsx'
import { StaleRows, type Read } from './StaleRows.tsx'
import styles from './PagedRows.module.css'

interface PageRead<Page> extends Read<Page> {
  readonly isLoading: boolean
  /** `data` belongs to the requested page, not the previous one. */
  readonly isOwn: boolean
}

interface Props<Page extends { readonly total: number | null }, Row> {
  /** Counts from 1. */
  page: number
  perPage: number
  onPage(page: number): void
  read: PageRead<Page>
  rowsOf(page: Page): readonly Row[]
  empty: ComponentProps<typeof EmptyState>
  /** Shown on a page after the last row. */
  end?: Pick<ComponentProps<typeof EmptyState>, 'title' | 'text'>
  skeleton?: ReactNode
  children(rows: readonly Row[]): ReactNode
}

/** The previous page stays while loading, and after a failure the old rows. */
export function PagedRows<Page extends { readonly total: number | null }, Row>(props: Props<Page, Row>) {
  const { page, perPage, onPage, read, rowsOf, empty, end, skeleton, children } = props
  const { data, error, isLoading, isValidating, isOwn } = read
  const errorText = useReadErrorText()
  const top = useRef<HTMLDivElement>(null)
  const turn = (next: number) => {
    onPage(next)
    top.current?.scrollIntoView({ block: 'nearest' })
  }
  const rows = data && rowsOf(data)
  const failed = error !== undefined && !isOwn && (!isLoading || !rows)
  return (
    <div className={styles['paged']}>
      <div ref={top} />
      {!rows && !failed && (skeleton ?? <ShapeSkeleton shape="rows" height={320} />)}
      {failed && <Failure text={errorText(error)} isBusy={isValidating} onRetry={() => void read.mutate()} />}
      {rows && !failed && (
        <div className={styles['list']}>
          {isOwn && <StaleRows of={[read]} />}
          {rows.length === 0 ? <EmptyState {...empty} {...(page > 1 && end)} /> : children(rows)}
          <LoadingOverlay isActive={isValidating && !isOwn} />
        </div>
      )}
      {rows && (
        <Pagination
          page={page}
          pages={pageCount({ total: data.total, page, rows: rows.length, limit: perPage })}
          onPage={turn}
        />
      )}
    </div>
  )
}
