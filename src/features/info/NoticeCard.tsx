import { Megaphone, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hash } from '../../member/hash.ts'
import { persistent, temporary } from '../../platform/storage.ts'
import { sessionArea } from '../../member/session.ts'
import { Card } from '../../ui/Card.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { RichText } from '../../ui/RichText.tsx'
import styles from './NoticeCard.module.css'
import { useNotice } from './useNotice.ts'

/** The operator's notice on login and home; stays away once dismissed, until its text changes. */
export function NoticeCard() {
  const { t } = useTranslation('info')
  const notice = useNotice()
  const [dismissed, setDismissed] = useState(() => [persistent, temporary].map((area) => area.get('notice')))
  if (notice.trim() === '' || dismissed.includes(hash(notice))) return null

  const dismiss = () => {
    sessionArea().set('notice', hash(notice))
    setDismissed([hash(notice)])
  }
  return (
    <Card className={styles['notice']} aria-label={t('notice')}>
      <Megaphone size={20} aria-hidden="true" />
      <RichText html={notice} />
      <IconButton label={t('dismissNotice')} onClick={dismiss}>
        <X />
      </IconButton>
    </Card>
  )
}
