import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openInBrowser } from '../../device/openInBrowser.ts'
import { pages } from '../../nav/addresses.ts'
import { searchOf } from '../../nav/dialogAddress.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './GameDialog.module.css'

/** Takes the place of play where a form cannot leave the host. It opens this dialog in the phone's browser; no money moves here. */
export function PlayInBrowser({ code, name }: { code: string; name: string }) {
  const { t } = useTranslation('games')
  const [isAsked, setIsAsked] = useState(false)
  const leave = () => {
    openInBrowser(pages.home + searchOf({ name: 'game', code }))
    setIsAsked(true)
  }
  return (
    <div className={styles['part']}>
      <p className={styles['hint']}>{t('browserWhy', { name })}</p>
      <Button onClick={leave}>
        <ExternalLink size={20} aria-hidden="true" />
        {t('openInBrowser')}
      </Button>
      <p className={styles['hint']} role="status">
        {isAsked ? t('browserAsked') : ''}
      </p>
    </div>
  )
}
