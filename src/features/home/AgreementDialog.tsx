import { useTranslation } from 'react-i18next'
import { agreementsCall } from '../../api/info.ts'
import { useRead } from '../../api/useRead.ts'
import { closeDialogs } from '../../nav/useDialog.ts'
import { agree } from '../../session/agreement.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { RichCard } from '../../ui/richText/RichText.tsx'
import styles from './AgreementDialog.module.css'

/** Closing the dialog does not mean agreeing. */
export function AgreementDialog() {
  const { t } = useTranslation('home')
  const confirm = () => {
    agree()
    void closeDialogs()
  }
  return (
    <Sheet title={t('agreementTitle')}>
      <Reads of={[useRead(agreementsCall)]} shape="text" height={240}>
        {([paragraphs]) => (
          <div className="stack">
            <RichCard html={paragraphs} />
            <div className={styles['confirm']}>
              <Button onClick={confirm}>{t('agreementConfirm')}</Button>
            </div>
          </div>
        )}
      </Reads>
    </Sheet>
  )
}
