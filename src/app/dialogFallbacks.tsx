import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { closeDialogs } from '../nav/useDialog.ts'
import { Button } from '../ui/controls/Button.tsx'
import { Spinner } from '../ui/feedback/Spinner.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { FeatureFailure } from '../ui/layout/FeatureBoundary.tsx'
import styles from './dialogFallbacks.module.css'

/** Its file may never come. */
export function ComingDialog() {
  const { t } = useTranslation()
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => void (key === 'Escape' && closeDialogs())
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <div className={styles['coming']}>
      <Spinner />
      <button type="button" className={styles['close']} aria-label={t('close')} onClick={() => void closeDialogs()} />
    </div>
  )
}

/** Preloaded, since it cannot be fetched offline. */
export function LostDialog() {
  const { t } = useTranslation()
  return (
    <div className={styles['coming']}>
      <Card className={styles['lost']}>
        <FeatureFailure />
        <Button variant="plain" onClick={() => void closeDialogs()}>
          {t('close')}
        </Button>
      </Card>
    </div>
  )
}
