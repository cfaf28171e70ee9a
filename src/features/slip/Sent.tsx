import { CircleCheck } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { promisedMs } from '../../wallet/credits.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { Button } from '../../ui/Button.tsx'
import { Crediting } from '../../ui/Crediting.tsx'
import styles from './Slip.module.css'

interface Props extends Pick<ComponentProps<typeof Crediting>, 'since' | 'credit'> {
  /** What the server said, or null. */
  message: string | null
  onAnother(): void
}

/** The server took the slip: what happens next, and whether the money has come. */
export function Sent({ since, credit, message, onAnother }: Props) {
  const { t } = useTranslation('slip')
  return (
    <div className={styles['form']}>
      <div className={styles['done']} role="status">
        <CircleCheck size={40} aria-hidden="true" />
        <h3 className={styles['subtitle']}>{t('sentTitle')}</h3>
        {message !== null && <p>{message}</p>}
        <p>{t('sentText')}</p>
      </div>
      <Crediting since={since} promised={promisedMs} credit={credit} />
      <Button onClick={() => openDialog({ name: 'slips' })}>{t('listTitle')}</Button>
      <Button look="plain" onClick={onAnother}>
        {t('another')}
      </Button>
    </div>
  )
}
