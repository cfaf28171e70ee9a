import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import type { ChatSnapshot } from '../engine/types.ts'
import styles from './MessageList.module.css'

interface Props {
  older: ChatSnapshot['older']
  onLoad(): void
}

/** The first row of the list, which loads older messages. All its states have the same height, so that nothing moves. */
export function OlderRow({ older, onLoad }: Props) {
  const { t } = useTranslation('chat')
  return (
    <div className={styles['older']}>
      {older === 'none' && <p className={styles['beginning']}>{t('beginning')}</p>}
      {older === 'loading' && (
        <>
          <Spinner />
          <span>{t('loadingOlder')}</span>
        </>
      )}
      {older === 'failed' && <span>{t('olderFailed')}</span>}
      {(older === 'failed' || older === 'more') && (
        <Button variant="plain" onClick={onLoad}>
          {older === 'failed' && <RotateCw size={18} aria-hidden="true" />}
          {t(older === 'failed' ? 'tryAgain' : 'showOlder')}
        </Button>
      )}
    </div>
  )
}
