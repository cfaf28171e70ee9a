import { settings } from '../lib/settings/settings.ts'
import { ServiceName } from './ServiceName.tsx'
import { setSupportPlace } from './supportPlace.ts'
import styles from './FullPage.module.css'

export const FullPageHead = ({ asks = true }: { asks?: boolean }) => (
  <header className={styles['head']}>
    <ServiceName asks={asks} />
    {asks && settings.VITE_CHAT_URL !== '' && <span ref={setSupportPlace} className={styles['support']} />}
  </header>
)
