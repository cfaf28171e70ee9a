import { settings } from '../lib/settings/settings.ts'
import { ServiceName } from './ServiceName.tsx'
import { setSupportSlot } from './supportSlot.ts'
import styles from './FullPage.module.css'

export const FullPageHead = ({ mayRead = true }: { mayRead?: boolean }) => (
  <header className={styles['head']}>
    <ServiceName mayRead={mayRead} />
    {mayRead && settings.VITE_CHAT_URL !== '' && <span ref={setSupportSlot} className={styles['support']} />}
  </header>
)
