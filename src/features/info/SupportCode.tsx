import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/Card.tsx'
import styles from './ContactPage.module.css'

/** Support's QR code, for another device to scan. Renders nothing if the picture does not load. */
export function SupportCode({ address }: { address: string }) {
  const { t } = useTranslation('info')
  const [broken, setBroken] = useState(false)
  if (broken) return null
  return (
    <Card className={styles['code']}>
      <p>{t('qrHint')}</p>
      <img src={address} alt={t('qr')} width={160} height={160} onError={() => setBroken(true)} />
    </Card>
  )
}
