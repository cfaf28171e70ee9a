import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/IconButton.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Slips } from './Slips.tsx'
import { useSlips } from './useSlips.ts'

/** The list of slips with their status. Once it has been read, it can be read again. */
export function SlipsDialog() {
  const { t } = useTranslation('slip')
  const [page, setPage] = useState(1)
  const read = useSlips(page)
  const { data, isValidating, mutate } = read
  return (
    <Sheet
      title={t('listTitle')}
      action={
        data && (
          <IconButton
            label={t('refresh')}
            aria-busy={isValidating}
            onClick={isValidating ? undefined : () => void mutate()}
          >
            {isValidating ? <Spinner /> : <RotateCw />}
          </IconButton>
        )
      }
    >
      <Slips page={page} onPage={setPage} read={read} />
    </Sheet>
  )
}
