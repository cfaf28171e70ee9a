import { ScrollText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { conditionsCall } from '../../api/info.ts'
import { useReadErrorText } from '../../i18n/readErrorText.ts'
import { useRead } from '../../reads/useRead.ts'
import { closeDialog } from '../../nav/useDialog.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Retry } from '../../ui/Retry.tsx'
import { RichCard } from '../../ui/RichCard.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** The operator's conditions, paragraph by paragraph. */
export function ConditionsDialog() {
  const { t } = useTranslation('info')
  const errorText = useReadErrorText()
  const { data, error, isValidating, mutate } = useRead(conditionsCall)
  const paragraphs = data?.filter((html) => html.trim() !== '')
  return (
    <Sheet title={t('conditionsTitle')} onClose={() => void closeDialog()}>
      {!paragraphs && !error && <Skeleton height={240} />}
      {!paragraphs && error && <Retry text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />}
      {paragraphs?.length === 0 && (
        <EmptyState icon={ScrollText} title={t('conditionsEmptyTitle')} text={t('conditionsEmptyText')} />
      )}
      <RichCard html={paragraphs ?? []} />
    </Sheet>
  )
}
