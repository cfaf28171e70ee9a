import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { send } from '../api/client/client.ts'
import { activeCall } from '../api/service.ts'
import { useErrorText } from '../i18n/errorText.ts'
import { useSupportChannel } from '../lib/support.ts'
import { showToast } from '../lib/toasts.ts'
import { pages } from '../nav/addresses.ts'
import { platform } from '../platform/current.ts'
import { currentSession } from '../session/session.ts'
import { Button } from '../ui/controls/Button.tsx'
import { SupportButton } from '../ui/controls/SupportButton.tsx'
import { closedDrawing } from '../ui/drawings.ts'
import { Illustration } from '../ui/feedback/Illustration.tsx'
import { useAbortSignal } from '../ui/useAbortSignal.ts'
import { FullPageHead } from './FullPageHead.tsx'
import { setTerminated } from './useServiceCheck.ts'
import styles from './FullPage.module.css'

export function TerminatedPage() {
  const { t } = useTranslation(['shared', 'common'])
  const errorText = useErrorText()
  const [isChecking, setChecking] = useState(false)
  const channel = useSupportChannel()
  const newSignal = useAbortSignal()
  // Runs before the first paint, so nothing else flashes.
  useLayoutEffect(() => {
    setTerminated(true)
    return () => setTerminated(false)
  }, [])

  const check = async () => {
    const signal = newSignal()
    setChecking(true)
    try {
      const { terminated } = await send(activeCall)
      if (signal.aborted) return
      if (terminated === 'gone') showToast('error', t('terminatedStill'))
      // Login would end a member's session.
      else navigate(currentSession() ? pages.user : pages.login, { replace: true })
    } catch (reason) {
      if (!signal.aborted) showToast('error', errorText(reason))
    } finally {
      setChecking(false)
    }
  }
  return (
    <main className={styles['page']}>
      <FullPageHead mayRead={false} />
      <Illustration drawing={closedDrawing} />
      <h1 className={styles['title']}>{t('terminatedTitle')}</h1>
      <p>{t(channel === 'chat' ? 'terminatedChat' : 'terminatedText')}</p>
      <div className={styles['actions']}>
        {channel === 'chat' && <SupportButton variant="primary" />}
        <Button variant="plain" isBusy={isChecking} onClick={() => void check()}>
          {t('terminatedCheck')}
        </Button>
        {platform().can.close && (
          <Button variant="plain" onClick={() => platform().close()}>
            {t('common:close')}
          </Button>
        )}
      </div>
    </main>
  )
}
