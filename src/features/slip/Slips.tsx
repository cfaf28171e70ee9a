import { ReceiptText, RotateCw } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import useSWR from 'swr'
import { readSlips } from '../../api/slip.ts'
import { useErrorText } from '../../i18n/errorText.ts'
import { currencyOf } from '../../member/accounts.ts'
import { useWallet } from '../../member/useWallet.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx'
import { pageCount } from '../../ui/pageWindow.ts'
import { Pagination } from '../../ui/Pagination.tsx'
import { Retry } from '../../ui/Retry.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Slips.module.css'
import { SlipTable } from './SlipTable.tsx'

/** Rows of one page (spec, section 9). */
const rowsPerPage = 10

/** The member's slips, newest first, ten a page; the page before stays in sight while the next one loads. */
export function Slips() {
  const { t } = useTranslation('slip')
  const errorText = useErrorText()
  const [page, setPage] = useState(1)
  const top = useRef<HTMLDivElement>(null)
  const { data: wallet } = useWallet()
  const { data, error, isLoading, isValidating, mutate } = useSWR(['slips', page], () => readSlips(page, rowsPerPage), {
    keepPreviousData: true,
  })
  const turn = (next: number) => {
    setPage(next)
    top.current?.scrollIntoView({ block: 'nearest' })
  }
  const empty =
    page === 1 ? { title: t('emptyTitle'), text: t('emptyText') } : { title: t('endTitle'), text: t('endText') }
  return (
    <div ref={top} className={styles['slips']}>
      {!data && !error && <Skeleton height={320} />}
      {error && !isLoading ? (
        <Retry text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />
      ) : (
        data && (
          <>
            <Button look="plain" className={styles['refresh']} busy={isValidating} onClick={() => void mutate()}>
              {!isValidating && <RotateCw size={18} aria-hidden="true" />}
              {t('refresh')}
            </Button>
            <div className={styles['list']}>
              {data.slips.length === 0 ? (
                <EmptyState icon={ReceiptText} {...empty} />
              ) : (
                <SlipTable slips={data.slips} currency={currencyOf(wallet)} />
              )}
              <LoadingOverlay active={isValidating} />
            </div>
          </>
        )
      )}
      {data && (
        <Pagination
          page={page}
          pages={pageCount({ total: data.total, page, rows: data.slips.length, limit: rowsPerPage })}
          onPage={turn}
        />
      )}
    </div>
  )
}
