import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { closeDialogs } from '../nav/useDialog.ts'
import { Button } from '../ui/controls/Button.tsx'
import { Spinner } from '../ui/feedback/Spinner.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { FeatureFailure } from '../ui/layout/FeatureBoundary.tsx'
import styles from './dialogFallbacks.module.css'

/** The second of two quick taps must not close. */
const closeDelayMs = 600

export function ComingDialog() {
  const { t } = useTranslation()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), closeDelayMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => void (key === 'Escape' && closeDialogs())
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <div className={styles['coming']}>
      <Spinner />
      {isLate && (
        <button type="button" className={styles['close']} aria-label={t('close')} onClick={() => void closeDialogs()} />
      )}
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
