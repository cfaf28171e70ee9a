import { Paperclip } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { acceptedFiles } from '../engine/fileRules.ts'
import styles from './AttachButton.module.css'

/** A file input that looks like an icon button. */
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
          // Without this, choosing the same file again fires no change event.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <Paperclip size={22} aria-hidden="true" />
    </label>
  )
}
