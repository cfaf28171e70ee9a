import { ScanFace } from 'lucide-react'
import { StrictMode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '../../i18n/setUp.ts'
import { temporary } from '../../platform/storage.ts'
import { endLocked, isLocked } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { focusOnMount } from '../../ui/focusOn.ts'
import { Mark } from '../../ui/layout/Mark.tsx'
import { followLeaving, onOtherTab } from './cover.ts'
import { lockRecord, tryBiometric, unlock } from './lock.ts'
import { PinCheck } from './PinField.tsx'
import styles from './Pin.module.css'

export { onOtherTab }

/** Shows nothing else until the PIN is right, or the session has ended. */
export async function askPin(root: HTMLElement): Promise<void> {
  // The leftovers may have it encrypted; no plain copy stays behind the lock.
  temporary.remove('sessionStart')
  await loadTexts('lock')
  followLeaving()
  const shown = createRoot(root)
  await new Promise<void>((resolve) => {
    shown.render(
      <StrictMode>
        <LockScreen onDone={resolve} />
      </StrictMode>,
    )
  })
  shown.unmount()
}

function LockScreen({ onDone }: { onDone(): void }) {
  const { t } = useTranslation(['lock', 'common'])
  const [hint, setHint] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [hasForgotten, setForgotten] = useState(false)
  const [hasBiometric] = useState(() => lockRecord()?.biometric !== undefined)
  useEffect(() => {
    // Another tab has removed the lock, or ended the session.
    const onStorage = () => isLocked() || window.location.reload()
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])

  const end = () => {
    endLocked()
    onDone()
  }
  const enter = (token: string) => void unlock(token).then(onDone)
  const tryDevice = async (failed: string) => {
    setHint('')
    const token = await tryBiometric(t('unlock')).catch(() => null)
    // A late prompt may follow the PIN.
    if (token && isLocked()) return enter(token)
    setHint(failed)
    // Only the last failure is shown.
    if (failed) setError(null)
  }
  const askAtOnce = useEffectEvent(() => void tryDevice(''))
  const isAsked = useRef(false)
  useEffect(() => {
    // The button remains for devices that answer a tap alone.
    if (!isAsked.current) askAtOnce()
    isAsked.current = true
  }, [])
  return (
    <main className={styles['screen']}>
      <Mark isLarge />
      <h1>{t('locked')}</h1>
      {hasForgotten ? (
        <div className={styles['question']}>
          <p role="status">{t('forgotText')}</p>
          <Button onClick={end}>{t('common:login')}</Button>
          <Button ref={focusOnMount} variant="plain" onClick={() => setForgotten(false)}>
            {t('enter')}
          </Button>
        </div>
      ) : (
        <>
          <PinCheck hint={hint} error={error} onError={setError} onRight={enter} onEnded={end}>
            {hasBiometric && (
              <button type="button" aria-label={t('useBiometric')} onClick={() => void tryDevice(t('biometricFailed'))}>
                <ScanFace />
              </button>
            )}
          </PinCheck>
          <Button variant="plain" onClick={() => setForgotten(true)}>
            {t('forgot')}
          </Button>
        </>
      )}
    </main>
  )
}
