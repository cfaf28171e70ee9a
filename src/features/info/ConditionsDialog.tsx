import { useTranslation } from 'react-i18next'
import { conditionsCall } from '../../api/info.ts'
import { useRead } from '../../api/useRead.ts'
import { listDrawing } from '../../ui/drawings.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ReadFailure } from '../../ui/feedback/Failure.tsx'
import { RichCard } from '../../ui/richText/RichText.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Outline } from '../../ui/lists/Outline.tsx'

export function ConditionsDialog() {
  const { t } = useTranslation('info')
  const { data, error, isValidating, mutate } = useRead(conditionsCall)
  const paragraphs = data?.filter((html) => html.trim() !== '')
  return (
    <Sheet title={t('conditionsTitle')}>
      {!paragraphs && !error && <Outline shape="text" height={240} />}
      {!paragraphs && error && <ReadFailure error={error} busy={isValidating} onRetry={() => void mutate()} />}
      {paragraphs?.length === 0 && (
        <EmptyState drawing={listDrawing} title={t('conditionsEmptyTitle')} text={t('conditionsEmptyText')} />
      )}
      <RichCard html={paragraphs ?? []} />
    </Sheet>
  )
}
