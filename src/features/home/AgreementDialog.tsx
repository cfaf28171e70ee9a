import { useTranslation } from 'react-i18next'
import { agreementsCall } from '../../api/info.ts'
import { agree } from '../../session/agreement.ts'
import { useRead } from '../../api/useRead.ts'
import { closeDialog } from '../../nav/useDialog.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { ReadFailure } from '../../ui/feedback/Failure.tsx'
import { RichCard } from '../../ui/richText/RichText.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Outline } from '../../ui/lists/Outline.tsx'
import styles from './AgreementDialog.module.css'

/** Closing the dialog does not mean agreeing. */
export function AgreementDialog() {
  const { t } = useTranslation('home')
  const { data: paragraphs, error, isValidating, mutate } = useRead(agreementsCall)
  const confirm = () => {
    agree()
    void closeDialog()
  }
  return (
    <Sheet title={t('agreementTitle')}>
      {!paragraphs && !error && <Outline shape="text" height={240} />}
      {!paragraphs && error && <ReadFailure error={error} busy={isValidating} onRetry={() => void mutate()} />}
      {paragraphs && (
        <div className="stack">
          <RichCard html={paragraphs} />
          <div className={styles['confirm']}>
            <Button onClick={confirm}>{t('agreementConfirm')}</Button>
          </div>
        </div>
      )}
    </Sheet>
  )
}
