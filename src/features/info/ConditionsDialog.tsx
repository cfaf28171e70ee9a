import { useTranslation } from 'react-i18next'
import { conditionsCall } from '../../api/info.ts'
import { useRead } from '../../api/useRead.ts'
import { listDrawing } from '../../ui/drawings.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { hasContent } from '../../ui/richText/htmlText.ts'
import { RichCard } from '../../ui/richText/RichText.tsx'

export function ConditionsDialog() {
  const { t } = useTranslation('info')
  return (
    <Sheet title={t('conditionsTitle')}>
      <Reads of={[useRead(conditionsCall)]} height={240} shape="text">
        {([conditions]) =>
          conditions.some(hasContent) ? (
            <RichCard html={conditions} />
          ) : (
            <EmptyState drawing={listDrawing} title={t('conditionsEmptyTitle')} text={t('conditionsEmptyText')} />
          )
        }
      </Reads>
    </Sheet>
  )
}
