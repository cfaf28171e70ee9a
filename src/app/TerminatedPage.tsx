import { CloudOff } from 'lucide-react'
import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { readActive } from '../api/service.ts'
import { useErrorText } from '../i18n/errorText.ts'
import { pages } from '../nav/addresses.ts'
import { platform } from '../platform/current.ts'
import { Button } from '../ui/Button.tsx'
import { showToast } from '../messages/toasts.ts'
import { useAbortSignal } from '../ui/useAbortSignal.ts'
import styles from './FullPage.module.css'
import { setTerminated } from './useServiceCheck.ts'

/** Shown when the service is gone; asks again when told to. */
export function TerminatedPage() {
  const { t } = useTranslation(['shared', 'common'])
  const errorText = useErrorText()
  const [asking, setAsking] = useState(false)
  const newSignal = useAbortSignal()
  // Before it is painted: no frame looks as if the service were there.
  useLayoutEffect(() => {
    setTerminated(true)
    return () => setTerminated(false)
  }, [])

  const ask = async () => {
    const signal = newSignal()
    setAsking(true)
    try {
      const { terminated } = await readActive()
      // The login page would end the session of who has gone back meanwhile.
      if (signal.aborted) return
      if (terminated === 'gone') showToast('error', t('terminatedStill'))
      else navigate(pages.login, { replace: true })
    } catch (reason) {
      if (!signal.aborted) showToast('error', errorText(reason))
    } finally {
      setAsking(false)
    }
  }
  return (
    <main className={styles['page']}>
      <CloudOff size={56} strokeWidth={1.5} aria-hidden="true" />
      <h1 className={styles['title']}>{t('terminatedTitle')}</h1>
      <p>{t('terminatedText')}</p>
      <Button variant="quiet" busy={asking} onClick={() => void ask()}>
        {t('common:retry')}
      </Button>
      {platform().can.close && (
        <Button variant="quiet" onClick={() => platform().close()}>
          {t('common:close')}
        </Button>
      )}
    </main>
  )
}
