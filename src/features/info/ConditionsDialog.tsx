import { ScrollText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { conditionsCall } from '../../api/info.ts'
import { useReadErrorText } from '../../i18n/readErrorText.ts'
import { useRead } from '../../reads/useRead.ts'
import { closeDialog } from '../../nav/useDialog.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { keyed } from '../../ui/keyed.ts'
import { Retry } from '../../ui/Retry.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './ConditionsDialog.module.css'

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
      <div className={styles['paragraphs']}>
        {keyed(paragraphs ?? [], (html) => html).map(({ key, item }) => (
          <RichText key={key} html={item} />
        ))}
      </div>
    </Sheet>
  )
}
