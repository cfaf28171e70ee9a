import { Paperclip } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { acceptedFiles } from '../engine/rules.ts'
import styles from './Composer.module.css'

/** The browser's own file input under an icon. */
export function AttachButton({ onFile }: { onFile(file: File): void }) {
  const { t } = useTranslation('chat')
  return (
    <label className={styles['attach']} title={t('attach')}>
      <input
        type="file"
        className="visually-hidden"
        accept={acceptedFiles}
        aria-label={t('attach')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // Else the same file chosen again would be no change.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <Paperclip size={22} aria-hidden="true" />
    </label>
  )
}
