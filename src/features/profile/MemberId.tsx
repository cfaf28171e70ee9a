import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../platform/clipboard.ts'
import { showToast } from '../../messages/toasts.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './ProfilePage.module.css'

/** The id that support asks for. Copied by a button; where the browser refuses, it can be marked by hand. */
export function MemberId({ id }: { id: string }) {
  const { t } = useTranslation(['profile', 'shared'])
  const copy = async () =>
    (await copyText(id))
      ? showToast('success', t('shared:copied', { text: id }))
      : showToast('error', t('shared:copyFailed'))
  return (
    <div className={styles['row']}>
      <dl>
        <dt>{t('id')}</dt>
        <dd className={styles['id']}>{id || '-'}</dd>
      </dl>
      {id !== '' && (
        <IconButton label={t('shared:copy', { what: t('id') })} onClick={() => void copy()}>
          <Copy />
        </IconButton>
      )}
    </div>
  )
}
