import { getI18n } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { connectWire } from '../api/client/client.ts'
import { errorText } from '../i18n/errorText.ts'
import { loadTexts } from '../i18n/setUp.ts'
import { showToast } from '../lib/toasts.ts'
import { loginAddress, beforeLoginPage, pages } from '../nav/addresses.ts'
import { entryState } from '../nav/entryState.ts'
import { watchHistory } from '../nav/history.ts'
import { onBlocked } from '../nav/useDialog.ts'
import { followHiddenAmounts } from '../session/hiddenAmounts.ts'
import { currentSession, endIfGone, endSession } from '../session/session.ts'

/** Connects API, session and navigation, which do not know each other. */
export function connect(): void {
  watchHistory()
  window.addEventListener('pageshow', ({ persisted }) => persisted && endIfGone())
  followHiddenAmounts()
  window.addEventListener('storage', followLock)
  onBlocked(
    () =>
      void loadTexts('shared').then(
        () => showToast('error', getI18n().t('shared:busyElsewhere')),
        () => undefined,
      ),
  )
  connectWire({
    token: () => currentSession()?.token ?? null,
    onSessionEnd(code) {
      // Ended first, so later failing calls find no session.
      const wanted = window.location.pathname + window.location.search
      const by = currentSession()?.loginName
      window.dispatchEvent(new Event(beforeLoginPage))
      const { typed, dialogDepth, hasBefore } = entryState()
      endSession()
      navigate(loginAddress(wanted), { replace: true, state: { typed, dialogDepth, hasBefore, by } })
      // Texts may be missing, and another member may have logged in.
      const tell = () => void (currentSession() ?? showToast('error', errorText(getI18n(), { code })))
      void loadTexts('errors').then(tell, tell)
    },
    onGone: () => navigate(pages.terminated, { replace: true }),
  })
}

/** Another tab may set a lock while this page has none. */
function followLock(event: StorageEvent): void {
  if (event.key !== 'lock') return
  void import('../features/lock/LockScreen.tsx').then(
    (lock) => lock.onOtherTab(event),
    () => undefined,
  )
}
