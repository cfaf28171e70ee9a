import { ChevronRight, Headset } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openDialog } from '../../nav/useDialog.ts'
import { classes } from '../../ui/classes.ts'
import hero from '../../ui/Hero.module.css'
import styles from './ChatCard.module.css'

/** Opens the app's own chat with support: the shortest way to help, so it stands out. */
export function ChatCard() {
  const { t } = useTranslation('info')
  return (
    <button
      type="button"
      className={classes(hero['hero'], styles['chat'])}
      onClick={() => openDialog({ name: 'chat' })}
    >
      <span className={styles['face']} aria-hidden="true">
        <Headset size={26} />
      </span>
      <span className={styles['words']}>
        <span className={styles['title']}>{t('chat')}</span> <span className={styles['here']}>{t('chatHere')}</span>
      </span>
      <span className={styles['go']} aria-hidden="true">
        <ChevronRight size={22} />
      </span>
    </button>
  )
}
