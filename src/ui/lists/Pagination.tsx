import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../controls/Button.tsx'
import { pageWindow } from './pageWindow.ts'
import styles from './Pagination.module.css'

interface Props {
  /** Counts from 1. */
  page: number
  pages: number
  onPage(page: number): void
}

export function Pagination({ page, pages, onPage }: Props) {
  const { t } = useTranslation('shared')
  if (pages <= 1 && page <= 1) return null
  return (
    <nav className={styles['pagination']} aria-label={t('pages')}>
      <IconButton label={t('previousPage')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft />
      </IconButton>
      {pageWindow(page, pages).map((number) => (
        <button
          key={number}
          type="button"
          className={styles['page']}
          translate="no"
          aria-label={t('page', { page: number })}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          {number}
        </button>
      ))}
      <IconButton label={t('nextPage')} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <ChevronRight />
      </IconButton>
    </nav>
  )
}
